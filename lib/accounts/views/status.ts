/** The state and history of an enquiry, in words for the person who sent it. */
import { kindWords } from '#data/form-kinds';
import type { VisitorSession } from '#lib/accounts/views/session';
import type { LeadMail } from '#lib/enquiries/queries/leads';
import { deskAction } from '#lib/enquiries/rules/actions';
import { undoneIds } from '#lib/enquiries/rules/take-back';
import type { Enquiry, EnquiryEvent } from '#lib/enquiries/schema/enquiry';
import {
  type HistoryEntry,
  linesByDay,
  preferenceInWords,
  type VisitorLine,
} from '#lib/enquiries/words';
import { wrongIndianLength } from '#lib/forms/rules';
import { placementLine } from '#lib/placement/words/history';
import { isReceipt } from '#lib/platform/mail/schema';
import {
  dayMs,
  dayParts,
  hourInWords,
  isoDayInIndia,
  shortDayAndHour,
  weekdayAndDate,
} from '#lib/platform/values/india';
import { own } from '#lib/platform/values/text';
import { howOften } from '#lib/platform/values/words';
import { examEvent } from '#lib/practice/words';
import { firstName } from '#lib/staff/rules';

export interface VisitorStatus {
  readonly title: string;
  readonly text: string;
  /** The state in plain words. */
  readonly state: 'Received' | 'We tried to reach you' | 'In conversation' | 'Closed';
  /** On the stub: the promise, or the agreed hour. */
  readonly at: number;
  readonly stamp: string;
  readonly isGood: boolean;
  readonly isLate: boolean;
  /** Before the day on the stub, where it could be taken for another. */
  readonly label?: string;
}

export function statusOf(
  enquiry: Enquiry,
  events: readonly EnquiryEvent[],
  now: number,
  session?: VisitorSession,
): VisitorStatus {
  const stood = readStatus(enquiry, events, now);
  const status = { ...stood, isGood: stood.state === 'Closed', isLate: stood.stamp === 'Late' };
  if (!session) return status;
  const waits = status.state === 'Received' || status.state === 'We tried to reach you';
  const label = status.at === enquiry.promisedBy ? 'We will call by' : 'We will call on';
  return {
    ...status,
    ...(status.state === 'Received' && !status.isLate && registered(session, enquiry, now)),
    ...(status.state === 'Closed' && sessionAfterCall(session, enquiry, now)),
    ...((waits || status.at > now) && { label }),
  };
}

/** Registrants look for the session first; the promise of a call is shown beside it. */
function registered({ standing, when }: VisitorSession, enquiry: Enquiry, now: number) {
  if (standing === 'over') return {};
  const isCancelled = standing === 'cancelled';
  const session = isCancelled
    ? `The session of ${when} will not take place.`
    : `Your session is on ${when}.`;
  return {
    title: isCancelled ? 'Your session is cancelled' : 'You are registered',
    text: `${session} ${promiseText(enquiry, now)}`,
  };
}

/** Our call is behind them: the page is about their session, which is to come or over. */
function sessionAfterCall({ when, standing }: VisitorSession, enquiry: Enquiry, now: number) {
  if (standing === 'over' && enquiry.outcome === 'answered') return {};
  const rest = `${metText(enquiry, now)} Write to us if something is missing.`;
  if (standing === 'cancelled') return { title: 'Your session is cancelled', stamp: 'Cancelled' };
  if (standing === 'over') {
    return {
      title: 'Your session is over',
      text: `It was on ${when}. Nothing is pending.${rest}`,
      stamp: 'Over',
    };
  }
  return {
    title: 'You are registered',
    text: `Your session is on ${when}. Nothing else is pending.${rest}`,
    stamp: 'Registered',
  };
}

const promiseText = ({ promisedBy }: Enquiry, now: number) =>
  `An executive of HOA will contact you by ${shortDayAndHour(promisedBy, now)}.`;

type Status = Omit<VisitorStatus, 'isGood' | 'isLate'>;

function readStatus(enquiry: Enquiry, events: readonly EnquiryEvent[], now: number): Status {
  const { state, promisedBy, keptAt, again } = enquiry;
  if (state === 'done') return closed(enquiry, now);
  if (keptAt === undefined && now > promisedBy) return late(enquiry, now);
  const next = again !== undefined && again > now ? again : undefined;
  if (state === 'talking') return talking(enquiry, events, next, now);
  if (state === 'no-answer') return tried(enquiry, next, now);
  return {
    title: `We will contact you by ${dayName(promisedBy, now)}`,
    text: `We have your ${kindWords(enquiry.kind).noun}. ${promiseText(enquiry, now)}`,
    state: 'Received',
    at: promisedBy,
    stamp: 'Received',
  };
}

