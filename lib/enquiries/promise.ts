/** When the promise of a call runs out, and which days and hours count. Epoch milliseconds in and out. */
import { holidayYears } from '#data/holidays';
import { dayParts, instantInIndia, isoDayInIndia, istOffset } from '#lib/india';

/** "An executive will contact you within 2 working days". */
export const workingDays = 2;
/** The end of a working day: what arrives up to then belongs to it, and a promise ends with it. */
export const closingTime = '18:00';
/** The office answers from then on. */
const openingTime = '10:00';

const second = 1000;
const hour = 60 * 60 * second;
const day = 24 * hour;

const holidays: ReadonlyMap<string, string> = new Map(
  holidayYears.flatMap(({ days }) => days.map(({ date, name }) => [date, name] as const)),
);

/**
 * 6:00 PM IST of the second working day after the one that the enquiry belongs to. The day of arrival is never one of
 * the two; what arrives after 6:00 PM or on a day off belongs to the next working day.
 */
export function promisedBy(receivedAt: number): number {
  let isoDay = belongsTo(receivedAt);
  for (let counted = 0; counted < workingDays; counted += 1) isoDay = nextWorkingDay(isoDay);
  return closing(isoDay);
}

/** The working day that an enquiry counts from: that of its arrival, or the next. */
export function belongsTo(receivedAt: number): string {
  const isoDay = isoDayInIndia(receivedAt);
  // By the second, as the promise is worded: 6:00:00 PM is in time, 6:00:01 PM is not.
  const isInTime = isWorkingDay(isoDay) && receivedAt < closing(isoDay) + second;
  return isInTime ? isoDay : nextWorkingDay(isoDay);
}

/** Monday to Friday, and not a holiday. */
export function isWorkingDay(isoDay: string): boolean {
  const weekday = new Date(`${isoDay}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(isoDay);
}

/** The name of a holiday that is not a working day for this reason. */
export const holidayOn = (isoDay: string): string | undefined => holidays.get(isoDay);

/** The first working day after `isoDay`. */
export function nextWorkingDay(isoDay: string): string {
  let next = dayAfter(isoDay);
  while (!isWorkingDay(next)) next = dayAfter(next);
  return next;
}

/** The days off from the arrival to the end of its promise, as "Sat 21 Nov" or "Fri 2 Oct (Gandhi Jayanthi)". */
export function uncountedDays(receivedAt: number): readonly string[] {
  const last = isoDayInIndia(promisedBy(receivedAt));
  const off: string[] = [];
  for (let isoDay = isoDayInIndia(receivedAt); isoDay < last; isoDay = dayAfter(isoDay)) {
    if (isWorkingDay(isoDay)) continue;
    const { weekday, day: date, month } = dayParts(instantInIndia(isoDay));
    const holiday = holidayOn(isoDay);
    off.push(`${weekday} ${date} ${month}${holiday ? ` (${holiday})` : ''}`);
  }
  return off;
}

/** How much office time (Monday to Friday 10:00 AM to 6:00 PM IST, holidays out) lies between two instants. */
export function officeTimeBetween(from: number, to: number): number {
  let sum = 0;
  for (let at = dayNumber(from); ; at += 1) {
    const opens = at * day - istOffset + opensAfter;
    if (opens >= to) return sum;
    if (isWorkingNumber(at)) {
      sum += Math.max(0, Math.min(to, opens + openFor) - Math.max(from, opens));
    }
  }
}

/** Days since 1970 in India: the numbers of the desk ask for tens of thousands of spans. */
const dayNumber = (instant: number) => Math.floor((instant + istOffset) / day);
const opensAfter = 10 * hour;
const openFor = 8 * hour;

const working = new Map<number, boolean>();
function isWorkingNumber(at: number): boolean {
  const known = working.get(at);
  if (known !== undefined) return known;
  const is = isWorkingDay(isoDayInIndia(at * day));
  // A few hundred days are ever asked for; a clock gone mad fills no memory.
  if (working.size < 10_000) working.set(at, is);
  return is;
}

/** The instant that lies `ms` of office time before `instant`. */
export function officeTimeBefore(instant: number, ms: number): number {
  let left = ms;
  for (let isoDay = isoDayInIndia(instant); ; isoDay = dayBefore(isoDay)) {
    if (!isWorkingDay(isoDay)) continue;
    const end = Math.min(instant, closing(isoDay));
    const open = Math.max(0, end - opening(isoDay));
    if (left <= open) return end - left;
    left -= open;
  }
}

const opening = (isoDay: string) => instantInIndia(isoDay, openingTime);
const closing = (isoDay: string) => instantInIndia(isoDay, closingTime);

export const dayAfter = (isoDay: string) => isoDayInIndia(instantInIndia(isoDay) + day);
const dayBefore = (isoDay: string) => isoDayInIndia(instantInIndia(isoDay) - day);
