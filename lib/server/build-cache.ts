/** Makes the ready answers of a build: pages without waiting scripts, everything compressed. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageShell } from '#lib/hydration/server/defer-scripts';
import {
  type BuildFile,
  dynamicRoutes,
  filesUnder,
  type PrerenderedPage,
  prerenderedPages,
  revalidateKey,
} from '#lib/hydration/server/next-build';
import { pageWithoutScripts } from '#lib/hydration/server/ordinary-page';
import { deskLive } from '#lib/routes';
import { cacheControl } from '#lib/server/cache-control';
import {
  type CacheManifest,
  removeOldCaches,
  type StoredResponse,
  writeCacheFolder,
} from '#lib/server/cache-folder';
import { bodiesOf, isHtml, makePages } from '#lib/server/cache-pages';
import { compressBest } from '#lib/server/compress';
import { deskScript, headScript } from '#lib/server/head-script';
import { readInlineStyles } from '#lib/server/inline-styles';
import { readIslandFiles } from '#lib/server/island-build';
import { compressible, mediaType } from '#lib/server/media-type';
import { speculationRules, speculationRulesPath } from '#lib/server/speculation-rules';

export type CacheSources = {
  /** The root of the project. */
  readonly root: string;
  /** The site's address as the build wrote it into its pages, and as it is to be. */
  readonly origin: { readonly from: string; readonly to: string };
  /** Why scripts are not to be deferred, whatever the build is like. */
  readonly ordinary?: string;
};

/** The folder of answers for the build that stands in `.next`; made unless it is there. */
export async function buildStaticCache(sources: CacheSources): Promise<string> {
  const { root, origin, ordinary } = sources;
  const dist = join(root, '.next');
  const parent = join(root, '.next-static-cache');
  const id = digest(
    `${await readFile(join(dist, 'BUILD_ID'), 'utf8')} ${origin.to}${ordinary ? ' ordinary' : ''}`,
  );
  const folder = join(parent, id);
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  await writeCacheFolder(folder, (draft) => fillFolder(sources, dist, draft));
  await removeOldCaches(parent, 4);
  return folder;
}

async function fillFolder(
  { root, origin, ordinary: asked }: CacheSources,
  dist: string,
  draft: string,
): Promise<CacheManifest> {
  const built = await filesUnder(join(dist, 'static'), '/_next/static');
  const styles = await readInlineStyles(built);
  const head = await headScript(root);
  const islands = await readIslandFiles(dist);
  const shell = { head, css: (href: string) => styles[href], origin, islands };
  const pages = await prerenderedPages(dist);
  const answers: Record<string, StoredResponse> = {};
  const keep = async (path: string, status: number, headers: Headers, body: Buffer) => {
    answers[path] = { status, headers, files: await writeBodies(draft, headers, body) };
  };
  const keepFiles = async (files: readonly BuildFile[], cache: string) => {
    const keepFile = async ({ path, file }: BuildFile) => {
      const headers = { 'content-type': mediaType(file), 'cache-control': cache };
      await keep(path, 200, headers, await readFile(file));
    };
    await Promise.all(files.map(keepFile));
  };
  await keepFiles(await filesUnder(join(root, 'public'), ''), cacheControl.public);
  const script = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': cacheControl.page,
  };
  await keep(deskLive, 200, script, Buffer.from(await deskScript(root)));
  await keepFiles(
    await filesUnder(join(root, '.next-previous/static'), '/_next/static'),
    cacheControl.built,
  );
  await keepFiles(built, cacheControl.built);
  const made = asked === undefined ? await makePages(pages, shell) : { mismatch: asked };
  const ordinary = 'mismatch' in made ? made.mismatch : undefined;
  const others = pages.filter((page) => !isHtml(page));
  const bodies = 'bodies' in made ? made.bodies : await bodiesOf(others, shell);
  const keepPage = async (page: PrerenderedPage) => {
    const picture = page.headers['content-type']?.startsWith('image/');
    const cache = picture ? cacheControl.public : cacheControl.page;
    const headers = { 'cache-control': cache, ...page.headers };
    await keep(page.path, page.status, headers, bodies.get(page.path) ?? Buffer.alloc(0));
  };
  await Promise.all(pages.filter(({ path }) => bodies.has(path)).map(keepPage));
  const sent = pages.filter((page) => page.status === 200 && isHtml(page) && bodies.has(page.path));
  const rules = {
    'content-type': 'application/speculationrules+json',
    'cache-control': cacheControl.public,
  };
  const text = speculationRules(sent.map(({ path }) => path));
  await keep(speculationRulesPath, 200, rules, Buffer.from(text));
  const revalidated = pages.filter(({ revalidate }) => revalidate).map(({ path }) => path);
  const own = {
    dynamicRoutes: await dynamicRoutes(dist),
    revalidateKey: await revalidateKey(dist),
  };
  return {
    head,
    styles,
    origin,
    ...own,
    revalidated,
    islands,
    answers,
    ...(ordinary && {
      ordinary,
      revalidated: [],
      plainPages: await plainPages(pages.filter(isHtml), shell, draft),
    }),
  };
}

async function plainPages(
  pages: readonly PrerenderedPage[],
  { head }: PageShell,
  draft: string,
): Promise<Record<string, StoredResponse>> {
  const stored = pages.map(async ({ path, status, headers, file }) => {
    const html = pageWithoutScripts(await readFile(file, 'utf8'), head);
    const files = await writeBodies(draft, {}, Buffer.from(html));
    return [path, { status, headers, files }] as const;
  });
  return Object.fromEntries(await Promise.all(stored));
}

type Headers = Readonly<Record<string, string>>;

/** Files are named by what they hold: what another folder has compressed already is taken over. */
async function writeBodies(draft: string, headers: Headers, body: Buffer) {
  const identity = digest(body);
  await writeFile(join(draft, identity), body);
  if (body.length < 100 || !compressible(headers['content-type'] ?? '')) return { identity };
  const files = { identity, br: `${identity}.br`, gzip: `${identity}.gz` };
  const others = (await readdir(join(draft, '..'))).map((name) => join(draft, '..', name));
  const held = others.find((folder) => existsSync(join(folder, files.gzip)));
  const pressed = held
    ? { br: await readFile(join(held, files.br)), gzip: await readFile(join(held, files.gzip)) }
    : await compressBest(body);
  await writeFile(join(draft, files.br), pressed.br);
  await writeFile(join(draft, files.gzip), pressed.gzip);
  return files;
}

const digest = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 24);
