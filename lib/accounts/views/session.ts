/** The webinar session of a registration, as the page of its enquiry shows it, and whether a call might fall into it. */

import { routes } from '#data/addresses/routes';
import { sessionEntryPath } from '#data/addresses/session-routes';
import { paidCall, registrationWords } from '#data/after-registration';
import type { LeadMail } from '#lib/enquiries/queries/leads';
import { closingOf, isWorkingDay } from '#lib/enquiries/rules/hours';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import type { Store } from '#lib/platform/db/store';
import {
  hourInWords,
  hourMs,
  isoDayInIndia,
  isoInIndia,
  shortDayAndHour,
} from '#lib/platform/values/india';
import { stoppedAddress } from '#lib/webinars/mails/sessions';
import { findSession, type Session, whenOfSession } from '#lib/webinars/rules/sessions';
import { linkDueAt } from '#lib/webinars/words/sessions';

export type VisitorSession = ReturnType<typeof noticeOf>;

interface Known {
  readonly receivedAt: number;
  readonly cancelledAt?: number | undefined;
  readonly linkSentAt?: number | undefined;
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
  return noticeOf(session, {
    receivedAt,
    cancelledAt: plan?.cancelledAt,
    linkSentAt: link?.at,
    stopped: stoppedAt !== undefined && stoppedAt >= receivedAt,
    now,
    clash: sessionClash(session, enquiry, now),
  });
}

function noticeOf(session: Session, known: Known) {
  const { id, title, language, start, end, paid } = session;
  const isCancelled = known.cancelledAt !== undefined;
  const isOver = known.now >= end;
  return {
    topic: title,
    language: inLanguages(language),
    when: whenOfSession(session),
    start,
    iso: isoInIndia(start),
    standing: isCancelled
      ? ('cancelled' as const)
      : isOver
        ? ('over' as const)
        : ('ahead' as const),
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
    : 'We will still call you to ask what kind of job you are looking for and tell you about jobs that suit you.';

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
  return `The access link comes to your e-mail address before the start.${again} If it has not come by then, call us.`;
}

/** The session of a registration, unless it was cancelled; undefined of what is none. Throws StoreUnavailable. */
export async function sessionHeld(
  store: Pick<Store, 'findSubmission' | 'listSessionPlans'>,
  { id, kind }: Pick<Enquiry, 'id' | 'kind'>,
): Promise<Session | undefined> {
  if (!kind.startsWith('webinar-')) return undefined;
  const session = findSession((await store.findSubmission(id))?.session ?? '');
  const [plan] = session ? await store.listSessionPlans([session.id]) : [];
  return plan?.cancelledAt === undefined ? session : undefined;
}

/** "Thu 26 Nov, 4:45 PM to 5:30 PM"; undefined where no call falls due while it runs. */
export function sessionClash(
  { start, end }: { start: number; end: number },
  { state, keptAt, promisedBy }: Pick<Enquiry, 'state' | 'keptAt' | 'promisedBy'>,
  now: number,
): string | undefined {
  if (now >= end || state === 'done' || !isWorkingDay(isoDayInIndia(start))) return undefined;
  if (start >= closingOf(start)) return undefined;
  // A promise that ends before the session has been met by then.
  if (keptAt === undefined && now <= promisedBy && start > promisedBy) return undefined;
  return `${shortDayAndHour(start, now)} to ${hourInWords(end)}`;
}
