/** The ways into a visitor's own calendar. */
import type { PageLanguage } from '#data/job-hunt/words';
import { weekly } from '#data/webinars';
import { webinarFeed } from '#lib/shared/addresses/routes';
import { sessionEntryPath } from '#lib/shared/addresses/session-routes';
import { type Session, sessionsOfDay } from '#lib/shared/calendar/sessions';
import { isoDayInIndia, timeInIndia } from '#lib/shared/india';

const google = 'https://calendar.google.com/calendar/render';

/** `origin` is the site's own, without a slash at the end; `next` the start of a weekly webinar. */
export function calendarLinks(origin: string, next: number) {
  const webcal = `${origin.replace(/^https?/, 'webcal')}${webinarFeed}`;
  return {
    download: webinarFeed,
    webcal,
    /** Google fetches the feed itself: it has to be reachable from outside. */
    google: `${google}?${new URLSearchParams({ cid: webcal })}`,
    /** Opens the calendar app of an Android phone with the weekly session of one language filled in. */
    android: sessionsOfDay(next).map((session) => ({
      language: session.language,
      href: template({ ...session, title: `${weekly.title} (${session.language})` }, everyWeek),
    })),
  };
}

/** The ways for one session alone: a file for any calendar, and Google's own form filled in. */
export const sessionLinks = (session: Session, language?: PageLanguage) => ({
  download: sessionEntryPath(session.id, language),
  google: template(session),
});

const template = ({ title, start, end }: Pick<Session, 'title' | 'start' | 'end'>, more = {}) =>
  `${google}?${new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    ctz: 'Asia/Kolkata',
    ...more,
  })}`;

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const everyWeek = {
  recur: `RRULE:FREQ=WEEKLY;BYDAY=${weekly.weekdays.map((day) => codes[day]).join(',')}`,
};

/** "20261124T160000" of an instant, by the clock of India. */
const compact = (instant: number) =>
  `${isoDayInIndia(instant)}T${timeInIndia(instant)}00`.replaceAll(/[-:]/g, '');
