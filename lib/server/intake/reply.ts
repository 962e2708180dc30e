/** Turns what happened into HTTP: an envelope for scripts, a page for plain forms. */

import { type HttpError, httpError } from '#lib/server/http/errors/http-error';
import { type CallRequest, type Fields, isPlainPost } from '#lib/server/intake/body';
import { asResponse, type CallAnswer, jsonAnswer } from '#lib/server/intake/call-answer';
import { errorPage, problemPage } from '#lib/server/intake/error-page';
import { noteRefusal } from '#lib/server/limits/refusals';
import { faultOf, log } from '#lib/server/log';
import { site } from '#lib/server/site';
import { receivedPath } from '#lib/shared/addresses/routes';
import type { Form } from '#lib/shared/forms/define';

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
      const summary = `<div class="summary" role="alert"><h2>${words}</h2></div>`;
      const body = await problemPage(summary);
      return replyOf({ status: 500, headers: [html, unkept], body });
    }
  };

/** Of a call that the listener asks. */
export const asItIs = (fault: CallAnswer): CallAnswer => fault;

/** Of a call that Next has routed. */
export const withErrorBoundary = <Request extends CallRequest>(
  call: Call<Request, Response>,
): Call<Request, Response> => guarded(call, asResponse);
