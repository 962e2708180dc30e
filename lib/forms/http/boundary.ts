/** Responses to a form sent without script: what was wrong with it, or an error of the site, as a page. */

import type { Form } from '#lib/forms/define';
import { errorPage, problemPage } from '#lib/forms/http/refused';
import { context } from '#lib/platform/context';
import {
  asksForPage,
  type CallRequest,
  checkOrigin,
  type Fields,
  isPlainPost,
  readBody,
} from '#lib/platform/http/intake/body';
import {
  answerError,
  answerPage,
  asResponse,
  type CallAnswer,
  catchStoreUnavailable,
  type HttpError,
  httpError,
  type Result,
  replyError,
} from '#lib/platform/http/intake/reply';
import { noteRefusal } from '#lib/platform/http/limits/alarm';
import { checkRateLimit } from '#lib/platform/http/limits/network';
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

/** A post of whoever holds a link: a plain form is answered with a page, a script with JSON. */

/** Renders the page of the link with a rejection on it, or the page of a link that opens nothing. */
export type RenderRejection<Found> = (rejected: {
  readonly error: HttpError;
  readonly fields: Fields;
  readonly token: string;
  readonly found: Found | undefined;
}) => Promise<Response>;

interface LinkPost<Found, Done> {
  /** The rate limit counter of the link's posts; absent where `work` counts by itself. */
  readonly counter?: string;
  readonly find: (token: string) => Promise<Found | undefined>;
  readonly unknown: { readonly error: HttpError };
  readonly work: (found: Found, fields: Fields, request: Request) => Promise<Result<Done>>;
  readonly reply: (
    done: Done,
    sent: { readonly request: Request; readonly token: string; readonly plain: boolean },
  ) => Response | Promise<Response>;
  readonly renderRejection: RenderRejection<Found>;
  /** To a script. */
  readonly reject?: (error: HttpError, token: string) => Response;
}

/** Next gives this to a route whose address has the token. */
interface ByToken {
  readonly params: Promise<{ readonly token: string }>;
}

export const receiveByLink =
  <Found, Done>(post: LinkPost<Found, Done>) =>
  (request: Request, { params }: ByToken): Promise<Response> =>
    withErrorBoundary(async () => {
      const { token } = await params;
      const { counter, find, unknown, work, reply, renderRejection, reject = replyError } = post;
      let fields: Fields = {};
      let plain = asksForPage(request);
      let found: Found | undefined;
      const outcome = await catchStoreUnavailable(async () => {
        const error = checkOrigin(request, context().env);
        if (error) return { error };
        found = await find(token);
        if (!found) return unknown;
        const tooMany = counter && (await checkRateLimit(request, context(), counter));
        if (tooMany) return { error: tooMany };
        const read = await readBody(request);
        if ('error' in read) return read;
        ({ fields, plain } = read.ok);
        return work(found, fields, request);
      });
      if ('ok' in outcome) return reply(outcome.ok, { request, token, plain });
      const { error } = outcome;
      if (plain || isPlainPost(request)) return renderRejection({ error, fields, token, found });
      return reject(error, token);
    })(request);
