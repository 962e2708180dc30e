/** The calendar that visitors subscribe to: the weekly rule, the dated sessions and the paid webinar. */
import { type DatedWebinar, datedWebinars, type Edition, editions, weekly } from '#data/webinars';
import { type Entry, writeCalendar } from '#lib/calendar/generator';
import { hoursOf, isoDate } from '#lib/calendar/sessions';
import { routes } from '#lib/routes';

/** The text of `webinars.ics`; `origin` is the site's own, without a slash at the end. */
export function writeFeed(origin: string): string {
  return writeCalendar('HOA webinars', [
    ...weeklyEntries(origin),
    ...datedWebinars.map((webinar) => datedEntry(webinar, origin)),
    ...editions.map((edition) => editionEntry(edition, origin)),
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

/** A session of a day of its own: the same entry goes with a registrant's confirmation. */
export function datedEntry(webinar: DatedWebinar, origin: string): Entry {
  const { title, description, language, date, url, updated, sequence } = webinar;
  return {
    id: `${isoDate(date)}-${language.toLowerCase()}`,
    title: `${title} (${language})`,
    description,
    url: `${origin}${url}`,
    date: isoDate(date),
    start: hoursOf(language).start,
    end: hoursOf(language).end,
    updated,
    sequence,
  };
}

/** The paid webinar: the same entry goes with a registrant's confirmation. */
export function editionEntry(edition: Edition, origin: string): Entry {
  const { id, title, lede, date, start, end, updated, sequence } = edition;
  const url = `${origin}${routes.aiWebinar}`;
  return { id, title, description: lede, url, date, start, end, updated, sequence };
}
