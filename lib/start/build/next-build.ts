import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

export type PrerenderedPage = {
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: string;
  /** Seconds; undefined for a page that does not change. */
  readonly revalidate: number | undefined;
};
export type BuildFile = { readonly path: string; readonly file: string };

type Route = {
  initialStatus?: number;
  initialHeaders?: Record<string, string>;
  initialRevalidateSeconds: number | false;
};
type PrerenderManifest = {
  routes: Record<string, Route>;
  dynamicRoutes: Record<string, { fallback: string | false | null }>;
  preview: { previewModeId: string };
};
type RegexRoute = { page?: string; regex: string };
type RoutesManifest = Record<'redirects' | 'staticRoutes' | 'dynamicRoutes', RegexRoute[]>;

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8'));

export async function prerenderedPages(dist: string): Promise<PrerenderedPage[]> {
  const { routes } = await readJson<PrerenderManifest>(join(dist, 'prerender-manifest.json'));
  const pages: PrerenderedPage[] = [];
  for (const [path, route] of Object.entries(routes)) {
    const base = join(dist, 'server/app', path === '/' ? 'index' : path);
    const file = [`${base}.html`, `${base}.body`].find((each) => existsSync(each));
    if (!file || path === '/_global-error') continue;
    const meta = existsSync(`${base}.meta`) ? await readJson<Meta>(`${base}.meta`) : {};
    pages.push({
      path,
      file,
      status: route.initialStatus ?? meta.status ?? 200,
      headers: servedHeaders({ ...meta.headers, ...route.initialHeaders }, file),
      revalidate: route.initialRevalidateSeconds || undefined,
    });
  }
  return pages;
}

type Meta = { status?: number; headers?: Record<string, string> };

/** Next's marks for caches of its own are not for visitors. */
function servedHeaders(headers: Record<string, string>, file: string): Record<string, string> {
  const type = file.endsWith('.html') ? mediaType(file) : headers['content-type'];
  const location = headers.location;
  return { ...(type && { 'content-type': type }), ...(location && { location }) };
}

export async function filesUnder(folder: string, prefix: string): Promise<BuildFile[]> {
  const files: BuildFile[] = [];
  if (!existsSync(folder)) return files;
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.push({ file, path: prefix + file.slice(folder.length) });
  }
  return files;
}

/** Expressions of the paths that Next answers itself: pages made at each request, redirects. */
export async function dynamicRoutes(dist: string): Promise<string[]> {
  const routes = await readJson<RoutesManifest>(join(dist, 'routes-manifest.json'));
  const made = await readJson<PrerenderManifest>(join(dist, 'prerender-manifest.json'));
  const rendered = [...routes.staticRoutes, ...routes.dynamicRoutes].filter(
    ({ page = '' }) =>
      !page.startsWith('/_') && !made.routes[page] && made.dynamicRoutes[page]?.fallback !== false,
  );
  return [...routes.redirects, ...rendered].map(({ regex }) => regex);
}

/** The word by which Next revalidates a page at once instead of answering with the old one. */
export async function revalidateKey(dist: string): Promise<string> {
  const { preview } = await readJson<PrerenderManifest>(join(dist, 'prerender-manifest.json'));
  return preview.previewModeId;
}

/** The stylesheets of a build by address, fit to be inside a page. */
export async function readInlineStyles(
  files: readonly BuildFile[],
): Promise<Record<string, string>> {
  const sheets = files.filter(({ path }) => path.endsWith('.css'));
  return Object.fromEntries(
    await Promise.all(
      sheets.map(async ({ path, file }) => [path, rebaseUrls(await readFile(file, 'utf8'), path)]),
    ),
  );
}

/** Addresses in a stylesheet are relative to it; inside a page they must be on their own. */
export function rebaseUrls(css: string, href: string): string {
  return css
    .replace(/\/\*# sourceMappingURL[\s\S]*?\*\//g, '')
    .replace(/url\((["']?)(?![a-z]+:|[/#"'])(.*?)\1\)/gi, (_, quote, address) => {
      const url = new URL(address, `http://page${href}`);
      return `url(${quote}${url.pathname}${url.search}${url.hash}${quote})`;
    })
    .trim();
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const mediaType = (file: string): string =>
  types[extname(file).toLowerCase()] ?? 'application/octet-stream';
