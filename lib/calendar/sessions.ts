/** The sessions to come, one for each language (decisions, R14): dated ones first, then the weekly schedule. */
import { type DatedWebinar, datedWebinars, type Topic, topics, weekly } from '#data/webinars';
import { clock, nextWebinars } from '#lib/calendar/schedule';
import { instantInIndia, isoDayInIndia, istOffset, timeInIndia } from '#lib/india';
import { routes } from '#lib/routes';

export interface Session extends Topic {
  readonly language: string;
  /** Where to register. */
  readonly url: string;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly end: number;
}

/** The next `count` sessions that have not ended at `now` (epoch milliseconds). */
export function upcomingSessions(
  now: number,
  count: number,
  dated: readonly DatedWebinar[] = datedWebinars,
): Session[] {
  const announced = dated
    .map(datedSession)
    .filter(({ end }) => end > now)
    .sort((a, b) => a.start - b.start);
  const taken = new Set(announced.map(({ start }) => start));
  const regular = nextWebinars(now, count + announced.length)
    .flatMap(weeklySessions)
    .filter(({ start, end }) => end > now && !taken.has(start));
  return [...announced, ...regular].slice(0, count);
}

function datedSession({ title, description, language, date, url }: DatedWebinar): Session {
  const { start, end } = hoursOf(language);
  const day = isoDate(date);
  return {
    title,
    description,
    language,
    url,
    start: instantInIndia(day, start),
    end: instantInIndia(day, end),
  };
}

/** The hours of a language in the weekly schedule. */
export const hoursOf = (language: DatedWebinar['language']) =>
  weekly.sessions.find((session) => session.language === language) ?? weekly;

/** "2025-07-08" of "08/07/2025". */
export const isoDate = (date: string) => date.split('/').reverse().join('-');

/** Both languages of the weekly webinar that begins at `start`. */
function weeklySessions(start: number): Session[] {
  const day = isoDayInIndia(start);
  const { title, description } = topicOf(start);
  return weekly.sessions.map((session) => ({
    title,
    description,
    language: session.language,
    url: routes.jobHunt,
    start: instantInIndia(day, session.start),
    end: instantInIndia(day, session.end),
  }));
}

/** "4:00-4:40 PM IST" of a session. */
export const sessionHours = ({ start, end }: Pick<Session, 'start' | 'end'>) =>
  `${clock(timeInIndia(start))}-${clock(timeInIndia(end), true)} IST`;

const day = 24 * 60 * 60 * 1000;

/** The topic of the weekly webinar that begins at `start`: they take turns. */
export function topicOf(start: number): Topic {
  const weeks = Math.floor((start - instantInIndia(weekly.since, weekly.start)) / (7 * day));
  const weekday = new Date(start + istOffset).getUTCDay();
  const nth = (weekly.weekdays as readonly number[]).indexOf(weekday);
  return topics.at((weeks * weekly.weekdays.length + nth) % topics.length) ?? topics[0];
}
