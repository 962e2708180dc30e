/** Everything the site answers from memory. */
import type { Mode } from '#lib/env';
import { hydrationDataHeaders, storingHydrationData } from '#lib/hydration/server/data-files';
import { deferScripts, type PageShell } from '#lib/hydration/server/defer-scripts';
import { cacheControl } from '#lib/server/cache-control';
import { type CacheManifest, readBodies, readManifest } from '#lib/server/cache-folder';
import { type CachedResponse, makeCachedResponse } from '#lib/server/cached-response';
import { compressBest } from '#lib/server/compress';
import { type SecurityHeadersOf, securityHeaders, sourceHash } from '#lib/server/security-headers';

export type StaticCache = {
  readonly answers: Map<string, CachedResponse>;
  readonly headersOf: SecurityHeadersOf;
  readonly shell: PageShell;
  readonly manifest: Pick<CacheManifest, 'revalidated' | 'dynamicRoutes' | 'revalidateKey'>;
  /** By page, the addresses of what its versions since the start put aside, the oldest first. */
  readonly renewed: Map<string, readonly string[]>;
};

/** A page may stay open that long: its later versions come at the turns of webinars, a few a day. */
const versionsKept = 8;

/** Reads a folder that `buildStaticCache` wrote. */
export async function readStaticCache(folder: string, mode: Mode): Promise<StaticCache> {
  const manifest = await readManifest(folder);
  const { head, styles, origin } = manifest;
  const headersOf = securityHeaders(mode, {
    scripts: [sourceHash(head)],
    styles: Object.values(styles).map(sourceHash),
  });
  const answers = new Map<string, CachedResponse>();
  for (const [path, prepared] of Object.entries(manifest.answers)) {
    const headers = { ...headersOf(path), ...prepared.headers };
    answers.set(
      path,
      makeCachedResponse(prepared.status, headers, await readBodies(folder, prepared)),
    );
  }
  const shell = { head, css: (href: string) => styles[href], origin };
  return { answers, headersOf, manifest, shell, renewed: new Map() };
}

/** Puts a page that Next has just made in the place of the former one. */
export async function replacePage(cache: StaticCache, path: string, html: string): Promise<void> {
  const hydrationData = new Map<string, string>();
  const identity = Buffer.from(
    deferScripts(html, storingHydrationData(cache.shell, hydrationData)),
  );
  const former = cache.answers.get(path);
  if (former?.bodies.identity.equals(identity)) return;
  const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl.page };
  const press = async (at: string, headers: Readonly<Record<string, string>>, body: Buffer) => {
    const bodies = { identity: body, ...(await compressBest(body)) };
    return [at, makeCachedResponse(200, { ...cache.headersOf(at), ...headers }, bodies)] as const;
  };
  const asides = [...hydrationData].map(([at, data]) =>
    press(at, hydrationDataHeaders, Buffer.from(data)),
  );
  // The page comes last: what it asks for is there by then.
  for (const [at, answer] of await Promise.all([...asides, press(path, type, identity)])) {
    cache.answers.set(at, answer);
    if (at !== path) forgetOldest(cache, path, at);
  }
}

function forgetOldest({ answers, renewed }: StaticCache, path: string, newest: string): void {
  const kept = [...(renewed.get(path) ?? []).filter((each) => each !== newest), newest];
  for (const address of kept.splice(0, kept.length - versionsKept)) answers.delete(address);
  renewed.set(path, kept);
}

/** A prepared page as text, for a call that answers with it after filling in something. */
export type CachedPages = (
  path: string,
) => { html: string; headers: Readonly<Record<string, string>> } | undefined;

export function cachedPages({ answers }: StaticCache): CachedPages {
  return (path) => {
    const answer = answers.get(path);
    const type = answer?.headers['content-type'];
    if (!answer || !type?.startsWith('text/html')) return undefined;
    const html = answer.bodies.identity.toString();
    return { html, headers: { 'content-type': type, 'cache-control': 'no-store' } };
  };
}
