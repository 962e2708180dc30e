/** `node scripts/runtime-files.ts FOLDER`: copies there what a built site needs to run, and nothing else. For the container. */
import {
  copyFileSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';

const root = realpathSync(join(import.meta.dirname, '..'));

/** The site and the commands of operations are started by their names. */
const programs = [
  'scripts/start.ts',
  'scripts/serve-site.ts',
  'server.ts',
  'lib/start/store-worker.ts',
  'lib/platform/files/inspection/entry.ts',
  'lib/resume/worker/entry.ts',
  ...[
    'doctor',
    'leads',
    'certificates',
    'backup',
    'restore',
    'move',
    'numbers',
    'payments',
    'samples',
    'healthy',
  ].map((name) => `scripts/${name}.ts`),
].filter((file) => existsSync(join(root, file)));

/** Whole: the build, and what its stamp is made of. */
const folders = ['app', 'components', 'lib', 'data', 'public'].concat(
  ['server', 'static', 'node_modules'].map((name) => `.next/${name}`),
);
const others = [
  '.next/*.{json,js}',
  '.next/{BUILD_ID,sources-stamp}',
  '{next,postcss,tailwind}.config.{ts,mjs}',
  'package.json',
  'package-lock.json',
  'instrumentation.ts',
  'node_modules/.bin/node',
  // The text of PDFs is read by lib/platform/files/reading/pdf-text.ts.
  'node_modules/@embedpdf/pdfium/dist/pdfium.wasm',
  // Next looks for its bundler while it reads its settings.
  'node_modules/next/dist/compiled/{@babel,babel,webpack}/**/*',
];
/**
 * These run in development and at a build alone, help debuggers, or are Next's image optimiser, which we do not use.
 */
const left =
  /\.map$|^node_modules\/.*\.d\.ts$|\.nft\.json$|\.dev\.js$|^\.next\/(?:cache|dev)\/|node_modules\/(?:@img|sharp)\//;

export async function runtimeFiles(): Promise<readonly string[]> {
  const { fileList } = await nodeFileTrace(
    programs.map((file) => join(root, file)),
    {
      base: root,
      conditions: ['node', 'import'],
      mixedModules: true,
      readFile: readStripped,
    },
  );
  const files = new Set([...fileList, ...tracedByNext(), 'node_modules/node/bin/node']);
  for (const found of globSync(others, { cwd: root })) files.add(found);
  for (const folder of [...folders, newestAnswers()]) {
    const inside = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const name of inside) files.add(join(folder, name));
  }
  const named = new Set([...files].map(placeOf));
  return [...named].filter((file) => !left.test(file) && !isFolder(file)).sort();
}

/** An image is the first of its site: nobody has pages of a former build open. */
function newestAnswers(): string {
  const madeAt = (folder: string) => lstatSync(join(root, folder)).mtimeMs;
  const folders = globSync('.next-static-cache/*', { cwd: root });
  return folders.sort((a, b) => madeAt(b) - madeAt(a))[0] ?? '.next-static-cache';
}

async function readStripped(path: string): Promise<string | Buffer | null> {
  const text = await readFile(path).catch(() => null);
  if (text === null || !path.endsWith('.ts')) return text;
  return stripTypeScriptTypes(text.toString('utf8'));
}

/** Next's own server and each page load these, noted by its build. */
function tracedByNext(): string[] {
  const notes = globSync('.next/{next-server,server/**/*}.js.nft.json', { cwd: root });
  return notes.flatMap((note) => {
    const { files }: { files: string[] } = JSON.parse(readFileSync(join(root, note), 'utf8'));
    // A page that reads the disk has all of the project in its note.
    return files
      .map((file) => join(dirname(note), file))
      .filter((file) => file.startsWith('node_modules/'));
  });
}

/** Without the links to folders on the way, and without the slash that is behind one. */
function placeOf(file: string): string {
  const path = join(root, file.replace(/\/$/, ''));
  return relative(root, join(realpathSync(dirname(path)), basename(path)));
}

const isFolder = (file: string) => lstatSync(join(root, file)).isDirectory();

if (import.meta.main) {
  const folder = process.argv[2];
  if (!folder) throw new Error('Usage: node scripts/runtime-files.ts FOLDER');
  const files = await runtimeFiles();
  let bytes = 0;
  for (const file of files) {
    const [from, to] = [join(root, file), join(folder, file)];
    mkdirSync(dirname(to), { recursive: true });
    const found = lstatSync(from);
    if (found.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else copyFileSync(from, to);
    bytes += found.size;
  }
  console.log(`${files.length} files, ${Math.round(bytes / 1024 / 1024)} MB`);
}
