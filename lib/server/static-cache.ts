/** Everything the site answers without Next. */
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Mode } from '#lib/env';
import { hydrationDataHeaders, storingHydrationData } from '#lib/hydration/server/data-files';
import { deferScripts, type PageShell } from '#lib/hydration/server/defer-scripts';
import { log } from '#lib/log';
import { bodyOf, openPack, unpressed } from '#lib/server/body-pack';
import { cacheControl } from '#lib/server/cache-control';
import {
  type CacheManifest,
  packOf,
  readManifest,
  removeOldCaches,
  type StoredResponse,
} from '#lib/server/cache-folder';
import { renewedIn } from '#lib/server/cache-place';
import {
  type CachedResponse,
  digestOf,
  type EncodedBodies,
  etagOf,
  makeCachedResponse,
} from '#lib/server/cached-response';
import { compressBest, type Encoding } from '#lib/server/compress';
import {
  type RenewedData,
  readRenewed,
  readRenewedBodies,
  renewedFolders,
  writeRenewed,
  writeRenewedBodies,
} from '#lib/server/renewed-data';
import {
  narrowStyles,
  type SecurityHeadersOf,
  securityHeaders,
  sourceHash,
  withStyles,
} from '#lib/server/security-headers';

export type StaticCache = {
  readonly answers: Map<string, CachedResponse>;
  readonly headersOf: SecurityHeadersOf;
  readonly shell: PageShell;
  /** Where the data of pages made anew is kept. */
  readonly folder: string;
  /** Present where pages go out as Next makes them: why, which these are, and whether a build has made them. */
  readonly ordinary?: {
    readonly reason: string;
    readonly prerendered: boolean;
    has(path: string): boolean;
  };
  /** Those pages without scripts, by path. */
  readonly plainPages?: ReadonlyMap<string, CachedResponse>;
  readonly manifest: Pick<CacheManifest, 'revalidated' | 'dynamicRoutes' | 'revalidateKey'>;
  /** By page, what its later versions put aside, the oldest first. */
  readonly renewed: Map<string, readonly RenewedData[]>;
  /** By page, when the version that stands was asked for: an older one never takes its place. */
  readonly turns: Map<string, number>;
};

/** So many builds' pages may still be open. */
const buildsKept = 4;
/** A page may stay open that long: its later versions come at the starts and ends of webinars, a few a day. */
const versionsKept = 8;

/** Reads a folder that `buildStaticCache` wrote; what pages put aside later is kept in `dataDir`. */
export async function readStaticCache(
  folder: string,
  mode: Mode,
  dataDir: string,
): Promise<StaticCache> {
  const manifest = await readManifest(folder);
  const { head, styles, origin } = manifest;
  const headersOf = securityHeaders(mode, {
    scripts: [sourceHash(head)],
    styles: Object.values(styles).map(sourceHash),
  });
  const answers = new Map<string, CachedResponse>();
  const plainPages = new Map<string, CachedResponse>();
  const pack = openPack(packOf(folder));
  const bodiesOf = ({ bodies }: StoredResponse): EncodedBodies => {
    if ('identity' in bodies) return { identity: pack.body(bodies.identity) };
    const br = pack.body(bodies.br);
    return { identity: pack.unpressed(br, bodies.length), br, gzip: pack.body(bodies.gzip) };
  };
  const ready = (path: string, stored: StoredResponse) => {
    const { status, styles, digest } = stored;
    const headers = { ...headersOf(path), ...stored.headers };
    const own = styles ? withStyles(headers, styles) : headers;
    return makeCachedResponse(status, own, bodiesOf(stored), digest);
  };
  for (const [path, stored] of Object.entries(manifest.answers))
    answers.set(path, ready(path, stored));
  for (const [path, stored] of Object.entries(manifest.plainPages ?? {}))
    plainPages.set(path, ready(path, stored));
  const own = renewedIn(dataDir, folder);
  await removeOldCaches(dirname(own), buildsKept);
  for (const from of await renewedFolders(own)) {
    for (const each of Object.values(await readRenewed(from)).flat()) {
      const made = await readRenewedBodies(from, each).catch(() => undefined);
      if (!made) continue;
      const headers = { ...headersOf(each.address), ...each.headers };
      const bodies = pressedBodies(made.identity.length, made);
      answers.set(each.address, makeCachedResponse(200, headers, bodies, digestOf(made.identity)));
    }
  }
  const renewed = new Map(Object.entries(await readRenewed(own)));
  const shell = { head, css: (href: string) => styles[href], origin };
  // What the start has made of them need not stay.
  const kept = { ...manifest, answers: {}, plainPages: {} };
  const cache = {
    answers,
    folder: own,
    headersOf,
    manifest: kept,
    shell,
    renewed,
    turns: new Map(),
  };
  const reason = manifest.ordinary;
  if (reason === undefined) return cache;
  const has = (path: string) => plainPages.has(path);
  return { ...cache, plainPages, ordinary: { reason, prerendered: true, has } };
}

