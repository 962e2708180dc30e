/** How an enquiry stands, status to the person who sent it. */
import { takenBack } from '#lib/server/enquiries/rules';
import type { Enquiry, EnquiryEvent } from '#lib/server/store/enquiries/schema';
import type { VisitorSession } from '#lib/server/visitor-page/visitor-session';
import { deskAction } from '#lib/shared/enquiries/rules/actions';
import { kindWords } from '#lib/shared/forms/registry';
import {
  dayMs,
  dayParts,
  hourInWords,
  isoDayInIndia,
  shortDayAndHour,
  weekdayAndDate,
} from '#lib/shared/india';
import { howOften } from '#lib/shared/words';

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
  const stood = stands(enquiry, events, now);
  const status = { ...stood, isGood: stood.state === 'Closed', isLate: stood.stamp === 'Late' };
  if (!session) return status;
  const waits = status.state === 'Received' || status.state === 'We tried to reach you';
  const label = status.at === enquiry.promisedBy ? 'We will call by' : 'We will call on';
  return {
    ...status,
    ...(status.state === 'Received' && !status.isLate && registered(session, enquiry, now)),
    ...(status.state === 'Closed' &&
      session.standing === 'ahead' &&
      stillToCome(session, enquiry, now)),
    ...((waits || status.at > now) && { label }),
  };
}

/** Whoever registered looks for the session first; the promise of a call stands beside it. */
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

/** Our call is behind them, the session before them. */
const stillToCome = ({ when }: VisitorSession, enquiry: Enquiry, now: number) => ({
  title: 'You are registered',
  text: `Your session is on ${when}. Apart from that, nothing is pending.${metText(enquiry, now)} Write to us if something is missing.`,
});

const promiseText = ({ promisedBy }: Enquiry, now: number) =>
  `An executive of HOA will contact you by ${shortDayAndHour(promisedBy, now)}.`;

type Stands = Omit<VisitorStatus, 'isGood' | 'isLate'>;

function stands(enquiry: Enquiry, events: readonly EnquiryEvent[], now: number): Stands {
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

const late = (enquiry: Enquiry, now: number): Stands => ({
  title: 'We are late, and we are sorry',
  text: `We promised to contact you by ${shortDayAndHour(enquiry.promisedBy, now)}, and did not. Call us if you would rather not wait.`,
  state: stateOf(enquiry),
  at: enquiry.promisedBy,
  stamp: 'Late',
});

function tried(enquiry: Enquiry, next: number | undefined, now: number): Stands {
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
): Stands {
  const undone = takenBack(events);
  const stood = events.filter(({ id }) => !undone.has(id));
  const reached = stood.map(({ action }) => deskAction(action)?.reaches);
  const last = stood.findLast(({ action }) => deskAction(action)?.reaches);
  const wrote = reached.findLast((how) => how !== undefined) === 'written';
  const spoken = reached.includes('spoken');
  const missed = wrote && !spoken && enquiry.tries > 0;
  const first = wrote ? 'We wrote to you' : 'We spoke with you';
  const at = last?.at ?? enquiry.reachedAt ?? enquiry.receivedAt;
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

function wayOn(next: number | undefined, missed: boolean, now: number): string {
  if (next !== undefined) return `We will call you next on ${shortDayAndHour(next, now)}.`;
  return missed
    ? 'Choose a time below, and we will call again.'
    : 'Write or call whenever you have a question.';
}

const metText = ({ reachedAt }: Enquiry, now: number) =>
  reachedAt === undefined ? '' : ` We were in contact on ${shortDayAndHour(reachedAt, now)}.`;

function closed(enquiry: Enquiry, now: number): Stands {
  const { doneAt, outcome, promisedBy } = enquiry;
  return {
    title: outcome === 'answered' ? 'Your enquiry is answered' : 'Your enquiry is closed',
    text: `Nothing is pending.${metText(enquiry, now)} Write to us if something is missing.`,
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
