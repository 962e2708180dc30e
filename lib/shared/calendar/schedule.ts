/** When the free webinars are: pure arithmetic in India Standard Time. */
import { weekly } from '#data/webinars';
import { holidayDays, holidayOn } from '#lib/shared/enquiries/rules/hours';
import { dayMs, istOffset } from '#lib/shared/india';

const minute = 60 * 1000;

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** The next `count` weekly webinars that have not ended at `now`: their start, in epoch milliseconds. */
export function nextWebinars(now: number, count: number): number[] {
  const today = Math.floor((now + istOffset) / dayMs) * dayMs;
  const starts: number[] = [];
  for (let date = today; starts.length < count; date += dayMs) {
    const runs = isWeekday(date) && holidayOn(isoDayOf(date)) === undefined;
    const end = date - istOffset + minutesOf(weekly.end) * minute;
    if (runs && end > now) starts.push(date - istOffset + minutesOf(weekly.start) * minute);
  }
  return starts;
}

/** A day of the week of webinars on which there is none: `isoDay` and the holiday's name. */
export interface LeftOut {
  readonly isoDay: string;
  readonly holiday: string;
}

/** The days left out from the day of `now` on, as far as holidays are known. */
export function leftOut(now: number): readonly LeftOut[] {
  const since = isoDayOf(now + istOffset);
  return holidayDays.flatMap(({ date, name }) =>
    date >= since && isWeekday(Date.parse(date)) ? [{ isoDay: date, holiday: name }] : [],
  );
}

/** A day as midnight of UTC. */
const isWeekday = (date: number) =>
  (weekly.weekdays as readonly number[]).includes(new Date(date).getUTCDay());
const isoDayOf = (date: number) => new Date(date).toISOString().slice(0, 10);

/** "4:00" or "5:30 PM" of a 24-hour clock. */
export function clock(time: string, meridiem = false): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  const text = `${hour % 12 || 12}:${time.slice(3)}`;
  return meridiem ? `${text} ${hour < 12 ? 'AM' : 'PM'}` : text;
}

/** "4:00-5:30 PM IST". */
export const weeklyHours = `${clock(weekly.start)}-${clock(weekly.end, true)} IST`;

const part = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options });
  return (instant: number) => format.format(instant);
};

/** The parts of a voucher's stub: weekday, day, month. */
export const weekdayOf = part({ weekday: 'short' });
export const dayOf = part({ day: 'numeric' });
export const monthOf = part({ month: 'long' });
