/** A session in the languages of its page, and the ways into a visitor’s own calendar. */

import { webinarFeed } from '#data/addresses/routes';
import { sessionEntryPath } from '#data/addresses/session-routes';
import { registrationWords } from '#data/after-registration';
import { jobHuntPages } from '#data/job-hunt/pages';
import type { PageLanguage } from '#data/job-hunt/words';
import { thanksWords } from '#data/thanks';
import { weekly } from '#data/webinars';
import {
  clock,
  dayParts,
  hourInWords,
  isoDayInIndia,
  timeInIndia,
} from '#lib/platform/values/india';
import { type Session, sessionHours, sessionsOfDay } from '#lib/webinars/rules/sessions';

type Part = (instant: number) => string;
/** The year is written where it is another one than that of `now` in India. */
type PartSeenAt = (instant: number, now: number) => string;

interface LocalDates {
  readonly weekday: Part;
  /** "நவ. 24, 4:00", "24 Nov, 4:00 PM": as much as a list on a phone of 360 px holds. */
  readonly short: PartSeenAt;
  readonly month: Part;
  /** "24 நவம்பர்". */
  readonly day: PartSeenAt;
  /** "மாலை 4:00-4:40 IST", "4:00-4:40 PM IST". */
  readonly hours: (session: Pick<Session, 'start' | 'end'>) => string;
  /** "செவ்வாய், 24 நவம்பர் 2026". */
  readonly date: Part;
  /** "செவ்வாய், 24 நவம்பர் 2026, மாலை 6:00 IST". */
  readonly moment: Part;
}

function datesOf(language: PageLanguage): LocalDates {
  const format = (options: Intl.DateTimeFormatOptions): Part => {
    const written = new Intl.DateTimeFormat(`${language}-IN`, {
      timeZone: 'Asia/Kolkata',
      ...options,
    });
    return (instant) => written.format(instant);
  };
  const weekday = format({ weekday: 'long' });
  const month = format({ month: 'long' });
  const dayOfMonth = format({ day: 'numeric' });
  const year = format({ year: 'numeric' });
  const otherYear: PartSeenAt = (instant, now) =>
    dayParts(instant).year === dayParts(now).year ? '' : ` ${year(instant)}`;
  const day: PartSeenAt = (instant, now) =>
    `${dayOfMonth(instant)} ${month(instant)}${otherYear(instant, now)}`;
  // Put together here: of themselves the languages differ in order and commas ("25, నవంబర్ 2026, బుధవారం").
  const date: Part = (instant) => `${weekday(instant)}, ${day(instant, instant)} ${year(instant)}`;
  // Intl writes “Sept” in English, where every other page has “Sep”.
  const shortDay: Part =
    language === 'en'
      ? (instant) => `${dayOfMonth(instant)} ${dayParts(instant).month}`
      : format({ day: 'numeric', month: 'short' });
  const { partsOfDay } = jobHuntPages[language];
  const clockHour: Part = (instant) =>
    partsOfDay.length > 0 ? clock(timeInIndia(instant)) : hourInWords(instant);
  const hour: Part = (instant) => {
    const time = timeInIndia(instant);
    const part = partsOfDay.findLast(([from]) => Number(time.slice(0, 2)) >= from);
    return part ? `${part[1]} ${clock(time)}` : hourInWords(instant);
  };
  return {
    weekday,
    short: (instant, now) =>
      `${shortDay(instant)}${otherYear(instant, now)}, ${clockHour(instant)}`,
    month,
    day,
    hours: (session) =>
      partsOfDay.length > 0
        ? `${hour(session.start)}-${clock(timeInIndia(session.end))} IST`
        : sessionHours(session),
    date,
    moment: (instant) => `${date(instant)}, ${hour(instant)} IST`,
  };
}

export const localDates: Readonly<Record<PageLanguage, LocalDates>> = {
  ta: datesOf('ta'),
  te: datesOf('te'),
  en: datesOf('en'),
};

/** "In Telugu and English", in the language of the page. */
export const sessionLanguage = (language: PageLanguage, session: Pick<Session, 'language'>) =>
  (jobHuntPages[language].languages as Record<string, string>)[session.language] ??
  session.language;

/** "Telugu", in the language of the page. */
export const sessionSpoken = (language: PageLanguage, session: Pick<Session, 'language'>) =>
  (jobHuntPages[language].spoken as Record<string, string>)[session.language] ?? session.language;

/** "At least 24 hours before the event starts"; epoch milliseconds. */
export const linkDueAt = (start: number): number => start - 24 * 60 * 60 * 1000;

/** For who registered at `at`, in the language of the page. */
export function accessLinkText(language: PageLanguage, start: number, at: number): string {
  const { link, linkLate } = registrationWords[language];
  const due = linkDueAt(start);
  return at < due ? link.replace('{by}', localDates[language].moment(due)) : linkLate;
}

/** The line before the stored session: the `chosen` one no longer exists. */
export const movedText = ({ start }: Pick<Session, 'start'>, language: PageLanguage) =>
  thanksWords[language].moved.replace('{when}', localDates[language].date(start));

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
