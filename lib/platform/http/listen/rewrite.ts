import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isApiPath } from '#data/addresses/api-routes';
import { locationOf } from '#lib/platform/http/addresses';
import { compressFast, type Encoding } from '#lib/platform/http/cache/compress';
import type { StaticCache } from '#lib/platform/http/cache/static-cache';
import { deferScripts, isDeferred } from '#lib/platform/http/defer-scripts';
import { asPage, isHtml, newRefusalPages } from '#lib/platform/http/errors/error-pages';
import { errorResponse } from '#lib/platform/http/errors/error-response';
import { allowStyles } from '#lib/platform/http/headers/security-headers';
import { lingeringClose } from '#lib/platform/http/listen/connection';
import { log, type RequestContext, redactedPath } from '#lib/platform/log/log';

interface Rewriting {
  readonly path: string;
  readonly own: Record<string, string>;
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
    const { development, shell } = cache;
    development?.allowScripts(request, own);
    const refusal = () => refusalPageOf(request, response, path);
    const pageOf = (html: string) => {
      if (isDeferred(html, shell)) return html;
      if (development) return development.withHead(html);
      return isLeftToScripts(response, html)
        ? (missingPage(cache) ?? html)
        : withoutScripts(html, cache, path);
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
      async (html) => {
        const refused = await refusal();
        if (refused) return asPage(refused, response, encoding);
        if (context.storeAway && response.statusCode === 200) {
          response.statusCode = 503;
          response.setHeader('retry-after', '30');
        }
        // Next's dev server shows what a developer wants to know.
        const hasOwnMessage = html !== '' && (development !== undefined || isApiPath(path));
        const errorBody =
          response.statusCode === 500 && !hasOwnMessage ? await errorResponse(path) : undefined;
        if (errorBody) response.setHeader('content-type', errorBody.type);
        const made = errorBody?.body ?? (html && pageOf(html));
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

/** A page made for one visitor is nobody else's; what a route of ours says of itself holds. */
function keepPrivate(response: ServerResponse): void {
  const current = String(response.getHeader('cache-control') ?? '');
  const isMade = /^(?:text\/html|text\/x-component)/.test(
    String(response.getHeader('content-type') ?? ''),
  );
  if (isMade || current === '' || current.includes('s-maxage'))
    response.setHeader('cache-control', 'private, no-store');
}

/** Where a page finds only when it is made that it is none, Next sends nothing but the scripts that would render it. */
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

type Done = (() => void) | undefined;

/**
 * Holds back what is written to `response` as long as it is HTML, or a refusal that becomes some,
 * and passes everything else through. `beforeHeaders` is called once, when all headers are known and none is sent;
 * `rewrite` gets the whole page (empty for a HEAD) and resolves to the bytes to send.
 */
function bufferHtml(
  response: ServerResponse,
  beforeHeaders: () => void,
  rewrite: (html: string) => Promise<Buffer>,
  becomesHtml: () => boolean = () => false,
): void {
  const real = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response) as (...all: unknown[]) => boolean,
    end: response.end.bind(response) as (...all: unknown[]) => ServerResponse,
    flushHeaders: response.flushHeaders.bind(response),
  };
  const parts: Buffer[] = [];
  let isHtml: boolean | undefined;
  const held = (): boolean => {
    if (isHtml === undefined) {
      const type = response.getHeader('content-type');
      // An error response without a body is a page as well, so it gets one.
      isHtml =
        (type === undefined ? response.statusCode === 500 : String(type).startsWith('text/html')) ||
        becomesHtml();
      beforeHeaders();
    }
    return isHtml;
  };
  const add = (chunk: unknown, encoding: unknown) => {
    if (chunk === undefined || chunk === null || typeof chunk === 'function') return;
    const named = typeof encoding === 'string' ? (encoding as BufferEncoding) : undefined;
    parts.push(
      typeof chunk === 'string' ? Buffer.from(chunk, named) : Buffer.from(chunk as Buffer),
    );
  };

  Object.assign(response, {
    flushHeaders() {
      if (!held()) real.flushHeaders();
    },
    writeHead(status: number, ...rest: unknown[]) {
      response.statusCode = status;
      const headers = rest.find((each) => typeof each === 'object' && each !== null);
      for (const [name, value] of pairsOf(headers)) response.setHeader(name, value);
      return held() ? response : real.writeHead(response.statusCode);
    },
    write(...all: unknown[]) {
      if (!held()) return real.write(...all);
      add(all[0], all[1]);
      (all.find((each) => typeof each === 'function') as Done)?.();
      return true;
    },
    end(...all: unknown[]) {
      if (!held()) return real.end(...all);
      add(all[0], all[1]);
      Object.assign(response, real);
      const done = all.find((each) => typeof each === 'function') as Done;
      rewrite(Buffer.concat(parts).toString()).then(
        (body) => (done ? real.end(body, done) : real.end(body)),
        (error: Error) => response.destroy(error),
      );
      return response;
    },
  });
}

/** Headers come as an object, or as names and values in turn. */
function pairsOf(headers: unknown): [string, string | number | readonly string[]][] {
  if (Array.isArray(headers)) {
    return headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : []));
  }
  return Object.entries((headers ?? {}) as OutgoingHttpHeaders).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
}
