import { privatePage } from '#app/private-page';
import { OwnRegistration, OwnSession } from '#components/accounts/own-registration';
import { SeatAsked } from '#components/accounts/seat-asked';
import { Received } from '#components/enquiries/received';
import { Acknowledgement } from '#components/forms/acknowledgement';
import { renderPaths } from '#data/addresses/render-paths';
import { registrationWords } from '#data/after-registration';
import { contactsOf } from '#data/company/contacts';
import { thanksWords } from '#data/thanks';
import { ownEnquiry } from '#lib/accounts/views/last-sent';
import { env } from '#lib/platform/config/env';
import { findSession } from '#lib/webinars/rules/sessions';
import { accessLinkText } from '#lib/webinars/words/sessions';

const render = privatePage(renderPaths.received);

/** The server asks for this in the place of `/received/{kind}` for the browser that sent the form. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/received/[kind]/own'>,
): Promise<Response> {
  const { kind } = await params;
  const own = await ownEnquiry(request.headers.get('cookie') ?? '', kind);
  const contacts = contactsOf(env());
  // The submission was of another kind, or is withdrawn.
  if (!own) return render('Received', <Received kind={kind} contacts={contacts} />);
  const session = own.session && findSession(own.session.id);
  if (session && own.language !== 'en') {
    const { registered } = thanksWords[own.language];
    return render(registered, <OwnRegistration {...own} session={session} />);
  }
  return render(
    'Received',
    <Received kind={kind} contacts={contacts} title={own.seat && 'You asked for a seat'}>
      {own.seat && <SeatAsked {...own.seat} />}
      {own.session && session && (
        <OwnSession
          {...own.session}
          instead={own.instead}
          link={accessLinkText('en', session.start, own.receivedAt)}
        />
      )}
      <Acknowledgement {...own} {...(own.session && { why: registrationWords.en.call })} />
    </Received>,
  );
}
