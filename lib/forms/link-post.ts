/** A post of whoever holds a link: a plain form is answered with a page, a script with JSON. */

import { withErrorBoundary } from '#lib/forms/http/boundary';
import { context } from '#lib/platform/context';
import {
  catchStoreUnavailable,
  type HttpError,
  type Result,
} from '#lib/platform/http/errors/http-error';
import {
  asksForPage,
  checkOrigin,
  type Fields,
  isPlainPost,
  readBody,
} from '#lib/platform/http/intake/body';
import { replyError } from '#lib/platform/http/intake/reply';
import { checkRateLimit } from '#lib/platform/http/limits/network';

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

export const receiveByLink =
  <Found, Done>(post: LinkPost<Found, Done>) =>
  (request: Request, token: string): Promise<Response> =>
    withErrorBoundary(async () => {
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
