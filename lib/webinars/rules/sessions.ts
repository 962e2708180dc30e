/**
 * A session is one webinar in one language at one time: weekly, dated, or a paid edition. Its id never changes:
 * it is in addresses, with the submissions of its registrants, and in the UID of its calendar entry.
 */

import { routes } from '#data/addresses/routes';
import { registerPath } from '#data/addresses/session-routes';
import {
  type DatedWebinar,
  datedWebinars,
  type Edition,
  editions,
  type Topic,
  topics,
  type WeeklySession,
  type WeeklyTopic,
  weekly,
} from '#data/webinars';
import { holidayDays, holidayOn } from '#lib/enquiries/rules/hours';
import {
  clock,
  dayMs,
  instantInIndia,
  isoDayInIndia,
  istOffset,
  minutesOf,
  onDay,
  timeInIndia,
} from '#lib/platform/values/india';

export interface Session extends Topic {
  /** `2026-11-24-tamil-english`, or the id of a paid edition. */
  readonly id: string;
  /** As shown: `Tamil-English`; the languages of a paid edition in a row. */
  readonly language: string;
  /** The language code of a free session; a paid edition has several languages. */
  readonly code?: WeeklySession['code'];
  readonly paid: boolean;
  /** Where to register, without the origin: it names the session, its date and language, and its topic. */
  readonly url: string;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly end: number;
  /** When its data changed last (ISO instant), and how often it did: for calendars. */
  readonly updated: string;
  readonly sequence: number;
}

/** The next `count` free sessions that have not ended at `now` (epoch milliseconds): dated ones first (contract: R14). */
export function upcomingSessions(
  now: number,
  count: number,
  dated: readonly DatedWebinar[] = datedWebinars,
): Session[] {
  const announced = datedSessions(dated)
    .filter(({ end }) => end > now)
    .sort((a, b) => a.start - b.start);
  const taken = new Set(announced.map(({ start }) => start));
  const regular = nextWebinars(now, count + announced.length)
    .flatMap(sessionsOfDay)
    .filter(({ start, end }) => end > now && !taken.has(start));
  return [...announced, ...regular].slice(0, count);
}

const upcomingIn = (code: WeeklySession['code'], now: number, count: number): Session[] =>
  upcomingSessions(now, 2 * count + datedWebinars.length)
    .filter((session) => session.code === code)
    .sort((a, b) => a.start - b.start)
    .slice(0, count);

const ofLanguageFirst = (code: WeeklySession['code'], sessions: readonly Session[]) => [
  ...sessions.filter((session) => session.code === code),
  ...sessions.filter((session) => session.code !== code),
];

/** As many as the calendar lists: each of its links finds its session on the page it leads to. */
export const bookable = 8;

/** As the page of a language offers them: its own before the others; in English there is none, and the next comes first. */
export const inOrderOf = (language: 'ta' | 'te' | 'en', sessions: readonly Session[]) =>
  language === 'en'
    ? [...sessions].sort((a, b) => a.start - b.start)
    : ofLanguageFirst(language, sessions);

/** The session of an id, past or to come; undefined where there is none and never was. */
export function findSession(id: string): Session | undefined {
  const edition = editions.find((each) => each.id === id);
  if (edition) return editionSession(edition);
  const dated = datedSessions().find((each) => each.id === id);
  if (dated) return dated;
  const start = Date.parse(`${id.slice(0, 10)}T${weekly.start}:00+05:30`);
  if (!(start >= instantInIndia(weekly.since)) || isoDayInIndia(start) !== id.slice(0, 10)) {
    return undefined;
  }
  const weekday = new Date(start + istOffset).getUTCDay();
  if (!(weekly.weekdays as readonly number[]).includes(weekday)) return undefined;
  return sessionsOfDay(start).find((each) => each.id === id);
}

/** Finds a session by an id from an address: only free sessions, and never a substitute. */
export function findFreeSession(id: unknown): Session | undefined {
  const session = typeof id === 'string' ? findSession(id) : undefined;
  return session?.paid ? undefined : session;
}

/**
 * The free session that a registrant gets: the one asked for, while it has not ended at `now`; otherwise the next one
 * of its language, or of `code`, or of the first language of the schedule; in English, the next one of all.
 */
export function sessionFor(id: string, code: string, now: number): Session | undefined {
  const asked = findSession(id);
  if (asked && !asked.paid && asked.end > now && takesPlace(asked)) return asked;
  if (!asked && code === 'en') return inOrderOf('en', upcomingSessions(now, bookable))[0];
  const known = weekly.sessions.find((each) => each.code === (asked?.code ?? code));
  return upcomingIn((known ?? weekly.sessions[0]).code, now, 1)[0];
}

