/** Everything the site answers without Next. */

import { newBackground } from '#lib/server/background';
import { bodyOf, openPack, uncompressed } from '#lib/server/http/cache/body-pack';
import { cacheControl } from '#lib/server/http/cache/cache-control';
import {
  type CacheManifest,
  packOf,
  readManifest,
  type StoredResponse,
} from '#lib/server/http/cache/cache-folder';
import {
  type CachedResponse,
  digestOf,
  type EncodedBodies,
  etagOf,
  makeCachedResponse,
} from '#lib/server/http/cache/cached-response';
import { compressBest, compressFastBoth, type Encoding } from '#lib/server/http/cache/compress';
import {
  allowStyles,
  type SecurityHeadersOf,
  securityHeaders,
  sourceHash,
  stylesIn,
  withStyles,
} from '#lib/server/http/headers/security-headers';
import { type Speculation, speculationFor } from '#lib/server/http/headers/speculation-rules';
import { deferScripts, joinStyles, type PageShell } from '#lib/server/http/hydration/defer-scripts';
import { faultOf, log } from '#lib/server/log';
import type { Mode } from '#lib/server/settings/env';

export type StaticCache = {
  readonly answers: Map<string, CachedResponse>;
  readonly headersOf: SecurityHeadersOf;
  /** The source hashes of all styles that a page of the site may have. */
  readonly styles: ReadonlySet<string>;
  /** What a page that is there sends besides: where its links lead may be fetched ahead. */
  readonly speculation?: Speculation | undefined;
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
  readonly revisions: Map<string, number>;
};

/** Reads a folder that `buildStaticCache` wrote. */
export async function readStaticCache(folder: string, mode: Mode): Promise<StaticCache> {
  const manifest = await readManifest(folder);
  const { head, styles, origin, islands } = manifest;
  const stored = [manifest.answers, manifest.plainPages ?? {}].flatMap(
    Object.values<StoredResponse>,
  );
  const joined = stored.flatMap(({ styles = [] }) => styles);
  const headersOf = securityHeaders(mode, { scripts: [sourceHash(head)] });
  const answers = new Map<string, CachedResponse>();
  const plainPages = new Map<string, CachedResponse>();
  const pack = openPack(packOf(folder));
  const bodiesOf = ({ bodies }: StoredResponse): EncodedBodies => {
    if ('identity' in bodies) return { identity: pack.body(bodies.identity) };
    const br = pack.body(bodies.br);
    return { identity: pack.uncompressed(br, bodies.length), br, gzip: pack.body(bodies.gzip) };
  };
  const isPage = ({ status, styles }: StoredResponse) => status === 200 && styles !== undefined;
  const pages = Object.entries(manifest.answers).filter(([, stored]) => isPage(stored));
  const speculation = speculationFor(pages.map(([path]) => path));
  const ready = (path: string, stored: StoredResponse) => {
    const { status, styles, digest } = stored;
    const headers = withStyles({ ...headersOf(path), ...stored.headers }, styles ?? []);
    const ahead = isPage(stored) ? speculation : undefined;
    return makeCachedResponse(status, headers, bodiesOf(stored), digest, ahead);
  };
  for (const [path, stored] of Object.entries(manifest.answers))
    answers.set(path, ready(path, stored));
  for (const [path, stored] of Object.entries(manifest.plainPages ?? {}))
    plainPages.set(path, ready(path, stored));
  const shell = { head, css: (href: string) => styles[href], origin, islands };
  // What the start has made of them need not stay.
  const kept = { ...manifest, answers: {}, plainPages: {} };
  const cache = {
    answers,
    speculation,
    folder,
    headersOf,
    styles: new Set([...Object.values(styles).map(sourceHash), ...joined]),
    manifest: kept,
    shell,
    revisions: new Map(),
  };
  const reason = manifest.ordinary;
  if (reason === undefined) return cache;
  const has = (path: string) => plainPages.has(path);
  return { ...cache, plainPages, ordinary: { reason, prerendered: true, has } };
}

const compressedBodies = (length: number, { br, gzip }: Readonly<Record<Encoding, Buffer>>) => ({
  identity: uncompressed(bodyOf(br), length),
  br: bodyOf(br),
  gzip: bodyOf(gzip),
});

let lastRevision = 0;
/** Numbers the times at which pages are asked for: later ones are greater. */
export const nextRevision = (): number => ++lastRevision;

/** Puts a page that Next has just made in the place of the former one, unless that was asked for after it (`revision`). */
export async function replacePage(
  cache: StaticCache,
  path: string,
  html: string,
  revision = nextRevision(),
): Promise<void> {
  const deferred = deferScripts(html, cache.shell);
  const joined = joinStyles(deferred);
  // Styles that no build joined in this way are allowed one by one alone: those of a page that it did not make.
  const isKnown = stylesIn(joined).every((hash) => cache.styles.has(hash));
  const identity = Buffer.from(isKnown ? joined : deferred);
  const former = cache.answers.get(path);
  const isLate = () => (cache.revisions.get(path) ?? 0) > revision;
  if (isLate()) return;
  if (former?.etag === etagOf(digestOf(identity))) {
    cache.revisions.set(path, revision);
    return;
  }
  const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl.page };
  const { length } = identity;
  const bodies = compressedBodies(length, await compressFastBoth(identity));
  if (isLate()) return;
  cache.revisions.set(path, revision);
  const headers = allowStyles(
    { ...cache.headersOf(path), ...type },
    String(identity),
    cache.styles,
  );
  const digest = digestOf(identity);
  const answerWith = (best: EncodedBodies) =>
    makeCachedResponse(200, headers, best, digest, cache.speculation);
  const answer = answerWith(bodies);
  cache.answers.set(path, answer);
  inBackground(async () => {
    if (cache.answers.get(path) !== answer) return;
    const best = compressedBodies(length, await compressBest(identity));
    if (cache.answers.get(path) === answer) cache.answers.set(path, answerWith(best));
  }).catch((error: unknown) => log().error(faultOf(error), 'a page stays compressed fast'));
}

/** The last tenth of a page's size costs a quarter of a second of a core: nobody waits for it, and it waits for everybody. */
const inBackground = newBackground();
