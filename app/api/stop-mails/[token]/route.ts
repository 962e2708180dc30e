import { notFound, seeOther } from '#lib/server/desk/sign-in/access';
import { httpError } from '#lib/server/http/errors/http-error';
import { withPrivateHeaders } from '#lib/server/http/headers/security-headers';
import { isPlainPost } from '#lib/server/intake/body';
import { checkOrigin } from '#lib/server/intake/guard';
import { replyError } from '#lib/server/intake/reply';
import { stopSessionMails } from '#lib/server/sessions/stop-mails';
import { site } from '#lib/server/site';
import { whileStoreAnswers } from '#lib/server/store/outage-log';
import { mailStopPath } from '#lib/shared/addresses/token-routes';

type Context = { readonly params: Promise<{ readonly token: string }> };

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const error = checkOrigin(request, site().env);
  if (error) return withPrivateHeaders(replyError(error));
  const { token } = await params;
  // The page says by itself that the link opens nothing, or that it cannot be read now.
  const refused = (answer: Response) =>
    isPlainPost(request)
      ? seeOther(mailStopPath(encodeURIComponent(token)))
      : withPrivateHeaders(answer);
  return whileStoreAnswers(
    async () =>
      (await stopSessionMails(site(), token))
        ? seeOther(`${mailStopPath(token)}?stopped=1`)
        : refused(notFound(request)),
    () => refused(replyError(away)),
  );
}

const away = httpError(503, 'We could not save this just now. Please try again in a minute.', {
  retryAfterSeconds: 30,
}).error;
