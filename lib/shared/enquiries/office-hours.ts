/** Which days and hours the office works: Monday to Friday, 10:00 AM to 6:00 PM IST, holidays out. Epoch milliseconds in and out. */
import { holidayYears, nationalHolidays } from '#data/holidays';
import { istOffset } from '#lib/shared/india';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The office answers from then on, counted from midnight. */
const opensAfter = 10 * hour;
/** The end of a working day: what arrives up to then belongs to it, and a promise ends with it. */
const closesAfter = 18 * hour;

const listedDays: readonly { readonly date: string; readonly name: string }[] =
  holidayYears.flatMap(({ days }) => [...days]);

const holidays: ReadonlyMap<string, string> = new Map(
  listedDays.map(({ date, name }) => [date, name] as const),
);
const national: ReadonlyMap<string, string> = new Map(Object.entries(nationalHolidays));

/** A subscribed calendar repeats the weekly webinar for ever: this many years beyond the list leave out the national days. */
const yearsBeyond = 10;

/** The last year whose holidays are listed in `data/holidays.ts`. */
const lastListedYear: number = Math.max(...holidayYears.map(({ year }) => year));

const daysOfNotice = 90;

/**
 * The first year without a list that promises made within 90 days of `today` (an ISO day in India) need. Only its
 * national holidays are known then, so that a call could be promised for a public holiday.
 */
export function unlistedYear(today: string): number | undefined {
  const needed = Number(isoDayOf(numberOf(today) + daysOfNotice).slice(0, 4));
  return needed > lastListedYear ? lastListedYear + 1 : undefined;
}

/** The days that are known, in their order: those listed, then the national ones of the ten years after the list. */
export const holidayDays: readonly { readonly date: string; readonly name: string }[] = [
  ...listedDays,
  ...Array.from({ length: yearsBeyond }, (_, index) =>
    [...national].map(([day, name]) => ({ date: `${lastListedYear + 1 + index}-${day}`, name })),
  ).flat(),
];

/** Monday to Friday, and not a holiday. */
export const isWorkingDay = (isoDay: string): boolean => isWorkingNumber(numberOf(isoDay));

/** The name of a holiday that is not a working day for this reason; the national ones are known in every year. */
export const holidayOn = (isoDay: string): string | undefined =>
  holidays.get(isoDay) ?? national.get(isoDay.slice(5));

/** The first working day after `isoDay`. */
export const nextWorkingDay = (isoDay: string): string =>
  isoDayOf(nextWorkingNumber(numberOf(isoDay)));

/** 10:00 AM to 6:00 PM IST of a working day. */
export function isOfficeTime(instant: number): boolean {
  const number = dayNumber(instant);
  return isWorkingNumber(number) && instant >= opensAt(number) && instant < closesAt(number);
}

/** How much office time (Monday to Friday 10:00 AM to 6:00 PM IST, holidays out) lies between two instants. */
export function officeTimeBetween(from: number, to: number): number {
  let sum = 0;
  for (let at = dayNumber(from); ; at += 1) {
    const opens = opensAt(at);
    if (opens >= to) return sum;
    if (isWorkingNumber(at)) {
      sum += Math.max(0, Math.min(to, closesAt(at)) - Math.max(from, opens));
    }
  }
}

/** The instant that lies `ms` of office time before `instant`. */
export function officeTimeBefore(instant: number, ms: number): number {
  let left = ms;
  for (let number = dayNumber(instant); ; number -= 1) {
    if (!isWorkingNumber(number)) continue;
    const end = Math.min(instant, closesAt(number));
    const open = Math.max(0, end - opensAt(number));
    if (left <= open) return end - left;
    left -= open;
  }
}

/** The end of the office day, worked or not, that `instant` falls on in India. */
export const closingOf = (instant: number): number => closesAt(dayNumber(instant));

export const dayAfter = (isoDay: string): string => isoDayOf(numberOf(isoDay) + 1);

/** Days since 1970 in India: a submission asks for a dozen, the numbers of the desk for tens of thousands. */
export const dayNumber = (instant: number) => Math.floor((instant + istOffset) / day);
const numberOf = (isoDay: string) => Date.parse(isoDay) / day;
export const isoDayOf = (number: number) => new Date(number * day).toISOString().slice(0, 10);
export const opensAt = (number: number) => number * day - istOffset + opensAfter;
export const closesAt = (number: number) => number * day - istOffset + closesAfter;

export function isWorkingNumber(number: number): boolean {
  // 1 January 1970 was a Thursday.
  const weekday = (number + 4) % 7;
  return weekday !== 0 && weekday !== 6 && holidayOn(isoDayOf(number)) === undefined;
}

export function nextWorkingNumber(number: number): number {
  let next = number + 1;
  while (!isWorkingNumber(next)) next += 1;
  return next;
}
