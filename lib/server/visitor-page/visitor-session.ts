/** The webinar session of a registration, as the page of its enquiry tells of it: all of it in our words. */
import { paidCall, registrationWords } from '#data/after-registration';
import { stoppedAddress } from '#lib/server/sessions/stop-mails';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { LeadMail } from '#lib/server/store/leads/leads';
import type { Store } from '#lib/server/store/store';
import { sessionClash } from '#lib/server/visitor-page/session-clash';
import { routes } from '#lib/shared/addresses/routes';
import { sessionEntryPath } from '#lib/shared/addresses/session-routes';
import { linkDueAt } from '#lib/shared/calendar/access-link-due';
import { whenOfSession } from '#lib/shared/calendar/session-time';
import { findSession, type Session } from '#lib/shared/calendar/sessions';
import { hourMs, isoInIndia, shortDayAndHour } from '#lib/shared/india';

export interface VisitorSession {
  readonly topic: string;
  /** "Tamil and English". */
  readonly language: string;
  /** "Tuesday, 24 November 2026, 4:00 PM to 4:40 PM IST". */
  readonly when: string;
  readonly start: number;
  readonly iso: string;
  readonly standing: 'ahead' | 'over' | 'cancelled';
  /** What comes by mail and when; of a cancelled one, what follows. */
  readonly texts: readonly string[];
  /** Why we call as well. */
  readonly why: string;
  /** "Thu 26 Nov, 4:45 PM to 5:30 PM", where a call might fall due while it runs. */
  readonly clash?: string | undefined;
  /** The path of its calendar entry, while it is to come. */
  readonly calendar?: string;
  /** The path to other sessions, where this one is no more. */
  readonly others?: string;
}

interface Known {
  readonly receivedAt: number;
  readonly cancelledAt?: number | undefined;
  /** When the access link was mailed. */
  readonly linkSentAt?: number | undefined;
  /** They want no mails about it. */
  readonly stopped: boolean;
  readonly now: number;
  readonly clash: string | undefined;
}

/** Undefined for what is no registration. Throws StoreUnavailable. */
export async function visitorSession(
  store: Store,
  enquiry: Enquiry,
  mails: readonly LeadMail[],
  now: number,
): Promise<VisitorSession | undefined> {
  if (!enquiry.kind.startsWith('webinar-')) return undefined;
  const session = findSession((await store.findSubmission(enquiry.id))?.session ?? '');
  if (!session) return undefined;
  const [plan] = await store.listSessionPlans([session.id]);
  const { email, receivedAt } = enquiry;
  const address = await stoppedAddress(store, email);
  const stoppedAt = (await store.listMailStops([address])).get(address);
  const link = mails.findLast(
    ({ messageId, state }) => state === 'sent' && messageId.includes('.visitor.session-link-'),
  );
  return toldOf(session, {
    receivedAt,
    cancelledAt: plan?.cancelledAt,
    linkSentAt: link?.at,
    stopped: stoppedAt !== undefined && stoppedAt >= receivedAt,
    now,
    clash: sessionClash(session, enquiry, now),
  });
}

function toldOf(session: Session, known: Known): VisitorSession {
  const { id, title, language, start, end, paid } = session;
  const isCancelled = known.cancelledAt !== undefined;
  const isOver = known.now >= end;
  return {
    topic: title,
    language: inLanguages(language),
    when: whenOfSession(session),
    start,
    iso: isoInIndia(start),
    standing: isCancelled ? 'cancelled' : isOver ? 'over' : 'ahead',
    texts: isCancelled ? cancelled(session, known) : isOver ? [] : ahead(session, known),
    why: isCancelled || isOver ? stillCalled(session) : callReason(session),
    ...(!isCancelled && { clash: known.clash }),
    ...(!isCancelled && !isOver && { calendar: sessionEntryPath(id) }),
    ...(!paid && (isCancelled || isOver) && { others: routes.webinarCalendar }),
  };
}

const callReason = ({ paid }: Session) => (paid ? paidCall : registrationWords.en.call);

const stillCalled = ({ paid }: Session) =>
  paid
    ? 'We will still call you, to answer your questions.'
    : 'We will still call you, to know what kind of job you are looking for and to tell you about jobs that suit you.';

/** "Tamil and English" of "Tamil-English"; "English, Tamil and Telugu". */
const inLanguages = (language: string) =>
  new Intl.ListFormat('en-IN').format(language.split(/-|, /));

const cancelled = ({ paid }: Session, { cancelledAt = 0, now }: Known): string[] => [
  `We are sorry: this session will not take place. It was cancelled on ${shortDayAndHour(cancelledAt, now)}.`,
  paid
    ? 'We will write to you about your payment by the next working day.'
    : 'You are welcome in any other session; registering again is free.',
];

function ahead({ paid, start }: Session, known: Known): string[] {
  if (known.stopped) {
    return ['You stopped the mails about this session. Call or write to us for the access link.'];
  }
  return [
    linkText(start, known),
    ...(known.now < linkDueAt(start) ? ['We will send you a reminder the day before.'] : []),
    ...(paid
      ? []
      : ['The interview question bank comes within 2 days of your registration, by e-mail.']),
  ];
}

/** By when the access link is there (contract: Policies: delivery). */
function linkText(start: number, { linkSentAt, receivedAt, now }: Known): string {
  const again = now < start - hourMs ? ' We will send it again an hour before the start.' : '';
  if (linkSentAt !== undefined) {
    return `The access link went to your e-mail address on ${shortDayAndHour(linkSentAt, now)}.${again}`;
  }
  const deadline = linkDueAt(start);
  if (now < deadline && receivedAt < deadline) {
    return `The access link comes to your e-mail address by ${shortDayAndHour(deadline, now)}.${again}`;
  }
  return `The access link comes to your e-mail address before the start.${again} If it is not there by then, call us.`;
}
