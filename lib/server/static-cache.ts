/** Everything the site answers from memory. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mode } from '#lib/env';
import { hydrationDataHeaders, storingHydrationData } from '#lib/hydration/server/data-files';
import { deferScripts, type PageShell } from '#lib/hydration/server/defer-scripts';
import { log } from '#lib/log';
import { cacheControl } from '#lib/server/cache-control';
import {
  type CacheManifest,
  readBodies,
  readManifest,
  type StoredResponse,
} from '#lib/server/cache-folder';
import { type CachedResponse, makeCachedResponse } from '#lib/server/cached-response';
import { compressBest } from '#lib/server/compress';
import {
  type RenewedData,
  readRenewed,
  writeRenewed,
  writeRenewedBodies,
} from '#lib/server/renewed-data';
import {
  narrowStyles,
  type SecurityHeadersOf,
  securityHeaders,
  sourceHash,
} from '#lib/server/security-headers';
import { speculationRulesHeader } from '#lib/server/speculation-rules';

export type StaticCache = {
  readonly answers: Map<string, CachedResponse>;
  readonly headersOf: SecurityHeadersOf;
  readonly shell: PageShell;
  /** Where the ready answers lie. */
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

/** A page may stay open that long: its later versions come at the starts and ends of webinars, a few a day. */
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
  const plainPages = new Map<string, CachedResponse>();
  const take = async (path: string, stored: StoredResponse, into = answers) => {
    const bodies = await readBodies(folder, stored);
    const headers = { ...headersOf(path), ...stored.headers };
    const all = forPage(stored.status, headers, bodies.identity);
    into.set(path, makeCachedResponse(stored.status, all, bodies));
  };
  for (const [path, stored] of Object.entries(manifest.answers)) await take(path, stored);
  for (const [path, stored] of Object.entries(manifest.plainPages ?? {})) {
    await take(path, stored, plainPages);
  }
  const renewed = new Map(Object.entries(await readRenewed(folder)));
  for (const { address, response } of [...renewed.values()].flat()) await take(address, response);
  const shell = { head, css: (href: string) => styles[href], origin };
  const cache = { answers, folder, headersOf, manifest, shell, renewed, turns: new Map() };
  const reason = manifest.ordinary;
  if (reason === undefined) return cache;
  const has = (path: string) => plainPages.has(path);
  return { ...cache, plainPages, ordinary: { reason, prerendered: true, has } };
}

/** What a page has besides, and other answers have not. */
const forPage = (status: number, headers: Readonly<Record<string, string>>, body: Buffer) =>
  headers['content-type']?.startsWith('text/html')
    ? {
        ...narrowStyles(headers, body.toString('utf8')),
        ...(status === 200 && speculationRulesHeader),
      }
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
  if (former?.bodies.identity.equals(identity)) {
    cache.turns.set(path, turn);
    return;
  }
  const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl.page };
  const press = async (at: string, headers: Readonly<Record<string, string>>, body: Buffer) => {
    const bodies = { identity: body, ...(await compressBest(body)) };
    const all = forPage(200, { ...cache.headersOf(at), ...headers }, body);
    return [at, makeCachedResponse(200, all, bodies)] as const;
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
  const response = await writeRenewedBodies(folder, hydrationDataHeaders, bodies);
  const others = (renewed.get(path) ?? []).filter((each) => each.address !== address);
  const kept = [...others, { address, response }];
  for (const old of kept.splice(0, kept.length - versionsKept)) {
    answers.delete(old.address);
    for (const file of Object.values(old.response.files)) await rm(join(folder, file));
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
    const html = answer.bodies.identity.toString();
    return { html, headers: { 'content-type': type, 'cache-control': 'no-store' } };
  };
}
