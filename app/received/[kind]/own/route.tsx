import { renderMarkup } from '#app/render';
import { OwnEnquiry } from '#components/enquiry/own-enquiry';
import { OwnRegistration } from '#components/enquiry/own-registration';
import { OwnSession } from '#components/enquiry/own-session';
import { registrationWords } from '#data/registration';
import { thanksWords } from '#data/thanks';
import { privateHeaders } from '#lib/server/http/headers/security-headers';
import { inSiteFrame, inSiteMain } from '#lib/server/http/site-page-template';
import { processState } from '#lib/server/process-state';
import { ownEnquiry } from '#lib/server/visitor-page/own-enquiry';
import { receivedPath } from '#lib/shared/addresses/routes';
import { accessLinkText } from '#lib/shared/calendar/access-link';
import { findSession } from '#lib/shared/calendar/sessions';

/** What `/received/{kind}` is to the browser that sent the form: the server asks for it in its place. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/received/[kind]/own'>,
): Promise<Response> {
  const { kind } = await params;
  const html = await pageOf(receivedPath(kind), request.headers.get('cookie') ?? '', kind);
  const headers = { ...privateHeaders, 'content-type': 'text/html; charset=utf-8' };
  return new Response(html, { headers });
}

async function pageOf(path: string, cookies: string, kind: string): Promise<string> {
  const own = await ownEnquiry(cookies, kind);
  // What was sent was of another kind, or is withdrawn: the page that everybody gets.
  if (!own) return processState.cachedPages?.(path)?.html ?? '';
  const session = own.session && findSession(own.session.id);
  if (session && own.language !== 'en') {
    const { registered } = thanksWords[own.language];
    const markup = await renderMarkup(<OwnRegistration {...own} session={session} />);
    return inSiteMain(path, registered, markup);
  }
  const markup = await renderMarkup(
    <>
      {own.session && session && (
        <OwnSession {...own.session} link={accessLinkText('en', session.start, own.receivedAt)} />
      )}
      <OwnEnquiry {...own} {...(own.session && { why: registrationWords.en.call })} />
    </>,
  );
  return inSiteFrame(path, 'Received', markup);
}
