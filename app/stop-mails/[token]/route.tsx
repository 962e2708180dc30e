import { draw } from '#app/desk/draw';
import { StopMailsPage } from '#components/desk/stop-mails-page';
import { notFound, withPrivateHeaders } from '#lib/desk/access';
import { findStoppable } from '#lib/sessions/stop-mails';
import { site } from '#lib/site';

type Context = { readonly params: Promise<{ readonly token: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  if (!(await findStoppable(site(), token))) return withPrivateHeaders(notFound(request));
  const done = new URL(request.url).searchParams.has('stopped');
  const page = <StopMailsPage token={token} done={done} />;
  return withPrivateHeaders(await draw('Mails about your session', page));
}
