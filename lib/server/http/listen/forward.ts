/** What is not in memory goes to Next: with true headers in, and the site's own headers out. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bufferHtml } from '#lib/server/http/cache/buffer-html';
import { acceptedEncoding, compressFast, type Encoding } from '#lib/server/http/cache/compress';
import type { StaticCache } from '#lib/server/http/cache/static-cache';
import type { DrawnPages } from '#lib/server/http/drawn/drawn-pages';
import { asPage, isHtml, newRefusalPages } from '#lib/server/http/errors/refusal-pages';
import { sendError } from '#lib/server/http/errors/send-error';
import { allowStyles } from '#lib/server/http/headers/security-headers';
import { deferScripts, isDeferred } from '#lib/server/http/hydration/defer-scripts';
import { allowNonce, ordinaryPage, withHead } from '#lib/server/http/hydration/ordinary-page';
import { newAdmission } from '#lib/server/http/listen/admission';
import { answerDirectly, directRoute } from '#lib/server/http/listen/direct-routes';
import { faultAnswer } from '#lib/server/http/listen/fault';
import { isFormPage, toResultRead } from '#lib/server/http/listen/form-page';
import { lingeringClose } from '#lib/server/http/listen/lingering-close';
import { trueHeaders } from '#lib/server/http/listen/true-headers';
import { visitorAddress } from '#lib/server/http/listen/visitor-address';
import { faultOf, log, type RequestContext, withRequest } from '#lib/server/log';
import { redactedPath } from '#lib/server/redacted-path';
import { isApiPath } from '#lib/shared/addresses/api-routes';

export type Listen = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
export type Upstream = {
  readonly next: Listen;
  readonly trustedProxies: number;
  /** Of the site in public mode: other names lead there. */
  readonly origin?: string | undefined;
  /** More requests than this at once are told to come again. */
  readonly mostAtOnce: number;
  /** Absent where Next draws every page: in development, and of a build that nobody knows. */
  readonly drawn?: DrawnPages | undefined;
};

interface Rewriting {
  readonly path: string;
  /** Headers of every answer at this path. */
  readonly own: Record<string, string>;
  readonly encoding: Encoding | undefined;
  readonly context: RequestContext;
}

export function forwarder(
  cache: StaticCache,
  { next, trustedProxies, mostAtOnce, drawn }: Upstream,
) {
  const admit = newAdmission(cache, mostAtOnce);
  const refusalPageOf = newRefusalPages(cache);
  return admitted;

  function admitted(request: IncomingMessage, response: ServerResponse, path: string): void {
    const { headers, socket } = request;
    const forwardedFor = String(headers['x-forwarded-for'] ?? '');
    const visitor = visitorAddress(socket.remoteAddress, forwardedFor, trustedProxies);
    const start = () => forward(request, response, path, visitor);
    admit(request, response, { path, visitor, start });
  }

  function forward(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    visitor: string,
  ): void {
    const id = randomUUID();
    const context: RequestContext = { id, hangUp: () => void response.destroy() };
    const began = performance.now();
    response.once('close', () => {
      if (request.method === 'POST' && isApiPath(path)) noteCall(response, path, id, began);
    });
    const own: Record<string, string> = { ...cache.headersOf(path), 'x-request-id': id };
    withRequest(context, async () => {
      const isForm = request.method === 'POST' && isFormPage(path);
      const isTooLong = isForm && !(await toResultRead(request, path));
      // The paper that was filled in is a read of its result by now.
      const mayBeDrawn = !isTooLong && (isForm || request.method !== 'POST');
      if (mayBeDrawn && (await drawn?.drawAndSend(request, response, id))) return;
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      trueHeaders(request, id, visitor);
      rewrite(request, response, { path, own, encoding, context });
      if (isTooLong) {
        return sendError(response, own, path, { status: 413, message: 'This is too much.' });
      }
      const route = await directRoute(request, path);
      return route ? answerDirectly(route, request, response) : next(request, response);
    }).catch((error: unknown) => {
      log().error({ request: id, ...faultOf(error) }, 'a request failed');
      if (response.headersSent) response.destroy();
      else sendError(response, own, path, { status: 500, message: 'Something went wrong.' });
    });
  }

  /** What Next and our routes write becomes our page, with our headers. */
  function rewrite(
    request: IncomingMessage,
    response: ServerResponse,
    { path, own, encoding, context }: Rewriting,
  ): void {
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
        lingeringClose(request, response);
      },
      (html) => {
        const refused = refusal();
        if (refused) return asPage(refused, response, encoding);
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
        // Next's tag, length and preloads are those of its own page.
        for (const name of ['etag', 'content-length', 'transfer-encoding', 'link'])
          response.removeHeader(name);
        if (request.method === 'HEAD') return Buffer.alloc(0);
        response.setHeader('vary', 'accept-encoding');
        if (encoding) response.setHeader('content-encoding', encoding);
        const body = encoding ? compressFast(page, encoding) : page;
        response.setHeader('content-length', body.length);
        return body;
      },
      () => refusal() !== undefined,
    );
  }
}

/** Next refuses a method without saying which one it takes (RFC 9110, 15.5.6): a page is read, an action is posted. */
function nameAllowed({ method }: IncomingMessage, response: ServerResponse): void {
  if (response.statusCode !== 405 || response.hasHeader('allow')) return;
  response.setHeader('allow', method === 'GET' || method === 'HEAD' ? 'POST' : 'GET, HEAD');
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

/** One line for each call, with the id under which its other lines stand. */
function noteCall(response: ServerResponse, path: string, id: string, began: number): void {
  const ms = Math.round(performance.now() - began);
  const status = response.writableFinished ? response.statusCode : 'cut off';
  log().info({ request: id, path: redactedPath(path), status, ms }, 'call');
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
