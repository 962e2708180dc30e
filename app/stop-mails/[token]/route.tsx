import { render } from '#app/desk/render-desk-page';
import { renderStoreAway } from '#app/enquiry/pages';
import { StopMailsPage } from '#components/webinars/stop-mails-page';
import { context } from '#lib/platform/context';
import { whileStoreAnswers } from '#lib/platform/db/outage';
import { withPrivateHeaders } from '#lib/platform/http/intake/reply';
import { notFound } from '#lib/staff/http/access';
import { findStoppable } from '#lib/webinars/mails/sessions';

type Context = { readonly params: Promise<{ readonly token: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return whileStoreAnswers(() => stopPage(request, token), renderStoreAway);
}

async function stopPage(request: Request, token: string): Promise<Response> {
  const stoppable = await findStoppable(context(), token);
  if (!stoppable) return withPrivateHeaders(notFound(request));
  const done = new URL(request.url).searchParams.has('stopped');
  const about = stoppable.kind.startsWith('webinar-') ? 'session' : 'payment';
  const page = <StopMailsPage {...{ token, about, done }} />;
  const title = about === 'session' ? 'Mails about your session' : 'Reminders to pay';
  return withPrivateHeaders(await render(title, page));
}
