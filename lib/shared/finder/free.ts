/** What costs nothing and belongs to the modules found: see whether it suits before paying. */
import { articles } from '#data/articles';
import { bootcamps } from '#data/coaching';
import { freeFor } from '#data/module-finder';
import { articlePath, routes } from '#lib/shared/addresses/routes';
import { sessionHours, upcomingSessions } from '#lib/shared/calendar/rules';
import { isoDayInIndia } from '#lib/shared/india';

export interface Free {
  readonly title: string;
  readonly what: string;
  readonly href: string;
  readonly courseNo: number;
  /** Epoch milliseconds; absent for what is there at any time, or has its own words for the day. */
  readonly start?: number;
  readonly day?: string;
}

/** As many sessions as make every topic come round once, in each language. */
const ahead = 32;
const mostWebinars = 3;

/** `now` in epoch milliseconds. */
export function freeFirst(courseNos: readonly number[], now: number): readonly Free[] {
  return [...webinars(courseNos, now), ...inductions(courseNos), ...reading(courseNos)];
}

function webinars(courseNos: readonly number[], now: number): readonly Free[] {
  const topics: Readonly<Record<string, number>> = freeFor.topics;
  const sessions = upcomingSessions(now, ahead);
  const first = sessions.filter(
    ({ title }, at) =>
      courseNos.includes(topics[title] ?? 0) &&
      sessions.findIndex((session) => session.title === title) === at,
  );
  return first.slice(0, mostWebinars).map(({ title, url, start }) => {
    const sameDay = sessions.filter(
      (session) => session.title === title && isoDayInIndia(session.start) === isoDayInIndia(start),
    );
    const hours = sameDay.map((session) => `${session.language} ${sessionHours(session)}`);
    return {
      title,
      what: `Free webinar: ${hours.join('; ')}`,
      href: url,
      courseNo: topics[title] ?? 0,
      start,
    };
  });
}

function inductions(courseNos: readonly number[]): readonly Free[] {
  const about: Readonly<Record<string, number>> = freeFor.bootcamps;
  return bootcamps
    .filter(({ code }) => courseNos.includes(about[code] ?? 0))
    .map(({ code, moduleName, startingDay }) => ({
      title: moduleName,
      what: 'Induction for beginners',
      href: `${routes.coaching}#${code}`,
      courseNo: about[code] ?? 0,
      day: startingDay,
    }));
}

function reading(courseNos: readonly number[]): readonly Free[] {
  const about: Readonly<Record<string, number>> = freeFor.articles;
  return articles
    .filter(({ id }) => courseNos.includes(about[id] ?? 0))
    .map(({ id, title, readTime }) => ({
      title,
      what: `Article, ${readTime}`,
      href: articlePath(id),
      courseNo: about[id] ?? 0,
    }))
    .sort((one, other) => one.courseNo - other.courseNo);
}