const stateOf = ({ state, tries }: Enquiry): VisitorStatus['state'] => {
  if (state === 'talking') return 'In conversation';
  return state === 'no-answer' || tries > 0 ? 'We tried to reach you' : 'Received';
};

const late = (enquiry: Enquiry, now: number): Status => ({
  title: 'We are late, and we are sorry',
  text: `We promised to contact you by ${shortDayAndHour(enquiry.promisedBy, now)}, and did not. Please call us if you would rather not wait.`,
  state: stateOf(enquiry),
  at: enquiry.promisedBy,
  stamp: 'Late',
});

function tried(enquiry: Enquiry, next: number | undefined, now: number): Status {
  const { tries, promisedBy } = enquiry;
  return {
    title:
      next === undefined ? 'We tried to reach you' : `We will call you again ${onDay(next, now)}`,
    text: `We tried ${howOften(tries)} and did not reach you. Our promise still holds: an executive of HOA will contact you by ${shortDayAndHour(promisedBy, now)}.`,
    state: 'We tried to reach you',
    at: next ?? promisedBy,
    stamp: 'Received',
  };
}

function talking(
  enquiry: Enquiry,
  events: readonly EnquiryEvent[],
  next: number | undefined,
  now: number,
): Status {
  const undone = undoneIds(events);
  const stood = events.filter(({ id }) => !undone.has(id));
  const reached = stood.map(({ action }) => reachedBy(action));
  const last = stood.findLast(({ action }) => reachedBy(action));
  const wrote = reached.findLast((how) => how !== undefined) === 'written';
  const spoken = reached.includes('spoken');
  const missed = wrote && !spoken && enquiry.tries > 0;
  const first = wrote ? 'We wrote to you' : 'We spoke with you';
  const at = last?.at ?? enquiry.reachedAt ?? enquiry.receivedAt;
  if (!last && stood.some(({ action }) => action === 'consent-yes')) {
    return {
      title: 'We are looking for a post for you',
      text: `You agreed to be shown for a post on ${shortDayAndHour(at, now)}. ${wayOn(next, false, now)}`,
      state: 'In conversation',
      at: next ?? at,
      stamp: 'In hand',
    };
  }
  return {
    title:
      next === undefined
        ? first
        : `${wrote ? 'We wrote' : 'We spoke'}, and will call ${onDay(next, now)}`,
    text: `${missed ? `We called ${howOften(enquiry.tries)} and did not reach you, so we wrote to you` : first} on ${shortDayAndHour(at, now)}. ${wayOn(next, missed, now)}`,
    state: 'In conversation',
    at: next ?? at,
    stamp: wrote ? 'Your turn' : 'In hand',
  };
}

/** A request for payment is a letter, though not the contact that was promised. */
const reachedBy = (action: string) =>
  action === 'ask-payment' ? ('written' as const) : deskAction(action)?.reaches;

function wayOn(next: number | undefined, missed: boolean, now: number): string {
  if (next !== undefined) return `We will call you next on ${shortDayAndHour(next, now)}.`;
  return missed
    ? 'Choose a time below, and we will call again.'
    : 'Write or call whenever you have a question.';
}

const metText = ({ reachedAt }: Enquiry, now: number) =>
  reachedAt === undefined ? '' : ` We were in contact on ${shortDayAndHour(reachedAt, now)}.`;

function closed(enquiry: Enquiry, now: number): Status {
  const { doneAt, outcome, promisedBy } = enquiry;
  return {
    title: outcome === 'answered' ? 'Your enquiry is answered' : 'This enquiry is closed',
    text: `Nothing is pending.${metText(enquiry, now)} If anything is missing, write to us.`,
    state: 'Closed',
    at: doneAt ?? promisedBy,
    stamp: 'Closed',
  };
}

const fullDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const week = 7 * dayMs;

/** "today, 4:00 PM", "Tuesday", "Tue 5 Jan". */
function dayName(at: number, now: number): string {
  if (isoDayInIndia(at) === isoDayInIndia(now)) return `${hourInWords(at)} today`;
  if (at - now > week - dayMs) return weekdayAndDate(at, now);
  const { weekday } = dayParts(at);
  return fullDays.find((name) => name.startsWith(weekday)) ?? weekday;
}

