/**
 * The shared cache of pages in the terms of RFC 9111 and RFC 5861: fresh for a minute, sent as they are for one more
 * while they are refreshed, rendered once for all who wait, purged by path or by tag: `batches`; `day` on pages of the
 * build that depend on the clock; `fees` on all of the build, which stay fresh otherwise. Pages that are made from
 * their address are bounded in bytes.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { onDemandPageAt } from '#data/addresses/on-demand-pages';
import { pathOf } from '#data/addresses/readable-path';
import {
  bodyOf,
  type CachedResponse,
  decompressed,
  makeCachedResponse,
} from '#lib/platform/http/cache/cached-response';
import { compressFastBeside, type Encoding, encodings } from '#lib/platform/http/cache/compress';
import { preparePage, replacePage, type StaticCache } from '#lib/platform/http/cache/static-cache';
import type { InternalRequest } from '#lib/platform/http/listen/internal-request';
import {
  errorFields,
  log,
  openRequest,
  type RequestContext,
  redactedPath,
  withRequest,
} from '#lib/platform/log/log';
import { endOfDay } from '#lib/platform/values/india';

/** Tags of pages of the build: those that depend on the clock, and all, which name a fee or may. */
export const dayTag = 'day';
export const feesTag = 'fees';

/** Milliseconds: the value of `revalidate` in our pages. */
const freshMs = 60_000;
/** After that, milliseconds in which the former page is sent while the next one is rendered. */
const staleWhileRevalidateMs = 60_000;
/** After a refresh that failed, or took longer than a visitor waits, the former page of the build is sent meanwhile. */
const staleIfErrorMs = 10_000;

interface Freshness {
  /** Epoch milliseconds. */
  freshUntil: number;
  staleUntil: number;
}

const until = (time: number): Freshness => ({ freshUntil: time, staleUntil: time });
const expired = until(Number.NEGATIVE_INFINITY);
const unchanging = until(Number.POSITIVE_INFINITY);

/** Next answered something other than a page that may be stored: it goes through the rewriter to the client. */
export interface UnstoredAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** The page reads the store, which does not answer. */
  readonly isStoreAway: boolean;
}

interface Bounds {
  /** The limit for pages rendered from their address: 300 of 40 KB in one encoding. */
  readonly bytes: number;
  /** So long a visitor waits for a page of the build that is rendered again. */
  readonly waitMs: number;
}

const usualBounds: Bounds = { bytes: 12 * 1024 * 1024, waitMs: 5_000 };

export type ResponseCache = ReturnType<typeof newResponseCache>;

