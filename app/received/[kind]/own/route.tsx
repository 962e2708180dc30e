import { renderMarkup } from '#app/render';
import { OwnEnquiry } from '#components/enquiry/own-enquiry';
import { OwnSession } from '#components/enquiry/own-session';
import { inSiteFrame } from '#lib/enquiries/frame';
import { ownEnquiry } from '#lib/enquiries/own-enquiry';
import { processState } from '#lib/process-state';
import { receivedPath } from '#lib/routes';
import { privateHeaders } from '#lib/server/security-headers';

/** What `/received/{kind}` is to the browser that sent the form: the server asks for it in its place. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/received/[kind]/own'>,
): Promise<Response> {
  const { kind } = await params;
  const own = await ownEnquiry(request.headers.get('cookie') ?? '', kind);
  const html = own
    ? inSiteFrame(
        receivedPath(kind),
        'Received',
        await renderMarkup(
          <>
            {own.session && <OwnSession {...own.session} />}
            <OwnEnquiry {...own} />
          </>,
        ),
      )
    : // What was sent was of another kind, or is withdrawn: the page that everybody gets.
      (processState.cachedPages?.(receivedPath(kind))?.html ?? '');
  const headers = { ...privateHeaders, 'content-type': 'text/html; charset=utf-8' };
  return new Response(html, { headers });
}
