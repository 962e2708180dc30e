import { renderMarkup } from '#app/render-markup';
import { OwnRegistration } from '#components/enquiry/own-registration';
import { OwnSession } from '#components/enquiry/own-session';
import { Acknowledgement } from '#components/forms/acknowledgement';
import { registrationWords } from '#data/after-registration';
import { thanksWords } from '#data/thanks';
import { fillTemplate, type PageTemplate, type Slots } from '#lib/server/http/drawn/page-template';
import { privateHeaders } from '#lib/server/http/headers/security-headers';
import { inSiteFrame, inSiteMain } from '#lib/server/http/site-page-template';
import { processState } from '#lib/server/process-state';
import { ownEnquiry } from '#lib/server/visitor-page/own-enquiry';
import { receivedPath } from '#lib/shared/addresses/routes';
import { accessLinkText } from '#lib/shared/calendar/access-link-due';
import { findSession } from '#lib/shared/calendar/sessions';

/** What `/received/{kind}` is to the browser that sent the form: the server asks for it in its place. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/received/[kind]/own'>,
): Promise<Response> {
  const { kind } = await params;
  return pageOf(receivedPath(kind), request.headers.get('cookie') ?? '', kind);
}

const headers = { ...privateHeaders, 'content-type': 'text/html; charset=utf-8' };

/** As many as there are kinds of forms: of another kind there is no enquiry of one's own. */
const pages = new Map<string, PageTemplate>();

function pageAt(path: string): PageTemplate {
  const page = pages.get(path) ?? {
    path,
    fill: ({ title, inner }: Slots) => inSiteFrame(path, title, inner),
  };
  pages.set(path, page);
  return page;
}

async function pageOf(path: string, cookies: string, kind: string): Promise<Response> {
  const own = await ownEnquiry(cookies, kind);
  // What was sent was of another kind, or is withdrawn: the page that everybody gets.
  if (!own) return new Response(processState.cachedPages?.(path)?.html ?? '', { headers });
  const session = own.session && findSession(own.session.id);
  if (session && own.language !== 'en') {
    const { registered } = thanksWords[own.language];
    const markup = await renderMarkup(<OwnRegistration {...own} session={session} />);
    return new Response(inSiteMain(path, registered, markup), { headers });
  }
  const markup = await renderMarkup(
    <>
      {own.session && session && (
        <OwnSession
          {...own.session}
          instead={own.instead}
          link={accessLinkText('en', session.start, own.receivedAt)}
        />
      )}
      <Acknowledgement {...own} {...(own.session && { why: registrationWords.en.call })} />
    </>,
  );
  return fillTemplate(pageAt(path), { title: 'Received', inner: markup }, { headers });
}
