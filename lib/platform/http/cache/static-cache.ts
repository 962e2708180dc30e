/** Everything the site answers without Next. */

import type { IncomingMessage } from 'node:http';
import type { Mode } from '#lib/platform/config/env';
import type { AddressRules } from '#lib/platform/http/addresses';
import {
  bodiesFile,
  type CacheManifest,
  readBodies,
  readManifest,
  type StoredResponse,
} from '#lib/platform/http/cache/cache-files';
import {
  bodyOf,
  type CachedResponse,
  cacheControl,
  digestOf,
  type EncodedBodies,
  encodedBodies,
  etagOf,
  makeCachedResponse,
} from '#lib/platform/http/cache/cached-response';
import { compressBest, compressFastBoth } from '#lib/platform/http/cache/compress';
import { deferScripts, joinStyles, type PageShell } from '#lib/platform/http/defer-scripts';
import {
  allowStyles,
  type SecurityHeadersOf,
  securityHeaders,
  sourceHash,
  stylesIn,
  withStyles,
} from '#lib/platform/http/headers/security-headers';
import { type Speculation, speculationFor } from '#lib/platform/http/headers/speculation-rules';
import { newBackground } from '#lib/platform/jobs/background';
import { errorFields, log } from '#lib/platform/log/log';

export type StaticCache = {
  readonly rules: AddressRules;
  readonly answers: Map<string, CachedResponse>;
  readonly headersOf: SecurityHeadersOf;
  /** The source hashes of all styles that a page of the site may have. */
  readonly styles: ReadonlySet<string>;
  readonly speculation?: Speculation | undefined;
  readonly shell: PageShell;
  /** Where Next's dev server renders each page: which paths it may have, and how a page of it goes out. */
  readonly development?: {
    isPage(path: string): boolean;
    /** Next's own scripts by the nonce of the policy, which Next reads from the request. */
    allowScripts(request: IncomingMessage, own: Record<string, string>): void;
    withHead(html: string): string;
    /** A handed-over view has no scripts: hydration would use the internal address. */
    withoutScripts(html: string): string;
  };
  readonly manifest: Pick<CacheManifest, 'revalidated' | 'dynamicRoutes' | 'revalidateKey'>;
};

export async function readStaticCache(
  folder: string,
  mode: Mode,
  rules: AddressRules,
): Promise<StaticCache> {
  const manifest = await readManifest(folder);
  const { head, styles, origin, islands, revalidated, dynamicRoutes, revalidateKey } = manifest;
  const joined = Object.values(manifest.answers).flatMap(({ styles = [] }) => styles);
  const headersOf = securityHeaders(mode, { scripts: [sourceHash(head)] });
  const answers = new Map<string, CachedResponse>();
  const bodyAt = await readBodies(bodiesFile(folder));
  const bodiesOf = ({ bodies }: StoredResponse): EncodedBodies => {
    if ('identity' in bodies) return { identity: bodyOf(bodyAt(bodies.identity)) };
    return encodedBodies(bodies.length, { br: bodyAt(bodies.br), gzip: bodyAt(bodies.gzip) });
  };
  const isPage = ({ status, styles }: StoredResponse) => status === 200 && styles !== undefined;
  const pages = Object.entries(manifest.answers).filter(([, stored]) => isPage(stored));
  const speculation = speculationFor(pages.map(([path]) => path));
  for (const [path, stored] of Object.entries(manifest.answers)) {
    const headers = withStyles({ ...headersOf(path), ...stored.headers }, stored.styles ?? []);
    const ahead = isPage(stored) ? speculation : undefined;
    const { status, digest } = stored;
    answers.set(path, makeCachedResponse(status, headers, bodiesOf(stored), digest, ahead));
  }
  const shell = { head, css: (href: string) => styles[href], origin, islands };
  return {
    rules,
    answers,
    speculation,
    headersOf,
    styles: new Set([...Object.values(styles).map(sourceHash), ...joined]),
    // The answers need not stay after the startup.
    manifest: { revalidated, dynamicRoutes, revalidateKey },
    shell,
  };
}

/** A page that Next has just rendered as it is sent: its scripts deferred, its styles allowed by its policy. Throws on a script that nobody knows. */
export function preparePage(cache: StaticCache, path: string, html: string) {
  const deferred = deferScripts(html, cache.shell);
  const joined = joinStyles(deferred);
  // Styles that no build joined in this way are allowed one by one alone: those of a page that it did not make.
  const hashes = stylesIn(joined);
  const isKnown = hashes.every((hash) => cache.styles.has(hash));
  const text = isKnown ? joined : deferred;
  const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl.page };
  const common = { ...cache.headersOf(path), ...type };
  const headers = isKnown ? withStyles(common, hashes) : allowStyles(common, text, cache.styles);
  const identity = Buffer.from(text);
  return { identity, digest: digestOf(identity), headers };
}

/** Puts a page that Next has just rendered in the place of the former one, as long as no other was asked for after it. */
export async function replacePage(
  cache: StaticCache,
  path: string,
  html: string,
  isLatest: () => boolean = () => true,
): Promise<void> {
  const { identity, digest, headers } = preparePage(cache, path, html);
  if (cache.answers.get(path)?.etag === etagOf(digest)) return;
  const { length } = identity;
  const bodies = encodedBodies(length, await compressFastBoth(identity));
  if (!isLatest()) return;
  const answerWith = (best: EncodedBodies) =>
    makeCachedResponse(200, headers, best, digest, cache.speculation);
  const answer = answerWith(bodies);
  cache.answers.set(path, answer);
  inBackground(async () => {
    if (cache.answers.get(path) !== answer) return;
    const best = encodedBodies(length, await compressBest(identity));
    if (cache.answers.get(path) === answer) cache.answers.set(path, answerWith(best));
  }).catch((error: unknown) => log().error(errorFields(error), 'a page stays compressed fast'));
}

/** The last tenth of a page's size costs a quarter of a second of a core: nobody waits for it, and it waits for everybody. */
const inBackground = newBackground();