/** The weekly ones are left out on holidays; what is announced for a day of its own holds. */
const takesPlace = ({ id, start }: Session) =>
  datedWebinars.some((each) => datedSession(each).id === id) ||
  holidayOn(isoDayInIndia(start)) === undefined;

/** The free sessions of the day on which a weekly webinar begins, one for each language. */
export function sessionsOfDay(start: number): Session[] {
  const day = isoDayInIndia(start);
  return weekly.sessions.map((hours) => {
    const { updated, sequence } = weekly;
    const topic = topicOf(start);
    const dated = datedWebinars.find(
      ({ date, language }) => isoDate(date) === day && language === hours.language,
    );
    return dated ? datedSession(dated) : freeSession(day, hours, { ...topic, updated, sequence });
  });
}

/** The sessions announced for a day of their own, in the order of the data, past ones too. */
export const datedSessions = (dated = datedWebinars): Session[] => dated.map(datedSession);

const datedSession = (webinar: DatedWebinar): Session =>
  freeSession(isoDate(webinar.date), hoursOf(webinar.language), webinar);

function freeSession(
  day: string,
  { language, code, start, end }: WeeklySession,
  { title, description, updated, sequence }: Topic & Pick<Session, 'updated' | 'sequence'>,
): Session {
  const id = `${day}-${language.toLowerCase()}`;
  return {
    id,
    title,
    description,
    language,
    code,
    paid: false,
    url: registerPath(code, id, title),
    start: instantInIndia(day, start),
    end: instantInIndia(day, end),
    updated,
    sequence,
  };
}

export function editionSession(edition: Edition): Session {
  const { id, title, lede, languages, date, start, end, updated, sequence } = edition;
  return {
    id,
    title,
    description: lede,
    language: languages.join(', '),
    paid: true,
    url: routes.aiWebinar,
    start: instantInIndia(date, start),
    end: instantInIndia(date, end),
    updated,
    sequence,
  };
}

const hoursOf = (language: DatedWebinar['language']): WeeklySession =>
  weekly.sessions.find((session) => session.language === language) ?? weekly.sessions[0];

export const isoDate = (date: string) => date.split('/').reverse().join('-');

export const sessionHours = ({ start, end }: Pick<Session, 'start' | 'end'>) =>
  `${clock(timeInIndia(start))}-${clock(timeInIndia(end), true)} IST`;

/** The next `count` sessions with their hours in words. */
export const sessionsWithHours = (now: number, count: number) =>
  upcomingSessions(now, count).map((session) => ({ ...session, hours: sessionHours(session) }));

const minute = 60 * 1000;

/** The next `count` weekly webinars that have not ended at `now`: their start, in epoch milliseconds. */
export function nextWebinars(now: number, count: number): number[] {
  const today = Math.floor((now + istOffset) / dayMs) * dayMs;
  const starts: number[] = [];
  for (let date = today; starts.length < count; date += dayMs) {
    const runs = isWeekday(date) && holidayOn(isoDayOf(date)) === undefined;
    const end = date - istOffset + minutesOf(weekly.end) * minute;
    if (runs && end > now) starts.push(date - istOffset + minutesOf(weekly.start) * minute);
  }
  return starts;
}

/** A day of the week of webinars on which there is none: `isoDay` and the holiday's name. */
interface LeftOut {
  readonly isoDay: string;
  readonly holiday: string;
}

/** The days left out from the day of `now` on, as far as holidays are known. */
export function leftOut(now: number): readonly LeftOut[] {
  const since = isoDayOf(now + istOffset);
  return holidayDays.flatMap(({ date, name }) =>
    date >= since && isWeekday(Date.parse(date)) ? [{ isoDay: date, holiday: name }] : [],
  );
}

const isWeekday = (date: number) =>
  (weekly.weekdays as readonly number[]).includes(new Date(date).getUTCDay());
const isoDayOf = (date: number) => new Date(date).toISOString().slice(0, 10);

/** "4:00-5:30 PM IST". */
export const weeklyHours = `${clock(weekly.start)}-${clock(weekly.end, true)} IST`;

const part = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options });
  return (instant: number) => format.format(instant);
};

/** The parts of a voucher's stub: weekday, day, month. */
export const weekdayOf = part({ weekday: 'short' });
export const dayOf = part({ day: 'numeric' });
export const monthOf = part({ month: 'long' });

/** Sessions are announced, booked and mailed at most four weeks ahead. */
const announcedMs = 6 * 7 * dayMs;

