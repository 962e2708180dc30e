/** Makes the ready answers of a build: pages without waiting scripts, everything compressed. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BuildFile,
  dynamicRoutes,
  filesUnder,
  type PrerenderedPage,
  prerenderedPages,
  revalidateKey,
} from '#lib/server/http/build/build-output';
import {
  deskScript,
  headScript,
  olderBrowsersScript,
} from '#lib/server/http/build/inline-script-build';
import { readInlineStyles } from '#lib/server/http/build/inline-styles';
import { readIslandFiles } from '#lib/server/http/build/island-build';
import { type BodyStore, openBodyStore } from '#lib/server/http/cache/cache-bodies';
import { cacheControl } from '#lib/server/http/cache/cache-control';
import {
  type CacheManifest,
  keepCache,
  removeOldCaches,
  type StoredResponse,
  writeCacheFolder,
} from '#lib/server/http/cache/cache-folder';
import { bodiesOf, isHtml, makePages } from '#lib/server/http/cache/cache-pages';
import {
  type CacheSources,
  cacheName,
  parentsOf,
  readyCacheFolder,
  writableParent,
} from '#lib/server/http/cache/cache-place';
import { mediaType } from '#lib/server/http/cache/media-type';
import type { PageShell } from '#lib/server/http/hydration/defer-scripts';
import { pageWithoutScripts } from '#lib/server/http/hydration/ordinary-page';
import { deskLive } from '#lib/shared/addresses/desk-routes';
import { olderBrowsers } from '#lib/shared/page-marks';

/** The folder of answers for the build that stands in `.next`; made unless it is there. */
export async function buildStaticCache(
  sources: CacheSources,
  /** Hears how far it is, every few seconds. */
  report: (words: string) => void = () => undefined,
): Promise<string> {
  const ready = await readyCacheFolder(sources);
  if (ready !== undefined) {
    await keepCache(ready);
    return ready;
  }
  const parent = await writableParent(sources);
  const folder = join(parent, await cacheName(sources));
  await writeCacheFolder(folder, async (writer) => {
    const bodies = await openBodyStore(parentsOf(sources), writer);
    report('Compressing pages and files');
    const progress = setInterval(() => report(`  ${bodies.count()} compressed`), 5_000);
    return fillFolder(sources, bodies).finally(() => {
      clearInterval(progress);
      return bodies.close();
    });
  });
  await removeOldCaches(parent, 4);
  return folder;
}

async function fillFolder(
  { root, origin, ordinary: asked }: CacheSources,
  store: BodyStore,
): Promise<CacheManifest> {
  const dist = join(root, '.next');
  const built = await filesUnder(join(dist, 'static'), '/_next/static');
  const styles = await readInlineStyles(built);
  const head = await headScript(root);
  const islands = await readIslandFiles(dist);
  const shell = { head, css: (href: string) => styles[href], origin, islands };
  const pages = await prerenderedPages(dist);
  const answers: Record<string, StoredResponse> = {};
  const save = async (path: string, status: number, headers: Headers, body: Buffer) => {
    answers[path] = await store.store(status, headers, body);
  };
  const keepFiles = (files: readonly BuildFile[], cache: string) =>
    severalAtOnce(files, async ({ path, file }) => {
      const headers = { 'content-type': mediaType(file), 'cache-control': cache };
      await save(path, 200, headers, await readFile(file));
    });
  await keepFiles(await filesUnder(join(root, 'public'), ''), cacheControl.public);
  const script = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': cacheControl.page,
  };
  await save(deskLive, 200, script, Buffer.from(await deskScript(root)));
  await save(olderBrowsers, 200, script, Buffer.from(await olderBrowsersScript(root)));
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
    await save(page.path, page.status, headers, bodies.get(page.path) ?? Buffer.alloc(0));
  };
  await severalAtOnce(
    pages.filter(({ path }) => bodies.has(path)),
    keepPage,
  );
  Object.assign(answers, { ...(await store.storeFormer()), ...answers });
  const revalidated = pages.filter(({ revalidate }) => revalidate).map(({ path }) => path);
  return {
    head,
    styles,
    origin,
    dynamicRoutes: await dynamicRoutes(dist),
    revalidateKey: await revalidateKey(dist),
    revalidated,
    islands,
    answers,
    ...(ordinary && {
      ordinary,
      revalidated: [],
      plainPages: await plainPages(pages.filter(isHtml), shell, store),
    }),
  };
}

async function plainPages(
  pages: readonly PrerenderedPage[],
  { head }: PageShell,
  store: BodyStore,
): Promise<Record<string, StoredResponse>> {
  const stored: Record<string, StoredResponse> = {};
  await severalAtOnce(pages, async ({ path, status, headers, file }) => {
    const html = pageWithoutScripts(await readFile(file, 'utf8'), head);
    stored[path] = await store.store(status, headers, Buffer.from(html));
  });
  return stored;
}

/** As many as the threads that compress: their bodies need not all be in memory. */
async function severalAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const left = items.values();
  const one = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all([one(), one(), one(), one()]);
}

type Headers = Readonly<Record<string, string>>;
