import { notFound, seeOther, withPrivateHeaders } from '#lib/desk/access';
import { checkOrigin } from '#lib/intake/guard';
import { replyError } from '#lib/intake/reply';
import { stopSessionMails } from '#lib/sessions/stop-mails';
import { site } from '#lib/site';
import { mailStopPath } from '#lib/token-routes';

type Context = { readonly params: Promise<{ readonly token: string }> };

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const error = checkOrigin(request, site().env);
  if (error) return withPrivateHeaders(replyError(error));
  const { token } = await params;
  const stopped = await stopSessionMails(site(), token);
  if (!stopped) return withPrivateHeaders(notFound(request));
  return seeOther(`${mailStopPath(token)}?stopped=1`);
}