/** The topic of the weekly webinar that begins at `start` (epoch milliseconds); no topic added later may move it. */
export function topicOf(start: number, list: readonly WeeklyTopic[] = topics): WeeklyTopic {
  const nth = turnOf(start);
  const joins = list.map(({ added }) => turnFrom(joinsAt(added)));
  let known = joins.filter((turn) => turn <= 0).length;
  let since = 0;
  let offset = 0;
  // Each time a topic joins, the turns go on from where they were, with one more.
  for (const turn of new Set(joins.filter((turn) => turn > 0 && turn <= nth))) {
    offset = (offset + turn - since) % Math.max(known, 1);
    since = turn;
    known = joins.filter((each) => each <= turn).length;
  }
  const [first] = list;
  const topic = list[(((offset + nth - since) % known) + known) % known] ?? first;
  if (!topic) throw new Error('data/webinars.ts has no topic');
  return topic;
}

const begin = instantInIndia(weekly.since, weekly.start);

/** Those of the first day are there from the first webinar on. */
const joinsAt = (added: string) =>
  added === weekly.since ? begin : instantInIndia(added) + announcedMs;

/** How many weekly webinars there were before the one at `start`. */
function turnOf(start: number): number {
  const weeks = Math.floor((start - begin) / (7 * dayMs));
  const weekday = new Date(start + istOffset).getUTCDay();
  const nth = (weekly.weekdays as readonly number[]).indexOf(weekday);
  return weeks * weekly.weekdays.length + nth;
}

/** The turn of the first weekly webinar at or after an instant. */
function turnFrom(instant: number): number {
  for (let start = begin + Math.floor((instant - begin) / dayMs) * dayMs; ; start += dayMs) {
    const weekday = new Date(start + istOffset).getUTCDay();
    const isWebinar = (weekly.weekdays as readonly number[]).includes(weekday);
    if (isWebinar && start >= instant) return turnOf(start);
  }
}

interface Hours {
  /** ISO date, and 24-hour clock times. */
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

/** "Sunday, 22 June 2025, 2:00 PM to 5:00 PM IST". */
export const sessionTimeText = (hours: Hours) => `${dayText(hours)}, ${hoursText(hours)}`;

export const dayText = ({ date }: Pick<Hours, 'date'>) => `${weekday(date)}, ${onDay(date)}`;

export const hoursText = ({ start, end }: Omit<Hours, 'date'>) =>
  `${clock(start, true)} to ${clock(end, true)} IST`;

/** The time of a session in words, from its start and end in epoch milliseconds. */
export const whenOfSession = ({ start, end }: { readonly start: number; readonly end: number }) =>
  sessionTimeText({ date: isoDayInIndia(start), start: timeInIndia(start), end: timeInIndia(end) });

const weekdayFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
});
const weekday = (isoDate: string) => weekdayFormat.format(instantInIndia(isoDate));

/** "Tuesday, 24 November 2026, 4:00 PM to 4:40 PM IST, Tamil-English: Bank reconciliation that closes"; empty for no session of ours. */
export function sessionText(id: string): string {
  const session = findSession(id);
  return session ? `${whenOfSession(session)}, ${session.language}: ${session.title}` : '';
}

/** The next one that is not over at `now` (epoch milliseconds); the newest once all of them are. */
export const currentEdition = (
  now = Date.now(),
  among: readonly [Edition, ...Edition[]] = editions,
): Edition =>
  among.toSorted((a, b) => endOf(a) - endOf(b)).find((edition) => endOf(edition) > now) ??
  among.at(-1) ??
  among[0];

const endOf = ({ date, end }: Pick<Edition, 'date' | 'end'>) => instantInIndia(date, end);

/** Why `AI_WEBINAR_CLOSES_AT` cannot be: it would sell places of a webinar that is over. */
export function closingProblem(closing: string, now = Date.now()): string | undefined {
  const edition = currentEdition(now);
  if (Date.parse(closing) <= endOf(edition)) return undefined;
  return `AI_WEBINAR_CLOSES_AT: after the webinar it closes (${sessionTimeText(edition)}); a new date is a new edition in data/webinars.ts`;
}

/** An edition that was sold once; orders outlive the page. */
export const editionOf = (id: string): Edition =>
  editions.find((edition) => edition.id === id) ?? currentEdition();

/** The setting of the environment that this file interprets. */
interface Closing {
  readonly AI_WEBINAR_CLOSES_AT?: string | undefined;
}

/** The instant after which nobody can register, in ISO 8601. */
export const closesAt = (edition: Edition, env: Closing) =>
  env.AI_WEBINAR_CLOSES_AT ?? edition.closesAt;
