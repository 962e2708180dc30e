/** A page that Next rendered from its address, as the response cache stores it: in the encodings that were asked for. */
import { bodyOf, decompressed } from '#lib/server/http/cache/bodies';
import { type CachedResponse, makeCachedResponse } from '#lib/server/http/cache/cached-response';
import { compressFastBeside, type Encoding, encodings } from '#lib/server/http/cache/compress';
import { preparePage, type StaticCache } from '#lib/server/http/cache/static-cache';
import { onDemandPageAt } from '#lib/shared/addresses/on-demand-pages';
import { pathOf } from '#lib/shared/addresses/readable-path';

export interface OnDemandEntry {
  answer: CachedResponse;
  bytes: number;
}

/** Headers and objects around a body. */
const bytesAround = 2_000;

/** `html` as Next made it. Rejects on a script that nobody knows. */
export async function entryOf(
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

export const hasEncoding = ({ answer }: OnDemandEntry, encoding: Encoding | undefined): boolean =>
  encoding === undefined || answer.bodies[encoding] !== undefined;

export const encodingOf = ({ answer }: OnDemandEntry): Encoding | undefined =>
  encodings.find((encoding) => answer.bodies[encoding]);

/** Gives the bytes that the entry takes more. */
export async function addEncoding(entry: OnDemandEntry, encoding: Encoding): Promise<number> {
  const body = bodyOf(await compressFastBeside(entry.answer.bodies.identity.bytes(), encoding));
  if (hasEncoding(entry, encoding)) return 0;
  entry.answer = { ...entry.answer, bodies: { ...entry.answer.bodies, [encoding]: body } };
  entry.bytes += body.length;
  return body.length;
}

/** Marks of who led a visitor here: no page reads them. */
const tracking = /^(?:utm_\w+|fbclid|gclid)$/;

/** The URL under which a page is stored and asked of Next: parameters sorted and written alike, without those of trackers. Undefined for other pages. */
export function cacheKeyOf(url: string): string | undefined {
  const path = pathOf(url);
  if (!onDemandPageAt(path)) return undefined;
  const at = url.indexOf('?');
  if (at < 0) return path;
  const query = new URLSearchParams(url.slice(at + 1));
  for (const name of [...query.keys()]) if (tracking.test(name)) query.delete(name);
  query.sort();
  return query.size > 0 ? `${path}?${query}` : path;
}
