/** Bundles the islands of the pages: React in one file, what all forms need in a second, each island in its own. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { IslandFiles } from '#lib/platform/http/islands';
import { esbuildFloor } from '#lib/start/build/bundles';
import { islands } from '#lib/start/islands';

const folder = '/_next/static/islands';
const listName = 'islands.json';

/**
 * Islands share these by file: the modules, and what of each may be imported. A name that is missing here fails the
 * build.
 */
const shared = {
  react: {
    react: [
      'default',
      'createContext',
      'createElement',
      'Fragment',
      'useContext',
      'useEffect',
      'useId',
      'useLayoutEffect',
      'useMemo',
      'useRef',
      'useState',
      'useSyncExternalStore',
    ],
    'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
    'react-dom': ['createPortal', 'flushSync'],
    'react-dom/client': ['hydrateRoot'],
  },
  forms: {
    'react-hook-form': ['useForm', 'get', 'set', 'appendErrors'],
    '@hookform/resolvers/zod': ['zodResolver'],
    'zod/mini': [
      'array',
      'config',
      'custom',
      'literal',
      'minLength',
      'object',
      'optional',
      'overwrite',
      'pipe',
      'refine',
      'regex',
      'string',
      'transform',
      'unknown',
    ],
  },
} as const;
type SharedFile = keyof typeof shared;
type SharedPaths = Readonly<Partial<Record<SharedFile, string>>>;
const sharedFiles = Object.keys(shared) as SharedFile[];
const sharedModules = new Map(
  sharedFiles.flatMap((file) =>
    Object.entries<readonly string[]>(shared[file]).map(([module, names]) => [
      module,
      { file, names },
    ]),
  ),
);

/** Writes the files into the build in `dist`, and the list of them. `root` is the project's folder. */
export async function buildIslands(root: string, dist: string): Promise<void> {
  await mkdir(join(dist, 'static/islands'), { recursive: true });
  const put = async (path: string, text: string) => {
    await writeFile(join(dist, path.replace('/_next/', '')), text);
    return path;
  };
  const write = async (name: string, { text, parts }: Bundle) => {
    for (const [path, part] of parts) await put(path, part);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
    return put(`${folder}/${name}-${hash}.js`, text);
  };
  const paths: Partial<Record<SharedFile, string>> = {};
  for (const file of sharedFiles) {
    paths[file] = await write(file, await bundle(root, sharedSource(file), file, paths));
  }
  const made = Object.entries(islands).map(async ([name, [module, component]]) => {
    const entry = `import { ${component} as Part } from '${module}';
import { hydrateIsland } from '#components/layout/hydrate-island';
export const start = (host) => hydrateIsland(host, Part);`;
    const source = component === 'start' ? `export { start } from '${module}';` : entry;
    const bundled = await bundle(root, source, name, paths);
    return [name, [...bundled.imports, await write(name, bundled)]] as const;
  });
  const list: IslandFiles = Object.fromEntries(await Promise.all(made));
  await writeFile(join(dist, listName), JSON.stringify(list));
}

/** The list that `buildIslands` wrote; empty for a build without islands. */
export async function readIslandFiles(dist: string): Promise<IslandFiles> {
  const list = join(dist, listName);
  return existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : {};
}

/** Exports one object for each module: names of different modules may be the same. */
function sharedSource(file: SharedFile): string {
  return Object.entries<readonly string[]>(shared[file])
    .map(([module, names]) => {
      const own = names.map((name) => `${name} as ${keyOf(module)}_${name}`).join(', ');
      return `export { ${own} } from '${module}';`;
    })
    .join('\n');
}

const keyOf = (module: string) => module.replace(/\W/g, '_');

interface Bundle {
  readonly text: string;
  /** Files that it needs at once. */
  readonly imports: readonly string[];
  readonly parts: readonly (readonly [path: string, text: string])[];
}

async function bundle(
  root: string,
  contents: string,
  file: string,
  paths: SharedPaths,
): Promise<Bundle> {
  const { outputFiles, metafile, warnings } = await build({
    stdin: { contents, resolveDir: root, sourcefile: `${file}.js` },
    plugins: [fromShared(file, paths)],
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    ...esbuildFloor,
    charset: 'utf8',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  if (warnings[0]) throw new Error(`the island ${file}: ${warnings[0].text}`);
  const own = `${folder}/stdin.js`;
  const output = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === `${file}.js`,
  );
  const imports = output?.[1].imports.filter(({ kind }) => kind === 'import-statement') ?? [];
  return {
    text: outputFiles.find(({ path }) => path === own)?.text ?? '',
    imports: [
      ...new Set(
        imports.map(({ path, external }) => (external ? path : `${folder}/${basename(path)}`)),
      ),
    ],
    parts: outputFiles.flatMap(({ path, text }) => (path === own ? [] : [[path, text] as const])),
  };
}

/** In all files but the one that holds it, a shared module is imported from that file. */
const fromShared = (file: string, paths: SharedPaths): Plugin => ({
  name: 'shared',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^[@\w]/ }, ({ path }) => {
      const held = sharedModules.get(path);
      return held && held.file !== file ? { path, namespace: 'shared' } : undefined;
    });
    onResolve({ filter: /^\/_next\// }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /.*/, namespace: 'shared' }, ({ path }) => {
      const held = sharedModules.get(path);
      const own = held?.names.map((name) => `${keyOf(path)}_${name} as ${name}`).join(', ');
      return { contents: `export { ${own} } from '${paths[held?.file ?? 'react']}';` };
    });
  },
});
