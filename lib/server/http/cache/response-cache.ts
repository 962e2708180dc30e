/**
 * The shared cache of pages in the terms of RFC 9111 and RFC 5861: fresh for a minute, sent as they are for one more
 * while they are refreshed, rendered once for all who wait, purged by tag or path. Pages of the build that depend on
 * the clock are entries that the build filled; pages that are made from their address are bounded in bytes.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { CachedResponse } from '#lib/server/http/cache/cached-response';
import type { Encoding } from '#lib/server/http/cache/compress';
import {
  addEncoding,
  cacheKeyOf,
  encodingOf,
  entryOf,
  hasEncoding,
  type OnDemandEntry,
} from '#lib/server/http/cache/on-demand-entry';
import { replacePage, type StaticCache } from '#lib/server/http/cache/static-cache';
import type { InternalRequest } from '#lib/server/http/listen/internal-request';
import { faultOf, log, openRequest, type RequestContext, withRequest } from '#lib/server/log';
import { redactedPath } from '#lib/server/redacted-path';
import { onDemandPageAt } from '#lib/shared/addresses/on-demand-pages';
import { pathOf } from '#lib/shared/addresses/readable-path';
import { endOfDay } from '#lib/shared/india';

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

const expired = (): Freshness => ({
  freshUntil: Number.NEGATIVE_INFINITY,
  staleUntil: Number.NEGATIVE_INFINITY,
});

/** What Next answered instead of a page that may be stored: it goes through the rewriter to whoever asked. */
export interface UnstoredAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** The page reads the store, which does not answer. */
  readonly isStoreAway: boolean;
}

interface Bounds {
  /** Of pages made from their address: 300 of 40 KB in one encoding. */
  readonly bytes: number;
  /** So long a visitor waits for a page of the build that is rendered again. */
  readonly waitMs: number;
}

const usualBounds: Bounds = { bytes: 12 * 1024 * 1024, waitMs: 5_000 };

export type ResponseCache = ReturnType<typeof newResponseCache>;

/** `ask` asks Next; `now` in epoch milliseconds. Where pages go out as Next makes them nothing is stored. */
export function newResponseCache(
  cache: StaticCache,
  ask: InternalRequest,
  now: () => number = Date.now,
  bounds: Partial<Bounds> = {},
) {
  const { bytes: mostBytes, waitMs } = { ...usualBounds, ...bounds };
  /** By path. Each is expired at the start: the build may be days old. */
  const ofBuild = new Map(cache.manifest.revalidated.map((path) => [path, expired()]));
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

  function makeRoom(): void {
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
      .catch((error: unknown) => tell(key, error))
      .finally(() => refreshing.delete(key));
  }

  /** `render` hears whether it is still the latest: a purge begins anew. */
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
      // What changed meanwhile may not be in it.
      if (!isLatest()) return;
      // Where pages go out as Next makes them, it has stored this one itself.
      if (!cache.ordinary) await replacePage(cache, path, body, isLatest);
      if (page && isLatest()) Object.assign(page, freshFromNow());
    }).catch((error: unknown) => {
      const page = ofBuild.get(path);
      if (page) page.freshUntil = now() + staleIfErrorMs;
      tell(path, error);
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
    // What was purged meanwhile is rendered once more.
    const isExpired = () => now() >= Math.max(page.freshUntil, page.staleUntil);
    const refreshed = refreshPage(path).then(() => (isExpired() ? refreshPage(path) : undefined));
    return Promise.race([refreshed.then(() => true), wait(waitMs, false, { ref: false })]).then(
      (isInTime) => {
        if (!isInTime) page.freshUntil = now() + staleIfErrorMs;
        return former();
      },
    );
  }

  /** The entry that may be sent now. */
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
      makeRoom();
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
      const key = cache.ordinary ? undefined : cacheKeyOf(url);
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
      const key = cache.ordinary ? undefined : cacheKeyOf(url);
      if (key === undefined) return undefined;
      const found = current(key) ?? (await render(key, encoding));
      if (!('answer' in found)) return found;
      if (encoding && !hasEncoding(found, encoding)) {
        const more = await addEncoding(found, encoding);
        if (onDemand.get(key) === found) bytes += more;
        makeRoom();
      }
      return found.answer;
    },
    /** What bears one of these tags, or has one of these paths, is rendered again before it is sent. */
    purge(tags: readonly string[]): void {
      const isPurged = (key: string) => {
        const [path = key] = key.split('?');
        return [path, ...(onDemandPageAt(path)?.tags ?? [])].some((tag) => tags.includes(tag));
      };
      for (const key of [...underWay.keys()].filter(isPurged)) underWay.delete(key);
      for (const key of [...onDemand.keys()].filter(isPurged)) remove(key);
      for (const [path, page] of ofBuild) if (isPurged(path)) Object.assign(page, expired());
    },
    /** Renders pages of the build again, one after the other; one that fails stays as it was. */
    async refresh(paths: readonly string[], step = (work: () => Promise<void>) => work()) {
      for (const path of paths) await step(() => refreshPage(path));
    },
    /** Pages of the build that depend on the clock and that nobody has asked for since they expired. */
    expiredPages: (): readonly string[] =>
      [...ofBuild].flatMap(([path, { staleUntil }]) => (now() >= staleUntil ? path : [])),
    size: () => ({ entries: onDemand.size, bytes }),
  };
}

const tell = (path: string, error: unknown): void =>
  log().error(
    { path: redactedPath(path), ...faultOf(error) },
    'a page could not be rendered again',
  );
