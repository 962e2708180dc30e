/** A response that is not in memory comes from Next: with true headers in, and the site's own headers out. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isApiPath } from '#data/addresses/api-routes';
import { sendCached } from '#lib/platform/http/cache/cached-response';
import { acceptedEncodings } from '#lib/platform/http/cache/compress';
import type { ResponseCache } from '#lib/platform/http/cache/response-cache';
import type { StaticCache } from '#lib/platform/http/cache/static-cache';
import { sendError } from '#lib/platform/http/errors/send-error';
import { newAdmission } from '#lib/platform/http/listen/admission';
import { answerDirectly, directRoute } from '#lib/platform/http/listen/direct-routes';
import type { Listen } from '#lib/platform/http/listen/internal-request';
import { trueHeaders, visitorAddress } from '#lib/platform/http/listen/request-headers';
import { newRewriter } from '#lib/platform/http/listen/rewrite';
import {
  errorFields,
  log,
  type RequestContext,
  redactedPath,
  withRequest,
} from '#lib/platform/log/log';

export type Upstream = {
  readonly next: Listen;
  readonly trustedProxies: number;
  /** The origin of the site in public mode: other names redirect to it. */
  readonly origin?: string | undefined;
  /** More requests than this at once are asked to retry later. */
  readonly mostAtOnce: number;
  /** Absent where each request is rendered. */
  readonly responses?: ResponseCache | undefined;
};

export function forwarder(
  cache: StaticCache,
  { next, trustedProxies, mostAtOnce, responses }: Upstream,
) {
  const admit = newAdmission(cache, mostAtOnce);
  const rewrite = newRewriter(cache);
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
    // A page is made as for a GET, so that its headers are the same (RFC 9110, 9.3.2); Node sends no body after them. A
    // call may answer a HEAD otherwise: that of an application on its way to another phone does not open it.
    if (request.method === 'HEAD' && !isApiPath(path)) request.method = 'GET';
    const id = randomUUID();
    const context: RequestContext = { id, hangUp: () => void response.destroy() };
    const startedAt = performance.now();
    response.once('close', () => {
      if (request.method === 'POST' && isApiPath(path)) noteCall(response, path, id, startedAt);
    });
    const own: Record<string, string> = { ...cache.headersOf(path), 'x-request-id': id };
    withRequest(context, async () => {
      const accepted = acceptedEncodings(request.headers['accept-encoding']);
      const rewriting = () => rewrite(request, response, { path, own, accepted, context });
      const route = await directRoute(request, path);
      if (route)
        return answerDirectly(route, request, response, { visitor, own, rewrite: rewriting });
      const isForm = request.method === 'POST' && cache.rules.isFormPage(path);
      const isTooLong = isForm && !(await cache.rules.toResultRead(request, path));
      // The paper that was filled in is a read of its result by now.
      const isRead = !isTooLong && (isForm || request.method !== 'POST');
      const found = isRead ? await responses?.get(request.url ?? '', accepted[0]) : undefined;
      if (found && 'bodies' in found) return sendCached(found, request, response);
      trueHeaders(request, id, visitor);
      rewriting();
      if (isTooLong) {
        return sendError(response, own, path, { status: 413, message: 'This is too much.' });
      }
      if (!found) return next(request, response);
      context.storeAway = found.isStoreAway;
      response.writeHead(found.status, { 'content-type': found.type });
      response.end(found.body);
    }).catch((error: unknown) => {
      log().error({ request: id, ...errorFields(error) }, 'a request failed');
      if (response.headersSent) response.destroy();
      else sendError(response, own, path, { status: 500, message: 'Something went wrong.' });
    });
  }
}

/** One line for each call, with the id under which its other lines are. */
function noteCall(response: ServerResponse, path: string, id: string, startedAt: number): void {
  const ms = Math.round(performance.now() - startedAt);
  const status = response.writableFinished ? response.statusCode : 'cut off';
  log().info({ request: id, path: redactedPath(path), status, ms }, 'call');
}
