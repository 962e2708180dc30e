/** Turns what happened into HTTP: an envelope for scripts, a page for plain forms. */

import { type HttpError, httpError } from '#lib/server/http/errors/http-error';
import type { CallRequest } from '#lib/server/intake/body';
import { type Fields, isPlainPost } from '#lib/server/intake/body';
import { errorPage, fillPage } from '#lib/server/intake/error-page';
import { noteRefusal } from '#lib/server/limits/refusals';
import { faultOf, log } from '#lib/server/log';
import { site } from '#lib/server/site';
import { receivedPath, routes } from '#lib/shared/addresses/routes';
import type { Form } from '#lib/shared/forms/define';

const json = { 'cache-control': 'no-store' };

export function replySuccess(
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): Response {
  return Response.json({ success: true, message, msg: message, ...more }, { headers: json });
}

/** To a form sent without script: the page of this kind. */
export function replyReceived(kind: string): Response {
  return new Response(null, { status: 303, headers: { location: receivedPath(kind), ...json } });
}

export function replyError(error: HttpError): Response {
  const { status, message, errors } = error;
  return Response.json(
    { success: false, message, msg: message, ...(errors ? { errors } : {}) },
    { status, headers: { ...json, ...retryAfter(error) } },
  );
}

/** The same, as a page that names the fields and lets the visitor mend them. */
export function replyErrorPage(error: HttpError, form: Form, typed: Fields): Response {
  return new Response(errorPage(error, form, typed), {
    status: error.status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...json, ...retryAfter(error) },
  });
}

const retryAfter = ({ retryAfterSeconds }: HttpError): Record<string, string> =>
  retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };

type Call<Request extends CallRequest> = (request: Request) => Promise<Response>;

const words = 'Something went wrong on our side. Please try again, or call us.';

/** A fault of ours becomes an answer, and a line in the log without what the visitor wrote. */
export const withErrorBoundary =
  <Request extends CallRequest>(call: Call<Request>): Call<Request> =>
  async (request) => {
    try {
      const response = await call(request);
      await noteRefusal(site(), request, response.status);
      return response;
    } catch (error) {
      log().error(faultOf(error), 'a call failed');
      if (!isPlainPost(request)) return replyError(httpError(500, words).error);
      const html = `<div class="summary" role="alert"><h2>${words}</h2></div>`;
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
      return new Response(fillPage(routes.problem, words, html), { status: 500, headers });
    }
  };