const pressedBodies = (length: number, { br, gzip }: Readonly<Record<Encoding, Buffer>>) => ({
  identity: unpressed(bodyOf(br), length),
  br: bodyOf(br),
  gzip: bodyOf(gzip),
});

const ownStyles = (headers: Readonly<Record<string, string>>, body: Buffer) =>
  headers['content-type']?.startsWith('text/html')
    ? narrowStyles(headers, body.toString('utf8'))
    : headers;

let turns = 0;
/** The moment at which a page is asked for; later ones are greater. */
export const nextTurn = (): number => ++turns;

/** Puts a page that Next has just made in the place of the former one, unless that was asked for after it (`turn`). */
export async function replacePage(
  cache: StaticCache,
  path: string,
  html: string,
  turn = nextTurn(),
): Promise<void> {
  const hydrationData = new Map<string, string>();
  const identity = Buffer.from(
    deferScripts(html, storingHydrationData(cache.shell, hydrationData)),
  );
  const former = cache.answers.get(path);
  const isLate = () => (cache.turns.get(path) ?? 0) > turn;
  if (isLate()) return;
  if (former?.etag === etagOf(digestOf(identity))) {
    cache.turns.set(path, turn);
    return;
  }
  const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl.page };
  const press = async (at: string, headers: Readonly<Record<string, string>>, body: Buffer) => {
    const bodies = pressedBodies(body.length, await compressBest(body));
    const all = ownStyles({ ...cache.headersOf(at), ...headers }, body);
    return [at, makeCachedResponse(200, all, bodies, digestOf(body))] as const;
  };
  const asides = [...hydrationData].map(([at, data]) =>
    press(at, hydrationDataHeaders, Buffer.from(data)),
  );
  // The page comes last: what it asks for is there by then.
  const pressed = await Promise.all([...asides, press(path, type, identity)]);
  if (isLate()) return;
  cache.turns.set(path, turn);
  for (const [at, answer] of pressed) {
    if (isLate()) return;
    cache.answers.set(at, answer);
    if (at !== path) {
      await keepRenewed(cache, path, at, answer).catch((error) =>
        // The page is right all the same; only one still open after the next start stays asleep.
        log().warn({ path, reason: String(error) }, 'hydration data could not be kept on disk'),
      );
    }
  }
}

/** In memory and on disk, and forgets the oldest. */
async function keepRenewed(
  { answers, folder, renewed }: StaticCache,
  path: string,
  address: string,
  { bodies }: CachedResponse,
): Promise<void> {
  const files = await writeRenewedBodies(folder, bodies);
  const others = (renewed.get(path) ?? []).filter((each) => each.address !== address);
  const kept = [...others, { address, headers: hydrationDataHeaders, files }];
  for (const old of kept.splice(0, kept.length - versionsKept)) {
    answers.delete(old.address);
    for (const file of Object.values(old.files)) await rm(join(folder, file));
  }
  renewed.set(path, kept);
  await writeRenewed(folder, Object.fromEntries(renewed));
}

/** A prepared page as text, for a call that answers with it after filling in something. */
export type CachedPages = (
  path: string,
) => { html: string; headers: Readonly<Record<string, string>> } | undefined;

export function cachedPages({ answers, plainPages }: StaticCache): CachedPages {
  return (path) => {
    const answer = answers.get(path) ?? plainPages?.get(path);
    const type = answer?.headers['content-type'];
    if (!answer || !type?.startsWith('text/html')) return undefined;
    const html = answer.bodies.identity.bytes().toString();
    return { html, headers: { 'content-type': type, 'cache-control': 'no-store' } };
  };
}