/** `ask` asks Next; `now` in epoch milliseconds. */
export function newResponseCache(
  cache: StaticCache,
  ask: InternalRequest,
  now: () => number = Date.now,
  bounds: Partial<Bounds> = {},
) {
  const { bytes: mostBytes, waitMs } = { ...usualBounds, ...bounds };
  const isOfDay = new Set(cache.manifest.revalidated);
  /** Keyed by path. Entries of the day are expired at startup, since the build may be days old. */
  const ofBuild = new Map<string, Freshness>();
  for (const [path, { status, headers }] of cache.answers)
    if (status === 200 && headers['content-type']?.startsWith('text/html'))
      ofBuild.set(path, { ...(isOfDay.has(path) ? expired : unchanging) });
  /** By normalised URL; what was asked for longest ago comes first. */
  const onDemand = new Map<string, OnDemandEntry & Freshness>();
  const underWay = new Map<string, Promise<unknown>>();
  const refreshing = new Set<string>();
  let bytes = 0;
  let refreshes: Promise<unknown> = Promise.resolve();

  function remove(key: string): void {
    bytes -= onDemand.get(key)?.bytes ?? 0;
    onDemand.delete(key);
  }

  function makeSpace(): void {
    for (const key of onDemand.keys()) {
      if (bytes <= mostBytes) return;
      remove(key);
    }
  }

  /** Fees, dates and what is on change with the day. */
  function freshFromNow(): Freshness {
    const time = now();
    const midnight = endOfDay(time);
    return {
      freshUntil: Math.min(time + freshMs, midnight),
      staleUntil: Math.min(time + freshMs + staleWhileRevalidateMs, midnight),
    };
  }

  /** Only one stale page is refreshed at a time: who waits for a page goes first. */
  function refreshLater(key: string, render: () => Promise<unknown>): void {
    if (refreshing.has(key)) return;
    refreshing.add(key);
    refreshes = refreshes
      .then(render)
      .catch((error: unknown) => notify(key, error))
      .finally(() => refreshing.delete(key));
  }

  /** `render` learns whether it is still the latest: a purge starts a new one. */
  function once<T>(key: string, render: (isLatest: () => boolean) => Promise<T>): Promise<T> {
    const known = underWay.get(key) as Promise<T> | undefined;
    if (known) return known;
    const isLatest = () => underWay.get(key) === rendering;
    const rendering: Promise<T> = render(isLatest).finally(() => {
      if (isLatest()) underWay.delete(key);
    });
    underWay.set(key, rendering);
    return rendering;
  }

  /** A page that Next does not give stays as it was. Never rejects. */
  const refreshPage = (path: string): Promise<void> =>
    once(path, async (isLatest) => {
      const page = ofBuild.get(path);
      const headers = { 'x-prerender-revalidate': cache.manifest.revalidateKey };
      const { status, type, body } = await ask(path, headers);
      if (status !== 200 || !type.startsWith('text/html')) throw new Error(`status ${status}`);
      // A purge in the meantime may not be in it.
      if (!isLatest()) return;
      await replacePage(cache, path, body, isLatest);
      if (page && isLatest()) Object.assign(page, isOfDay.has(path) ? freshFromNow() : unchanging);
    }).catch((error: unknown) => {
      const page = ofBuild.get(path);
      if (page) page.freshUntil = now() + staleIfErrorMs;
      notify(path, error);
    });

  function findPage(
    path: string,
    page: Freshness,
  ): CachedResponse | Promise<CachedResponse | undefined> | undefined {
    const former = () => cache.answers.get(path);
    const time = now();
    if (time < page.freshUntil) return former();
    if (time < page.staleUntil) {
      refreshLater(path, () => refreshPage(path));
      return former();
    }
    // An entry that was purged in the meantime is rendered once more.
    const isExpired = () => now() >= Math.max(page.freshUntil, page.staleUntil);
    const refreshed = refreshPage(path).then(() => (isExpired() ? refreshPage(path) : undefined));
    return Promise.race([refreshed.then(() => true), wait(waitMs, false, { ref: false })]).then(
      (isInTime) => {
        if (!isInTime) page.freshUntil = now() + staleIfErrorMs;
        return former();
      },
    );
  }

  function current(key: string): OnDemandEntry | undefined {
    const entry = onDemand.get(key);
    if (!entry) return undefined;
    const time = now();
    if (time >= entry.staleUntil) {
      remove(key);
      return undefined;
    }
    onDemand.delete(key);
    onDemand.set(key, entry);
    if (time >= entry.freshUntil) refreshLater(key, () => render(key, encodingOf(entry)));
    return entry;
  }

  const render = (key: string, encoding: Encoding = 'br') =>
    once(key, async (isLatest): Promise<OnDemandEntry | UnstoredAnswer> => {
      const context: RequestContext = { id: openRequest()?.id ?? crypto.randomUUID() };
      // Where nobody names a browser Next may send title and description after the page.
      const { status, type, body } = await withRequest(context, () =>
        ask(key, { 'user-agent': 'HOA' }),
      );
      const isStoreAway = context.storeAway === true;
      const unstored = { status, type, body, isStoreAway };
      if (status !== 200 || isStoreAway) return unstored;
      // A page with a script that nobody knows is sent once, as the rewriter makes it.
      const entry = await entryOf(cache, key, body, encoding).catch(() => undefined);
      if (!entry) return unstored;
      if (!isLatest()) return entry;
      remove(key);
      onDemand.set(key, Object.assign(entry, freshFromNow()));
      bytes += entry.bytes;
      makeSpace();
      return entry;
    });

  return {
    /** The stored answer to this URL in this encoding, or that which others wait for now. Never rejects. */
    find(
      url: string,
      encoding: Encoding | undefined,
    ): CachedResponse | Promise<CachedResponse | undefined> | undefined {
      const path = pathOf(url);
      const page = ofBuild.get(path);
      if (page) return findPage(path, page);
      const key = cacheKeyOf(url);
      if (key === undefined) return undefined;
      const stored = () => {
        const entry = current(key);
        return entry && hasEncoding(entry, encoding) ? entry.answer : undefined;
      };
      return stored() ?? underWay.get(key)?.then(stored, () => undefined);
    },
    /** A page made from its address, rendered where it is not stored; undefined for other pages. Rejects where Next does. */
    async get(
      url: string,
      encoding: Encoding | undefined,
    ): Promise<CachedResponse | UnstoredAnswer | undefined> {
      const key = cacheKeyOf(url);
      if (key === undefined) return undefined;
      const found = current(key) ?? (await render(key, encoding));
      if (!('answer' in found)) return found;
      if (encoding && !hasEncoding(found, encoding)) {
        const more = await addEncoding(found, encoding);
        if (onDemand.get(key) === found) bytes += more;
        makeSpace();
      }
      return found.answer;
    },
    /** Entries with one of these tags or paths are rendered again before they are sent. */
    purge(tags: readonly string[]): void {
      const isPurged = (key: string) => {
        const [path = key] = key.split('?');
        const own = ofBuild.has(path)
          ? [feesTag, ...(isOfDay.has(path) ? [dayTag] : [])]
          : (onDemandPageAt(path)?.tags ?? []);
        return [path, ...own].some((tag) => tags.includes(tag));
      };
      for (const key of [...underWay.keys()].filter(isPurged)) underWay.delete(key);
      for (const key of [...onDemand.keys()].filter(isPurged)) remove(key);
      for (const [path, page] of ofBuild) if (isPurged(path)) Object.assign(page, expired);
    },
    /** Renders expired pages of the build again that nobody has asked for, one after the other; one that fails stays as it was. */
    async refreshExpired(step = (work: () => Promise<void>) => work()): Promise<void> {
      const isExpired = ({ freshUntil, staleUntil }: Freshness) =>
        now() >= Math.max(freshUntil, staleUntil);
      for (const [path, page] of ofBuild)
        if (isExpired(page))
          await step(async () => {
            if (isExpired(page)) await refreshPage(path);
          });
    },
    size: () => ({ entries: onDemand.size, bytes }),
  };
}

