import { mailStopPath } from '#data/addresses/token-routes';
import { context } from '#lib/platform/context';
import { whileStoreAnswers } from '#lib/platform/db/outage';
import { checkOrigin, isPlainPost, readBody } from '#lib/platform/http/intake/body';
import {
  httpError,
  replyError,
  replySuccess,
  withPrivateHeaders,
} from '#lib/platform/http/intake/reply';
import { notFound, seeOther } from '#lib/staff/http/access';
import { stopSessionMails } from '#lib/webinars/mails/sessions';

type Context = { readonly params: Promise<{ readonly token: string }> };

/** By the button of the page, or by a mail program on its own (RFC 8058), which is led nowhere. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const read = await readBody(request);
  const isOneClick = 'ok' in read && read.ok.fields['List-Unsubscribe'] === 'One-Click';
  // A mail program comes from wherever it is, without a cookie: the token says whose mails they are.
  const error = isOneClick ? undefined : checkOrigin(request, context().env);
  if (error) return withPrivateHeaders(replyError(error));
  const { token } = await params;
  // The page says by itself that the link opens nothing, or that it cannot be read now.
  const refused = (answer: Response) =>
    isPlainPost(request) && !isOneClick
      ? seeOther(mailStopPath(encodeURIComponent(token)))
      : withPrivateHeaders(answer);
  return whileStoreAnswers(
    async () => {
      if (!(await stopSessionMails(context(), token))) return refused(notFound(request));
      return isOneClick
        ? withPrivateHeaders(replySuccess('Stopped.'))
        : seeOther(`${mailStopPath(token)}?stopped=1`);
    },
    () => refused(replyError(away)),
  );
}

const away = httpError(503, 'We could not save this just now. Please try again in a minute.', {
  retryAfterSeconds: 30,
}).error;
