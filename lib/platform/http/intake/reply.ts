/** Turns what happened into HTTP: an envelope for scripts, a page for plain forms. */

import { receivedPath } from '#data/addresses/routes';
import { errorPage, problemPage } from '#lib/enquiries/http/refused';
import type { Form } from '#lib/forms/define';
import { site } from '#lib/platform/context';
import { type HttpError, httpError } from '#lib/platform/http/errors/http-error';
import { type CallRequest, type Fields, isPlainPost } from '#lib/platform/http/intake/body';
import { noteRefusal } from '#lib/platform/http/limits/alarm';
import { faultOf, log } from '#lib/platform/log/log';

type Header = readonly [name: string, value: string];

/**
 * An answer as it is sent. A web `Response` makes a stream of every body, which takes longer than to record a form:
 * only Next is given one.
 */
export interface CallAnswer {
  readonly status: number;
  /** Names in lower case; one that is sent more than once stands more than once. */
  readonly headers: readonly Header[];
  readonly body: string;
}

/** The value of `body` as JSON. */
export const jsonAnswer = (
  body: unknown,
  headers: readonly Header[],
  status = 200,
): CallAnswer => ({
  status,
  headers: [['content-type', 'application/json'], ...headers],
  body: JSON.stringify(body),
});

/** The same for Next. */
export function asResponse({ status, headers, body }: CallAnswer): Response {
  const all = new Headers();
  for (const [name, value] of headers) all.append(name, value);
  // A status that has no body may not be given an empty one.
  return new Response(body === '' ? null : body, { status, headers: all });
}

/** A route as Next calls it. */
export const asRoute =
  <Request>(call: (request: Request) => CallAnswer | Promise<CallAnswer>) =>
  async (request: Request): Promise<Response> =>
    asResponse(await call(request));

const unkept = ['cache-control', 'no-store'] as const;

export const answerSuccess = (
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): CallAnswer => jsonAnswer({ success: true, message, msg: message, ...more }, [unkept]);

export const replySuccess = (...told: Parameters<typeof answerSuccess>): Response =>
  asResponse(answerSuccess(...told));

const answerLeadTo = (location: string): CallAnswer => ({
  status: 303,
  headers: [['location', location], unkept],
  body: '',
});

/** To a form sent without script: the page that follows. */
export const leadTo = (location: string): Response => asResponse(answerLeadTo(location));

/** The same: the page of this kind. */
export const answerReceived = (kind: string): CallAnswer => answerLeadTo(receivedPath(kind));

export function answerError(error: HttpError): CallAnswer {
  const { status, message, errors } = error;
  const told = { success: false, message, msg: message, ...(errors ? { errors } : {}) };
  return jsonAnswer(told, [unkept, ...retryAfter(error)], status);
}

export const replyError = (error: HttpError): Response => asResponse(answerError(error));

/** To whoever asks for what is in the store, while that does not answer. */
export const replyStoreAway = (): Response =>
  replyError(
    httpError(503, 'We cannot show this just now. Please try again in a minute.', {
      retryAfterSeconds: 30,
    }).error,
  );

/** The same, as a page that names the fields and lets the visitor mend them. */
export const answerErrorPage = async (
  error: HttpError,
  form: Form,
  typed: Fields,
): Promise<CallAnswer> => ({
  status: error.status,
  headers: [html, unkept, ...retryAfter(error)],
  body: await errorPage(error, form, typed),
});

export const replyErrorPage = async (...told: Parameters<typeof answerErrorPage>) =>
  asResponse(await answerErrorPage(...told));

const html = ['content-type', 'text/html; charset=utf-8'] as const;

const retryAfter = ({ retryAfterSeconds }: HttpError) =>
  retryAfterSeconds === undefined ? [] : [['retry-after', String(retryAfterSeconds)] as const];

type Call<Request extends CallRequest, Reply> = (request: Request) => Promise<Reply>;

const words = 'Something went wrong on our side. Please try again, or call us.';

/** A fault of ours becomes an answer, and a line in the log without what the visitor wrote. */
export const guarded =
  <Request extends CallRequest, Reply extends { readonly status: number }>(
    call: Call<Request, Reply>,
    replyOf: (fault: CallAnswer) => Reply,
  ): Call<Request, Reply> =>
  async (request) => {
    try {
      const reply = await call(request);
      if (reply.status >= 400) await noteRefusal(site(), request, reply.status);
      return reply;
    } catch (error) {
      log().error(faultOf(error), 'a call failed');
      if (!isPlainPost(request)) return replyOf(answerError(httpError(500, words).error));
      const body = await problemPage({ heading: words, errors: [] });
      return replyOf({ status: 500, headers: [html, unkept], body });
    }
  };

/** Of a call that the listener asks. */
export const asItIs = (fault: CallAnswer): CallAnswer => fault;

/** Of a call that Next has routed. */
export const withErrorBoundary = <Request extends CallRequest>(
  call: Call<Request, Response>,
): Call<Request, Response> => guarded(call, asResponse);
