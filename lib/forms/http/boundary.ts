/** Responses to a form sent without script: what was wrong with it, or an error of the site, as a page. */

import type { Form } from '#lib/forms/define';
import { errorPage, problemPage } from '#lib/forms/http/refused';
import { context } from '#lib/platform/context';
import { type HttpError, httpError } from '#lib/platform/http/errors/http-error';
import { type CallRequest, type Fields, isPlainPost } from '#lib/platform/http/intake/body';
import {
  answerError,
  answerPage,
  asResponse,
  type CallAnswer,
} from '#lib/platform/http/intake/reply';
import { noteRefusal } from '#lib/platform/http/limits/alarm';
import { errorFields, log } from '#lib/platform/log/log';

/** A page that names the fields and lets the visitor correct them. */
export const answerErrorPage = async (
  error: HttpError,
  form: Form,
  typed: Fields,
): Promise<CallAnswer> => answerPage(await errorPage(error, form, typed), error);

export const replyErrorPage = async (...args: Parameters<typeof answerErrorPage>) =>
  asResponse(await answerErrorPage(...args));

type Call<Request extends CallRequest, Reply> = (request: Request) => Promise<Reply>;

const words = 'Something went wrong on our side. Please try again, or call us.';

/** An error of the site becomes a response, and a line in the log without what the visitor wrote. */
export const guarded =
  <Request extends CallRequest, Reply extends { readonly status: number }>(
    call: Call<Request, Reply>,
    replyOf: (error: CallAnswer) => Reply,
  ): Call<Request, Reply> =>
  async (request) => {
    try {
      const reply = await call(request);
      if (reply.status >= 400) await noteRefusal(context(), request, reply.status);
      return reply;
    } catch (error) {
      log().error(errorFields(error), 'a call failed');
      if (!isPlainPost(request)) return replyOf(answerError(httpError(500, words).error));
      const page = await problemPage({ heading: words, errors: [] });
      return replyOf(answerPage(page, { status: 500 }));
    }
  };

/** Returns the error unchanged, for calls that the listener answers. */
export const asItIs = (error: CallAnswer): CallAnswer => error;

export const withErrorBoundary = <Request extends CallRequest>(
  call: Call<Request, Response>,
): Call<Request, Response> => guarded(call, asResponse);
