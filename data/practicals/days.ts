/** Days without a clock: whole days since 1 January 1970, so that they add up. */
import { holidayYears } from '#data/holidays';

export type Day = number;

const dayMs = 24 * 60 * 60 * 1000;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `iso` is an ISO date. */
export const day = (iso: string): Day => Date.parse(`${iso}T00:00:00Z`) / dayMs;

const dateOf = (of: Day) => new Date(of * dayMs);
const two = (number: number) => String(number).padStart(2, '0');

/** "07-12-2026", as one would type it. */
export function typedDay(of: Day): string {
  const date = dateOf(of);
  return `${two(date.getUTCDate())}-${two(date.getUTCMonth() + 1)}-${date.getUTCFullYear()}`;
}

/** "9 Nov 2026". */
export function shownDay(of: Day): string {
  const date = dateOf(of);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** "9 Nov". */
export const shortDay = (of: Day): string => shownDay(of).slice(0, -5);

export const weekday = (of: Day): string => `${weekdays[dateOf(of).getUTCDay()]} ${shownDay(of)}`;

/** The last day of the month that lies `after` months behind the one of `of`. */
export function monthEnd(of: Day, after = 0): Day {
  const date = dateOf(of);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + after + 1, 0) / dayMs;
}

/** It gives the last day of the month where the month has no such day. */
export function addMonths(of: Day, count: number): Day {
  const date = dateOf(of);
  const same =
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, date.getUTCDate()) / dayMs;
  return Math.min(same, monthEnd(of, count));
}

/** A day of the month after the one of `of`. */
export const ofNextMonth = (of: Day, dayOfMonth: number): Day => monthEnd(of) + dayOfMonth;

const holidays = new Set<Day>(
  holidayYears.flatMap(({ days }) => days.map(({ date }) => day(date))),
);

export const isHoliday = (of: Day): boolean => holidays.has(of);
export const isSunday = (of: Day): boolean => dateOf(of).getUTCDay() === 0;
export const isSaturday = (of: Day): boolean => dateOf(of).getUTCDay() === 6;
export const isWorkingDay = (of: Day): boolean => !isSunday(of) && !isHoliday(of);

/** Day, month (1 to 12) and year; undefined where the calendar has no such day. */
export function dayFrom(dayOfMonth: number, month: number, year: number): Day | undefined {
  const of = Date.UTC(year, month - 1, dayOfMonth) / dayMs;
  const date = dateOf(of);
  return date.getUTCDate() === dayOfMonth && date.getUTCMonth() === month - 1 ? of : undefined;
}

export const yearOf = (of: Day): number => dateOf(of).getUTCFullYear();
export const monthOf = (of: Day): number => dateOf(of).getUTCMonth() + 1;

/** 1 to 12 of "Dec", "december"; 0 where it is none. */
export const monthNamed = (name: string): number =>
  months.findIndex((month) => name.toLowerCase().startsWith(month.toLowerCase())) + 1;