const onDay = (at: number, now: number): string =>
  isoDayInIndia(at) === isoDayInIndia(now) ? 'today' : `on ${dayName(at, now)}`;

export function visitorHistory(
  enquiry: Enquiry,
  events: readonly EnquiryEvent[],
  mails: readonly LeadMail[],
  hasResume: boolean,
  now: number,
): VisitorLine[] {
  const receipt = mails.find((mail) => mail.state === 'sent' && isReceipt(mail));
  const undone = undoneIds(events);
  const past: HistoryEntry[] = events.flatMap((event) => {
    if (undone.has(event.id)) return [];
    const text = textOf(event, enquiry, hasResume);
    return text ? [{ at: event.at, text }] : [];
  });
  if (receipt) past.push({ at: receipt.at, text: 'The receipt went to your e-mail address.' });
  past.sort((a, b) => a.at - b.at);
  return linesByDay([...past, ...nextOf(enquiry, now)], now);
}

function nextOf({ state, again, keptAt, promisedBy }: Enquiry, now: number): HistoryEntry[] {
  if (state === 'done') return [];
  if (again !== undefined && again > now)
    return [{ at: again, text: 'We will call again.', isOpen: true }];
  if (keptAt !== undefined || promisedBy < now) return [];
  return [{ at: promisedBy, text: 'We will contact you by then.', isOpen: true }];
}

/** Events of a payment itself or by the visitor; staff actions are in their own rows. */
const ofMoney: Readonly<Record<string, (detail: EnquiryEvent['detail']) => string>> = {
  // "Payment" is the whole of it; a part says which one it is.
  paid: ({ part = '', sum }) =>
    part.startsWith('Part')
      ? `We received ${sum}: ${part}.`
      : `We received your payment of ${sum}.`,
  'refund-outside': ({ sum }) => `We refund ${sum}.`,
  'dispute-lost': ({ sum }) => `Your bank took ${sum} back for you.`,
  refunded: ({ sum }) => `The refund of ${sum} was sent to your account.`,
  'stray-payment': ({ sum }) =>
    `We received ${sum} that we had not asked for. We will pay it back.`,
  'batch-cancelled': ({ title, paid }) =>
    `Your batch was cancelled: ${title}.${paid ? ' We will call you about another one, or refund what you paid.' : ' You owe nothing for it.'}`,
  'payment-reminder': ({ sum }) => `We reminded you of ${sum}.`,
  'ask-payment-again': () => 'You asked for a new request for payment.',
};

function textOf(
  { action, by, detail }: EnquiryEvent,
  { kind }: Enquiry,
  hasResume: boolean,
): string | undefined {
  const who = by.kind === 'member' ? firstName(by.name) : 'We';
  const money = own(ofMoney, action)?.(detail);
  if (money) return money;
  const around = placementLine({ action, detail }, { kind, who });
  if (around) return around.own;
  const exam = examEvent(action, detail);
  if (exam) return exam.visitor;
  if (by.kind === 'member' && action === 'received') {
    return `${who} entered your ${kindWords(kind).noun} for you.`;
  }
  if (by.kind === 'visitor') {
    if (action === 'received') {
      return `We received your ${kindWords(kind).noun}${hasResume ? ' and your resume' : ''}.`;
    }
    if (action === 'wish') {
      const { time = '', language = '' } = detail;
      return `You asked to be called ${preferenceInWords({ time, language })}.`;
    }
    return action === 'phone' ? 'You corrected the phone number.' : 'You added something.';
  }
  return deskAction(action)?.toVisitor?.(who, detail.sum ?? '');
}

/** "is shorter than …": a number that looks Indian and has not ten digits. */
export function phoneDoubt(phone: string): string | undefined {
  const digits = wrongIndianLength(phone);
  if (digits === undefined) return undefined;
  const length = digits < 10 ? 'shorter' : 'longer';
  return `is ${length} than an Indian number, which has 10 digits, so our call may not reach you.`;
}

/** Undefined once a call has reached them, and where none is to come. */
export function openPhoneDoubt(
  { phone, state }: Enquiry,
  events: readonly EnquiryEvent[],
): string | undefined {
  const undone = undoneIds(events);
  const spoken = events.some(
    ({ id, action }) => deskAction(action)?.reaches === 'spoken' && !undone.has(id),
  );
  return state === 'done' || spoken ? undefined : phoneDoubt(phone);
}
