/**
 * The shared cache of pages that Next renders from their address alone, in the terms of RFC 9111 and RFC 5861: fresh
 * for a minute, sent as they are for one more while they are refreshed, rendered once for all who wait, purged by tag,
 * bounded in bytes.
 */
import { bodyOf } from '#lib/server/http/cache/body-pack';
import { type CachedResponse, makeCachedResponse } from '#lib/server/http/cache/cached-response';
import { compressFastBeside, decompress, type Encoding } from '#lib/server/http/cache/compress';
import { preparePage, type StaticCache } from '#lib/server/http/cache/static-cache';
import type { InternalRequest } from '#lib/server/http/listen/internal-request';
import { faultOf, log, type RequestContext, withRequest } from '#lib/server/log';
import { onDemandPageAt } from '#lib/shared/addresses/on-demand-pages';
import { pathOf } from '#lib/shared/addresses/readable-path';
import { endOfDay } from '#lib/shared/india';

/** Milliseconds; like `revalidate` of the pages that a build makes. */
const freshMs = 60_000;
/** After that, milliseconds in which the former answer is sent while the next one is rendered. */
const staleWhileRevalidateMs = 60_000;

/** 400 pages of 40 KB in one encoding, with room to spare. */
const usualBytes = 20 * 1024 * 1024;
/** Headers and objects around a body. */
const bytesAround = 2_000;

interface Entry {
  answer: CachedResponse;
  readonly tags: readonly string[];
  /** Epoch milliseconds. */
  readonly freshUntil: number;
  readonly staleUntil: number;
  bytes: number;
  isRefreshing: boolean;
}

/** What Next answered instead of a page that may be stored: it goes through the rewriter to whoever asked. */
export interface UnstoredAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** The page reads the store, which does not answer. */
  readonly isStoreAway: boolean;
}

type Rendered = Entry | UnstoredAnswer;

export type ResponseCache = ReturnType<typeof newResponseCache>;

