/**
 * A session is one webinar in one language at one time: weekly, dated, or a paid edition. Its id never changes:
 * it is in addresses, with the submissions of its registrants, and in the UID of its calendar entry.
 */
import {
  type DatedWebinar,
  datedWebinars,
  type Edition,
  editions,
  type Topic,
  type WeeklySession,
  weekly,
} from '#data/webinars';
import { routes } from '#lib/shared/addresses/routes';
import { registerPath } from '#lib/shared/addresses/session-routes';
import { clock, nextWebinars } from '#lib/shared/calendar/schedule';
import { topicOf } from '#lib/shared/calendar/topics';
import { holidayOn } from '#lib/shared/enquiries/rules/hours';
import { instantInIndia, isoDayInIndia, istOffset, timeInIndia } from '#lib/shared/india';

export interface Session extends Topic {
  /** `2026-11-24-tamil-english`, or the id of a paid edition. */
  readonly id: string;
  /** As shown: `Tamil-English`; the languages of a paid edition in a row. */
  readonly language: string;
  /** Of a free session; a paid edition is held in several. */
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

/** The next `count` free sessions of one language, in the order of their start. */
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

/** The same of what an address says: free sessions alone, and never another one in its place. */
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

/** The weekly ones are left out on holidays; what is announced for a day of its own stands. */
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

/** The hours of a language in the weekly schedule. */
const hoursOf = (language: DatedWebinar['language']): WeeklySession =>
  weekly.sessions.find((session) => session.language === language) ?? weekly.sessions[0];

/** "2025-07-08" of "08/07/2025". */
export const isoDate = (date: string) => date.split('/').reverse().join('-');

/** "4:00-4:40 PM IST" of a session. */
export const sessionHours = ({ start, end }: Pick<Session, 'start' | 'end'>) =>
  `${clock(timeInIndia(start))}-${clock(timeInIndia(end), true)} IST`;
