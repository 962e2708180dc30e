/** Times as the desk writes them. Indian Standard Time; epoch milliseconds in. */
import { dayMs, dayParts, hourInWords, isoDayInIndia, shortDayAndHour } from '#lib/shared/india';

/** "24 Nov 2026". */
export function dateInWords(instant: number): string {
  const { day, month, year } = dayParts(instant);
  return `${day} ${month} ${year}`;
}

export const isSameDay = (one: number, other: number) =>
  isoDayInIndia(one) === isoDayInIndia(other);

/** "6:00 PM" of today, "Tue 24 Nov, 6:00 PM" of any other day. */
export const timeInList = (instant: number, now: number) =>
  isSameDay(instant, now) ? hourInWords(instant) : shortDayAndHour(instant, now);

/** "today, 6:00 PM" or "Tue 24 Nov, 6:00 PM": inside a sentence. */
export const timeInSentence = (instant: number, now: number) =>
  isSameDay(instant, now) ? `today, ${hourInWords(instant)}` : shortDayAndHour(instant, now);

/** "6 h 20 min", "35 min"; from two days on those of the calendar, so that an afternoon says one number. */
export function span(from: number, to: number): string {
  if (to - from < 2 * dayMs) return hoursSpan(to - from);
  const days = Date.parse(isoDayInIndia(to)) - Date.parse(isoDayInIndia(from));
  return `${days / dayMs} days`;
}

/** "6 h 20 min", "35 min", "50 h": for office hours, of which a day has eight. Milliseconds in. */
export function hoursSpan(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}

const longMonth = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', month: 'long' });
/** "November". */
export const monthOf = (instant: number) => longMonth.format(instant);
