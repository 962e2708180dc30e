/** The calendar that visitors subscribe to: the weekly rule, the dated sessions and the paid webinar. */
import { datedWebinars, editions, weekly } from '#data/webinars';
import { type Entry, writeCalendar } from '#lib/calendar/generator';
import { datedSessions, editionSession, isoDate, type Session } from '#lib/calendar/sessions';
import { isoDayInIndia, timeInIndia } from '#lib/india';
import { routes } from '#lib/routes';

/** The text of `webinars.ics`; `origin` is the site's own, without a slash at the end. */
export function writeFeed(origin: string): string {
  return writeCalendar('HOA webinars', [
    ...weeklyEntries(origin),
    ...datedSessions().map((session) => sessionEntry(session, origin)),
    ...editions.map((edition) => sessionEntry(editionSession(edition), origin)),
  ]);
}

function weeklyEntries(origin: string): Entry[] {
  return weekly.sessions.map(({ language, start, end }) => ({
    id: `weekly-${language.toLowerCase()}`,
    title: `${weekly.title} (${language})`,
    description: `Free and live, every ${weekly.weekdayNames}. The topic of each day: ${origin}${routes.webinarCalendar}`,
    url: `${origin}${routes.jobHunt}`,
    date: weekly.since,
    start,
    end,
    updated: weekly.updated,
    sequence: weekly.sequence,
    weekly: {
      weekdays: weekly.weekdays,
      except: datedWebinars
        .filter((webinar) => webinar.language === language)
        .map(({ date }) => isoDate(date)),
    },
  }));
}

/** One session: the same entry goes with a registrant's confirmation. */
export function sessionEntry(session: Session, origin: string): Entry {
  const { id, title, description, language, paid, url, start, end, updated, sequence } = session;
  return {
    id,
    title: paid ? title : `${title} (${language})`,
    description,
    url: `${origin}${url}`,
    date: isoDayInIndia(start),
    start: timeInIndia(start),
    end: timeInIndia(end),
    updated,
    sequence,
  };
}

/** The text of a calendar file with one session alone. */
export const writeSession = (session: Session, origin: string): string =>
  writeCalendar(session.title, [sessionEntry(session, origin)]);
