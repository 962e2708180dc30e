/** The ways into a visitor's own calendar. */
import { weekly } from '#data/webinars';
import { isoDayInIndia } from '#lib/india';
import { webinarFeed } from '#lib/routes';

const google = 'https://calendar.google.com/calendar/render';

/** `origin` is the site's own, without a slash at the end; `next` the start of a weekly webinar. */
export function calendarLinks(origin: string, next: number) {
  const webcal = `${origin.replace(/^https?/, 'webcal')}${webinarFeed}`;
  return {
    download: webinarFeed,
    webcal,
    /** Google fetches the feed itself: it has to be reachable from outside. */
    google: `${google}?${new URLSearchParams({ cid: webcal })}`,
    /** Opens the calendar app of an Android phone with the weekly webinar filled in. */
    android: `${google}?${new URLSearchParams({
      action: 'TEMPLATE',
      text: weekly.title,
      dates: `${compact(next, weekly.start)}/${compact(next, weekly.end)}`,
      ctz: 'Asia/Kolkata',
      recur: `RRULE:FREQ=WEEKLY;BYDAY=${weekly.weekdays.map((day) => codes[day]).join(',')}`,
    })}`,
  };
}

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** "20261124T160000" of a day and a clock time. */
const compact = (day: number, clock: string) =>
  `${isoDayInIndia(day)}T${clock}00`.replaceAll(/[-:]/g, '');
