/** Makes the ready answers of a build: pages without waiting scripts, everything compressed. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskLive } from '#data/addresses/desk-routes';
import {
  type BodyStore,
  type CacheManifest,
  type CacheSources,
  cacheName,
  keepCache,
  openBodyStore,
  parentsOf,
  readyCacheFolder,
  removeOldCaches,
  type StoredResponse,
  writableParent,
  writeCacheFolder,
} from '#lib/platform/http/cache/cache-files';
import { cacheControl } from '#lib/platform/http/cache/cached-response';
import { compressible } from '#lib/platform/http/cache/compress';
import { deferScripts, joinStyles, type PageShell } from '#lib/platform/http/defer-scripts';
import { olderBrowsers } from '#lib/platform/values/page-marks';
import { deskScript, headScript, olderBrowsersScript } from '#lib/start/build/bundles';
import { readIslandFiles } from '#lib/start/build/island-build';
import {
  type BuildFile,
  dynamicRoutes,
  filesUnder,
  mediaType,
  type PrerenderedPage,
  prerenderedPages,
  readInlineStyles,
  revalidateKey,
} from '#lib/start/build/next-build';

/** The folder of answers for the build that is in `.next`; made unless it is there. */
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
  { root, origin }: CacheSources,
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
  const cacheFiles = (files: readonly BuildFile[], cache: string) =>
    severalAtOnce(files, async ({ path, file }) => {
      const headers = { 'content-type': mediaType(file), 'cache-control': cache };
      await save(path, 200, headers, await readFile(file));
    });
  await cacheFiles(await filesUnder(join(root, 'public'), ''), cacheControl.public);
  const script = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': cacheControl.page,
  };
  await save(deskLive, 200, script, Buffer.from(await deskScript(root)));
  await save(olderBrowsers, 200, script, Buffer.from(await olderBrowsersScript(root)));
  await cacheFiles(
    await filesUnder(join(root, '.next-previous/static'), '/_next/static'),
    cacheControl.built,
  );
  await cacheFiles(built, cacheControl.built);
  await severalAtOnce(pages, async (page) => {
    const picture = page.headers['content-type']?.startsWith('image/');
    const cache = picture ? cacheControl.public : cacheControl.page;
    const headers = { 'cache-control': cache, ...page.headers };
    await save(page.path, page.status, headers, await pageBody(page, shell));
  });
  Object.assign(answers, { ...(await store.storeFormer()), ...answers });
  return {
    head,
    styles,
    origin,
    dynamicRoutes: await dynamicRoutes(dist),
    revalidateKey: await revalidateKey(dist),
    revalidated: pages.filter(({ revalidate }) => revalidate).map(({ path }) => path),
    islands,
    answers,
  };
}

/** A page as it is stored, its scripts deferred. Throws on a script that nobody knows: such a build is never served. */
async function pageBody(
  { path, file, status, headers }: PrerenderedPage,
  shell: PageShell,
): Promise<Buffer> {
  if (status >= 300 && status < 400) return Buffer.alloc(0);
  const body = await readFile(file);
  if (!compressible(headers['content-type'] ?? '')) return body;
  const text = body.toString();
  if (!file.endsWith('.html')) {
    return Buffer.from(shell.origin ? text.replaceAll(shell.origin.from, shell.origin.to) : text);
  }
  try {
    return Buffer.from(joinStyles(deferScripts(text, shell)));
  } catch (cause) {
    throw new Error(`${path} cannot be prepared: the site does not know what this Next wrote`, {
      cause,
    });
  }
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
