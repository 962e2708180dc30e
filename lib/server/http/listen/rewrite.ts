/** What Next and our routes write becomes our page, with our headers. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bufferHtml } from '#lib/server/http/cache/buffer-html';
import { compressFast, type Encoding } from '#lib/server/http/cache/compress';
import type { StaticCache } from '#lib/server/http/cache/static-cache';
import { partsMark } from '#lib/server/http/drawn/page-template';
import { encodedParts } from '#lib/server/http/drawn/parts';
import { asPage, isHtml, newRefusalPages } from '#lib/server/http/errors/refusal-pages';
import { allowStyles, withStyles } from '#lib/server/http/headers/security-headers';
import { deferScripts, isDeferred } from '#lib/server/http/hydration/defer-scripts';
import { allowNonce, ordinaryPage, withHead } from '#lib/server/http/hydration/ordinary-page';
import { faultAnswer } from '#lib/server/http/listen/fault';
import { lingeringClose } from '#lib/server/http/listen/lingering-close';
import { locationOf } from '#lib/server/http/listen/request-target';
import { log, type PageInParts, type RequestContext } from '#lib/server/log';
import { redactedPath } from '#lib/server/redacted-path';
import { isApiPath } from '#lib/shared/addresses/api-routes';

interface Rewriting {
  readonly path: string;
  /** Headers of every answer at this path. */
  readonly own: Record<string, string>;
  /** Encodings, the best first. */
  readonly accepted: readonly Encoding[];
  readonly context: RequestContext;
}

/** Next's tag, length and preloads are those of its own page. */
const ownOfNext = ['etag', 'content-length', 'transfer-encoding', 'link'];

export function newRewriter(cache: StaticCache) {
  const refusalPageOf = newRefusalPages(cache);
  return function rewrite(
    request: IncomingMessage,
    response: ServerResponse,
    { path, own, accepted, context }: Rewriting,
  ): void {
    const [encoding] = accepted;
    const { ordinary, shell } = cache;
    const nonce = ordinary && randomBytes(16).toString('base64');
    const policy = own['content-security-policy'];
    const [asked = path] = (request.url ?? path).split('?');
    // What stands in the place of a page, for one visitor, is made for this request.
    const isOfBuild = ordinary?.prerendered === true && ordinary.has(asked);
    if (nonce && policy) {
      own['content-security-policy'] = allowNonce(policy, nonce);
      // Next would keep the nonce of this request with a page that it makes anew for all.
      if (!isOfBuild) request.headers['content-security-policy'] = own['content-security-policy'];
    }
    const refusal = () => refusalPageOf(request, response, path);
    const pageOf = (html: string) => {
      if (isDeferred(html, shell)) return html;
      if (!nonce && isLeftToScripts(response, html)) return missingPage(cache) ?? html;
      if (!nonce) return withoutScripts(html, cache, path);
      return isOfBuild ? ordinaryPage(html, shell.head, nonce) : withHead(html, shell.head);
    };
    bufferHtml(
      response,
      () => {
        for (const [name, value] of Object.entries(own))
          if (!hasOwnPolicy(response, name)) response.setHeader(name, value);
        if (!isApiPath(path)) keepPrivate(response);
        nameAllowed(request, response);
        boundLocation(response);
        lingeringClose(request, response);
      },
      (html) => {
        const refused = refusal();
        if (refused) return asPage(refused, response, encoding);
        if (context.parts && html === partsMark)
          return inParts(context.parts, response, { own, accepted, known: cache.styles });
        if (context.storeAway && response.statusCode === 200) {
          response.statusCode = 503;
          response.setHeader('retry-after', '30');
        }
        // Where scripts run, Next's own page tells of it, with what a developer wants to know.
        const told = html !== '' && (ordinary !== undefined || isApiPath(path));
        const fault = response.statusCode === 500 && !told ? faultAnswer(path) : undefined;
        if (fault) response.setHeader('content-type', fault.type);
        const made = fault?.body ?? (html && pageOf(html));
        const page = Buffer.from(made);
        const allowed = allowStyles(own, made, cache.styles)['content-security-policy'];
        if (made && allowed) response.setHeader('content-security-policy', allowed);
        for (const name of ownOfNext) response.removeHeader(name);
        response.setHeader('vary', 'accept-encoding');
        if (encoding) response.setHeader('content-encoding', encoding);
        const body = encoding ? compressFast(page, encoding) : page;
        response.setHeader('content-length', body.length);
        return body;
      },
      () => refusal() !== undefined,
    );
  };
}

interface Sending {
  readonly own: Readonly<Record<string, string>>;
  readonly accepted: readonly Encoding[];
  /** The source hashes of the site's styles. */
  readonly known: ReadonlySet<string>;
}

/** The bytes of a page that lies in parts: gzip before brotli, since those need not be compressed any more. */
function inParts(
  page: PageInParts,
  response: ServerResponse,
  { own, accepted, known }: Sending,
): Buffer {
  const allowed = withStyles(own, page.styles, known);
  response.setHeader('content-security-policy', allowed['content-security-policy'] ?? '');
  for (const name of ownOfNext) response.removeHeader(name);
  response.setHeader('vary', 'accept-encoding');
  const encoding = accepted.includes('gzip') ? 'gzip' : accepted[0];
  const body = encodedParts(page, encoding);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  return body;
}

/** Next refuses a method without saying which one it takes (RFC 9110, 15.5.6): a page is read, an action is posted. */
function nameAllowed({ method }: IncomingMessage, response: ServerResponse): void {
  if (response.statusCode !== 405 || response.hasHeader('allow')) return;
  response.setHeader('allow', method === 'GET' || method === 'HEAD' ? 'POST' : 'GET, HEAD');
}

/** Next repeats an address that it leads elsewhere in a second header, and writes out bytes that are not ASCII: a head of 10 KB, for which nginx takes a host for broken. */
function boundLocation(response: ServerResponse): void {
  response.removeHeader('refresh');
  const address = response.getHeader('location');
  if (address === undefined) return;
  const location = locationOf(String(address));
  if (location !== undefined) return void response.setHeader('location', location);
  response.removeHeader('location');
  response.statusCode = 414;
}

/** A download may name a stricter policy than that of the pages. */
const hasOwnPolicy = (response: ServerResponse, name: string): boolean =>
  name === 'content-security-policy' && response.hasHeader(name) && !isHtml(response);

/** A page made for one visitor is nobody else's; what a route of ours says of itself stands. */
function keepPrivate(response: ServerResponse): void {
  const current = String(response.getHeader('cache-control') ?? '');
  const isMade = /^(?:text\/html|text\/x-component)/.test(
    String(response.getHeader('content-type') ?? ''),
  );
  if (isMade || current === '' || current.includes('s-maxage'))
    response.setHeader('cache-control', 'private, no-store');
}

/** Where a page finds only when it is made that it is none, Next sends nothing but the scripts that would draw it. */
const isLeftToScripts = ({ statusCode }: ServerResponse, html: string): boolean =>
  statusCode === 404 && !html.includes('<main');

const missingPage = ({ answers }: StaticCache): string | undefined =>
  answers.get('/_not-found')?.bodies.identity.bytes().toString();

/** A page with a script nobody knows goes out as it is: the policy stops the script, not the page. */
function withoutScripts(html: string, { shell }: StaticCache, path: string): string {
  try {
    return deferScripts(html, shell);
  } catch (error) {
    log().error({ path: redactedPath(path), reason: String(error) }, 'a page keeps its scripts');
    return html;
  }
}
