/** Turns what happened into HTTP: an envelope for scripts, a page for plain forms. */
import type { Form } from '#lib/forms/define';
import type { Fields } from '#lib/intake/body';
import { errorPage } from '#lib/intake/error-page';
import type { HttpError } from '#lib/intake/http-error';
import { receivedPath } from '#lib/routes';

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

export function replyError(refusal: HttpError): Response {
  const { status, message, errors } = refusal;
  return Response.json(
    { success: false, message, msg: message, ...(errors ? { errors } : {}) },
    { status, headers: { ...json, ...retryAfter(refusal) } },
  );
}

/** The same, as a page that names the fields and lets the visitor mend them. */
export function replyErrorPage(refusal: HttpError, form: Form, typed: Fields): Response {
  return new Response(errorPage(refusal, form, typed), {
    status: refusal.status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...json, ...retryAfter(refusal) },
  });
}

const retryAfter = ({ retryAfterSeconds }: HttpError): Record<string, string> =>
  retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