const notify = (path: string, error: unknown): void =>
  log().error(
    { path: redactedPath(path), ...errorFields(error) },
    'a page could not be rendered again',
  );

/** A page that Next rendered from its address: in the encodings that were asked for. */
interface OnDemandEntry {
  answer: CachedResponse;
  bytes: number;
}

/** Headers and objects around a body. */
const bytesAround = 2_000;

/** `html` as Next made it. Rejects on a script that nobody knows. */
async function entryOf(
  cache: StaticCache,
  key: string,
  html: string,
  encoding: Encoding,
): Promise<OnDemandEntry> {
  const [path = key, query] = key.split('?');
  const isShared = onDemandPageAt(path)?.isPublic === true && query === undefined;
  const { identity, digest, headers } = preparePage(cache, path, html);
  const compressed = bodyOf(await compressFastBeside(identity, encoding));
  const answer = makeCachedResponse(
    200,
    isShared ? headers : { ...headers, 'cache-control': 'private, no-store' },
    { identity: decompressed(compressed, encoding, identity.length), [encoding]: compressed },
    digest,
    isShared ? cache.speculation : undefined,
  );
  return { answer, bytes: compressed.length + key.length * 2 + bytesAround };
}

const hasEncoding = ({ answer }: OnDemandEntry, encoding: Encoding | undefined): boolean =>
  encoding === undefined || answer.bodies[encoding] !== undefined;

const encodingOf = ({ answer }: OnDemandEntry): Encoding | undefined =>
  encodings.find((encoding) => answer.bodies[encoding]);

/** Gives the bytes that the entry takes more. */
async function addEncoding(entry: OnDemandEntry, encoding: Encoding): Promise<number> {
  const body = bodyOf(await compressFastBeside(entry.answer.bodies.identity.bytes(), encoding));
  if (hasEncoding(entry, encoding)) return 0;
  entry.answer = { ...entry.answer, bodies: { ...entry.answer.bodies, [encoding]: body } };
  entry.bytes += body.length;
  return body.length;
}

/** Marks of who led a visitor here: no page reads them. */
const tracking = /^(?:utm_\w+|fbclid|gclid)$/;

/** The URL under which a page is stored and asked of Next: parameters sorted and written alike, without those of trackers. Undefined for other pages. */
function cacheKeyOf(url: string): string | undefined {
  const path = pathOf(url);
  if (!onDemandPageAt(path)) return undefined;
  const at = url.indexOf('?');
  if (at < 0) return path;
  const query = new URLSearchParams(url.slice(at + 1));
  for (const name of [...query.keys()]) if (tracking.test(name)) query.delete(name);
  query.sort();
  return query.size > 0 ? `${path}?${query}` : path;
}