/** `ask` asks Next; `now` in epoch milliseconds. */
export function newResponseCache(
  cache: StaticCache,
  ask: InternalRequest,
  now: () => number = Date.now,
  mostBytes = usualBytes,
) {
  /** By normalised URL; what was asked for longest ago comes first. */
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<Rendered>>();
  let bytes = 0;
  let purges = 0;
  let refreshes: Promise<unknown> = Promise.resolve();

  function remove(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }

  function store(key: string, entry: Entry): void {
    const former = entries.get(key);
    if (former) remove(key, former);
    entries.set(key, entry);
    bytes += entry.bytes;
    makeRoom();
  }

  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (bytes <= mostBytes) return;
      remove(key, entry);
    }
  }

  /** The entry that may be sent now. One that is stale is refreshed, and others wait for their refresh in turn. */
  function current(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    const time = now();
    if (time >= entry.staleUntil) {
      remove(key, entry);
      return undefined;
    }
    entries.delete(key);
    entries.set(key, entry);
    if (time >= entry.freshUntil && !entry.isRefreshing) {
      entry.isRefreshing = true;
      const [encoding] = encodingsOf(entry);
      refreshes = refreshes.then(() => renderOnce(key, encoding)).catch(tell);
    }
    return entry;
  }

  async function render(key: string, encoding: Encoding = 'br'): Promise<Rendered> {
    const before = purges;
    const context: RequestContext = { id: crypto.randomUUID() };
    // Where nobody names a browser Next may send title and description after the page.
    const { status, type, body } = await withRequest(context, () =>
      ask(key, { 'user-agent': 'HOA' }),
    );
    const isStoreAway = context.storeAway === true;
    const unstored = { status, type, body, isStoreAway };
    if (status !== 200 || isStoreAway) return unstored;
    // A page with a script that nobody knows is sent once, as the rewriter makes it.
    const entry = await entryOf(key, body, encoding).catch(() => undefined);
    if (!entry) return unstored;
    // What changed meanwhile may not be in it.
    if (purges === before) store(key, entry);
    return entry;
  }

  async function entryOf(key: string, html: string, encoding: Encoding): Promise<Entry> {
    const [path = key, query] = key.split('?');
    const { tags = [], isPublic } = onDemandPageAt(path) ?? {};
    const isShared = isPublic === true && query === undefined;
    const { identity, digest, headers } = preparePage(cache, path, html);
    const compressed = bodyOf(await compressFastBeside(identity, encoding));
    const whole = {
      length: identity.length,
      bytes: () => decompress(compressed.bytes(), encoding),
    };
    const answer = makeCachedResponse(
      200,
      isShared ? headers : { ...headers, 'cache-control': 'private, no-store' },
      { identity: whole, [encoding]: compressed },
      digest,
      isShared ? cache.speculation : undefined,
    );
    const time = now();
    // Fees, dates and what is on change with the day.
    const midnight = endOfDay(time);
    return {
      answer,
      tags: [path, ...tags],
      freshUntil: Math.min(time + freshMs, midnight),
      staleUntil: Math.min(time + freshMs + staleWhileRevalidateMs, midnight),
      bytes: compressed.length + key.length * 2 + bytesAround,
      isRefreshing: false,
    };
  }

  function renderOnce(key: string, encoding?: Encoding): Promise<Rendered> {
    const known = underWay.get(key);
    if (known) return known;
    const rendering = render(key, encoding).finally(() => {
      if (underWay.get(key) === rendering) underWay.delete(key);
    });
    underWay.set(key, rendering);
    return rendering;
  }

  async function addEncoding(key: string, entry: Entry, encoding: Encoding): Promise<void> {
    const body = bodyOf(await compressFastBeside(entry.answer.bodies.identity.bytes(), encoding));
    if (entry.answer.bodies[encoding]) return;
    entry.answer = { ...entry.answer, bodies: { ...entry.answer.bodies, [encoding]: body } };
    entry.bytes += body.length;
    if (entries.get(key) !== entry) return;
    bytes += body.length;
    makeRoom();
  }

  return {
    /** The stored answer to this URL in this encoding, or that which others wait for now. Never rejects. */
    find(
      url: string,
      encoding: Encoding | undefined,
    ): CachedResponse | Promise<CachedResponse | undefined> | undefined {
      const key = cacheKeyOf(url);
      if (key === undefined) return undefined;
      const stored = () => {
        const entry = current(key);
        return entry && hasBody(entry, encoding) ? entry.answer : undefined;
      };
      return stored() ?? underWay.get(key)?.then(stored, () => undefined);
    },
    /** The same, rendered where it is not stored; undefined where this is no such page. Rejects where Next does. */
    async get(
      url: string,
      encoding: Encoding | undefined,
    ): Promise<CachedResponse | UnstoredAnswer | undefined> {
      const key = cacheKeyOf(url);
      if (key === undefined) return undefined;
      const found = current(key) ?? (await renderOnce(key, encoding));
      if (!('answer' in found)) return found;
      if (encoding && !hasBody(found, encoding)) await addEncoding(key, found, encoding);
      return found.answer;
    },
    /** Removes what bears one of these tags; its path is a tag of each. */
    purge(tags: readonly string[]): void {
      purges += 1;
      underWay.clear();
      for (const [key, entry] of entries)
        if (entry.tags.some((tag) => tags.includes(tag))) remove(key, entry);
    },
    size: () => ({ entries: entries.size, bytes }),
  };
}

const encodingsOf = ({ answer }: Entry) =>
  (['br', 'gzip'] as const).filter((encoding) => answer.bodies[encoding]);

const hasBody = ({ answer }: Entry, encoding: Encoding | undefined): boolean =>
  encoding === undefined || answer.bodies[encoding] !== undefined;

const tell = (error: unknown): void =>
  log().error(faultOf(error), 'a stored page could not be refreshed');

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
