/** Everything the site answers from memory. */
import type { Mode } from '#lib/env';
import { deferScripts, type PageShell } from '#lib/hydration/server/defer-scripts';
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
  /** By page, when the version that stands was asked for: an older one never takes its place. */
  readonly turns: Map<string, number>;
};

/** Reads a folder that `buildStaticCache` wrote. */
export async function readStaticCache(folder: string, mode: Mode): Promise<StaticCache> {
  const manifest = await readManifest(folder);
  const { head, styles, origin, islands } = manifest;
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
  const shell = { head, css: (href: string) => styles[href], origin, islands };
  const cache = { answers, folder, headersOf, manifest, shell, turns: new Map() };
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
  const identity = Buffer.from(deferScripts(html, cache.shell));
  const former = cache.answers.get(path);
  const isLate = () => (cache.turns.get(path) ?? 0) > turn;
  if (isLate()) return;
  if (former?.bodies.identity.equals(identity)) {
    cache.turns.set(path, turn);
    return;
  }
  const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl.page };
  const bodies = { identity, ...(await compressBest(identity)) };
  if (isLate()) return;
  cache.turns.set(path, turn);
  const headers = forPage(200, { ...cache.headersOf(path), ...type }, identity);
  cache.answers.set(path, makeCachedResponse(200, headers, bodies));
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
