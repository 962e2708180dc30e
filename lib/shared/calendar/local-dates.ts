/** Dates and hours as each language of `/job-hunt` writes them, one way in every place; Indian time. */
import { jobHuntPages } from '#data/job-hunt/pages';
import type { PageLanguage } from '#data/job-hunt/words';
import { clock } from '#lib/shared/calendar/schedule';
import { type Session, sessionHours } from '#lib/shared/calendar/sessions';
import { dayParts, hourInWords, timeInIndia } from '#lib/shared/india';

type Part = (instant: number) => string;
/** The year is written where it is another one than that of `now` in India. */
type PartSeenAt = (instant: number, now: number) => string;

export interface LocalDates {
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
