/** The parts of a date as each language of `/job-hunt` writes them; Indian time. */
import { jobHuntPages } from '#data/job-hunt/pages';
import type { PageLanguage } from '#data/job-hunt/words';
import { clock } from '#lib/calendar/schedule';
import { type Session, sessionHours } from '#lib/calendar/sessions';
import { hourInWords, timeInIndia } from '#lib/india';

type Part = (instant: number) => string;

export interface LocalDates {
  readonly weekday: Part;
  readonly month: Part;
  /** "24 நவம்பர்". */
  readonly day: Part;
  /** "மாலை 4:00-4:40 IST", "4:00-4:40 PM IST". */
  readonly hours: (session: Pick<Session, 'start' | 'end'>) => string;
  /** "செவ்வாய், 24 நவம்பர், 2026". */
  readonly date: Part;
  /** "செவ்வாய், 24 நவம்பர், 2026, 6:00 PM IST". */
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
  const day = { day: 'numeric', month: 'long' } as const;
  const date = { weekday: 'long', ...day, year: 'numeric' } as const;
  const dateOf = format(date);
  const { evening } = jobHuntPages[language];
  return {
    weekday: format({ weekday: 'long' }),
    month: format({ month: 'long' }),
    day: format(day),
    hours: (session) =>
      evening
        ? `${evening} ${clock(timeInIndia(session.start))}-${clock(timeInIndia(session.end))} IST`
        : sessionHours(session),
    date: dateOf,
    moment: (instant) => `${dateOf(instant)}, ${hourInWords(instant)} IST`,
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
