/** The promise of an enquiry in words, and what is still to be done by it. */
import type { HistoryLine } from '#lib/server/desk/enquiry/enquiry-types';
import { isSameDay, monthOf, span, timeInSentence, wishHours } from '#lib/server/desk/words';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import {
  dayParts,
  hourInWords,
  isoInIndia,
  shortDayAndHour,
  weekdayAndDate,
} from '#lib/shared/india';

/** `session`: hours of a webinar that we do not call in. */
export function promiseOf(enquiry: Enquiry, now: number, session?: string) {
  const { promisedBy, keptAt, wish, state } = enquiry;
  const { weekday, day } = dayParts(promisedBy);
  const waits = keptAt === undefined && state !== 'done';
  const title = waits
    ? `Contact promised by ${shortDayAndHour(promisedBy, now)}`
    : keptAt === undefined
      ? 'Closed before anybody called or wrote'
      : keptAt <= promisedBy
        ? `The promise was kept: ${shortDayAndHour(keptAt, now)}`
        : `Contacted late: ${shortDayAndHour(keptAt, now)}`;
  const late = waits && now > promisedBy;
  const sub = waits
    ? late
      ? `${span(promisedBy, now)} late.`
      : `In ${span(now, promisedBy)}.`
    : `Promised by ${shortDayAndHour(promisedBy, now)}.`;
  const asked = wish && `${wish.language ? `${wish.language}, ` : ''}${wishHours(wish.time)}`;
  return {
    weekday,
    day,
    month: monthOf(promisedBy),
    time: hourInWords(promisedBy),
    title,
    sub,
    late,
    ...(asked && { wish: asked }),
    ...(session && { session }),
  };
}

/** The last line of the history is still to be written. */
export function nextLine(
  { again, promisedBy, keptAt, state, tries, reachedAt }: Enquiry,
  now: number,
): HistoryLine[] {
  if (again === undefined || state === 'done') return [];
  const ends = promisedBy < now ? 'ended' : 'ends';
  const rest =
    keptAt === undefined ? `The promise ${ends} ${timeInSentence(promisedBy, now)}.` : '';
  return [
    {
      id: 'next',
      iso: isoInIndia(again),
      day: isSameDay(again, now) ? 'Today' : weekdayAndDate(again, now),
      time: hourInWords(again),
      headline: tries > 0 && reachedAt === undefined ? 'Next try' : 'Agreed: call again',
      rest: '',
      ...(rest && { note: rest }),
      open: true,
    },
  ];
}
