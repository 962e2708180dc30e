/** Times as the desk writes them: "6:00 PM", "Tue 24 Nov, 6:00 PM", "in 6 h 20 min". Indian Standard Time. */
import { isoDayInIndia } from '#lib/india';

const format = (options: Intl.DateTimeFormatOptions) => {
  const made = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options });
  return (instant: number) => made.format(instant);
};

const clockTime = format({ hour: 'numeric', minute: '2-digit', hour12: true });
const weekday = format({ weekday: 'short' });
const dayMonth = format({ day: 'numeric', month: 'short' });
const year = format({ year: 'numeric' });
export const monthName = format({ month: 'long' });
export const dayNumber = format({ day: 'numeric' });
export const weekdayName = weekday;

/** "6:00 PM". */
export const timeOfDay = (instant: number) =>
  clockTime(instant).replace(/\s*([ap])m$/i, (_, half: string) => `\u00a0${half.toUpperCase()}M`);

/** "24 Nov". */
export const shortDay = (instant: number) => dayMonth(instant).replace('Sept', 'Sep');

/** "Tue 24 Nov". */
export const dayOf = (instant: number) => `${weekday(instant)} ${shortDay(instant)}`;

/** "Tue 24 Nov 2026". */
export const fullDay = (instant: number) => `${dayOf(instant)} ${year(instant)}`;

/** "Tue 24 Nov, 6:00 PM". */
export const dayAndTime = (instant: number) => `${dayOf(instant)}, ${timeOfDay(instant)}`;

/** "6:00 PM" of today, "Tue 24 Nov, 6:00 PM" of any other day. */
export const whenSeen = (instant: number, now: number) =>
  isoDayInIndia(instant) === isoDayInIndia(now) ? timeOfDay(instant) : dayAndTime(instant);

/** "6 h 20 min", "35 min", "3 days". Milliseconds in. */
export function span(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  return minutes % 60 === 0
    ? `${hours} h`
    : `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
}
