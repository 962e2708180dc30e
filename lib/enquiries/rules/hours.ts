/** Office hours (Monday to Friday, 10:00 AM to 6:00 PM IST), the promise of a call, and hours to call. Epoch milliseconds. */
import { holidayYears, nationalHolidays } from '#data/holidays';
import {
  hourInWords,
  hourMs,
  instantInIndia,
  isoDayInIndia,
  istOffset,
  weekdayAndDate,
} from '#lib/platform/values/india';

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
const dayNumber = (instant: number) => Math.floor((instant + istOffset) / day);
const numberOf = (isoDay: string) => Date.parse(isoDay) / day;
const isoDayOf = (number: number) => new Date(number * day).toISOString().slice(0, 10);
const opensAt = (number: number) => number * day - istOffset + opensAfter;
const closesAt = (number: number) => number * day - istOffset + closesAfter;

function isWorkingNumber(number: number): boolean {
  // 1 January 1970 was a Thursday.
  const weekday = (number + 4) % 7;
  return weekday !== 0 && weekday !== 6 && holidayOn(isoDayOf(number)) === undefined;
}

function nextWorkingNumber(number: number): number {
  let next = number + 1;
  while (!isWorkingNumber(next)) next += 1;
  return next;
}

/** "An executive will contact you within 2 working days". */
export const workingDays = 2;

const second = 1000;

/**
 * 6:00 PM IST of the second working day after the one that the enquiry belongs to. The day of arrival is never one of
 * the two; what arrives after 6:00 PM or on a day off belongs to the next working day.
 */
export function promisedBy(receivedAt: number): number {
  let number = belongsToNumber(receivedAt);
  for (let counted = 0; counted < workingDays; counted += 1) number = nextWorkingNumber(number);
  return closesAt(number);
}

/** The working day that an enquiry counts from: that of its arrival, or the next. */
export const belongsTo = (receivedAt: number): string => isoDayOf(belongsToNumber(receivedAt));

function belongsToNumber(receivedAt: number): number {
  const number = dayNumber(receivedAt);
  // By the second, as the promise is worded: 6:00:00 PM is in time, 6:00:01 PM is not.
  const isInTime = isWorkingNumber(number) && receivedAt < closesAt(number) + second;
  return isInTime ? number : nextWorkingNumber(number);
}

/** The days off from the arrival to the end of its promise, as "Sat 21 Nov" or "Fri 2 Oct (Gandhi Jayanthi)". */
export function uncountedDays(receivedAt: number): readonly string[] {
  const last = dayNumber(promisedBy(receivedAt));
  const off: string[] = [];
  for (let number = dayNumber(receivedAt); number < last; number += 1) {
    if (isWorkingNumber(number)) continue;
    const holiday = holidayOn(isoDayOf(number));
    off.push(`${weekdayAndDate(opensAt(number), receivedAt)}${holiday ? ` (${holiday})` : ''}`);
  }
  return off;
}

const clocks = ['10:00', '10:30', '11:00', '12:00', '14:00', '15:00', '16:00', '17:15'];
const daysOffered = 6;

interface CallTime {
  /** "2026-11-24T16:00": Indian time, as the call takes it. */
  readonly value: string;
  readonly label: string;
}

interface CallDay {
  readonly title: string;
  readonly times: readonly CallTime[];
}

/** It offers the rest of today, where it is a working day, and the five working days after it. */
export function callTimesFrom(now: number): readonly CallDay[] {
  const today = isoDayInIndia(now);
  const days: CallDay[] = [];
  for (
    let day = isWorkingDay(today) ? today : nextWorkingDay(today);
    days.length < daysOffered;
    day = nextWorkingDay(day)
  ) {
    const midnight = instantInIndia(day);
    const times = clocks
      .filter((clock) => instantInIndia(day, clock) > now)
      .map((clock) => ({
        value: `${day}T${clock}`,
        label: hourInWords(instantInIndia(day, clock)),
      }));
    const title =
      day === today ? `Today, ${weekdayAndDate(midnight, now)}` : weekdayAndDate(midnight, now);
    if (times.length > 0) days.push({ title, times });
    else if (day !== today) break;
  }
  return days;
}

const timesOffered = 6;

/** Six hours to choose with one click, in order: the proposed one, the last of today, and the mornings of the days after it. */
export function offeredTimes(days: readonly CallDay[], proposed: string): readonly CallTime[] {
  const all = days.flatMap(({ title, times }, at) =>
    times.map((time) => ({
      ...time,
      isToday: isToday(title),
      label: `${short(title, at)} ${time.label}`,
    })),
  );
  const later = days.filter(({ title }) => !isToday(title));
  const mornings = later.flatMap(({ times }, at) =>
    times.slice(0, 1).concat(at === 0 ? times.filter(isTwo) : []),
  );
  const wanted = [
    proposed,
    ...all
      .filter((time) => time.isToday)
      .slice(-2)
      .map(({ value }) => value),
    ...mornings.map(({ value }) => value),
  ];
  const chosen = [...new Set(wanted)].filter(Boolean).slice(0, timesOffered);
  return all
    .filter(({ value }) => chosen.includes(value))
    .map(({ value, label }) => ({ value, label }));
}

const isToday = (title: string) => title.startsWith('Today');
const isTwo = ({ value }: CallTime) => value.endsWith('T14:00');

/** "Today", "Mon", and with its date where the weekday could be that of this week. */
const short = (title: string, at: number) =>
  isToday(title) ? 'Today' : at < daysOffered - 1 ? title.slice(0, 3) : `${title},`;

interface Asked {
  readonly promisedBy: number;
  readonly keptAt?: number;
  readonly preference?: { readonly time: string };
  /** Their webinar: no call is proposed while it runs. Epoch milliseconds. */
  readonly session?: { readonly start: number; readonly end: number };
}

const preferredHours: Readonly<Record<string, readonly string[]>> = {
  morning: ['10:00', '10:30', '11:00'],
  afternoon: ['12:00', '14:00', '15:00'],
  evening: ['16:00', '17:15'],
};

/**
 * The first hour that the person asked for and that still lies inside the promise; else the first there is. Nobody who
 * does not answer at `now` (epoch milliseconds) is rung again within the hour, where there is a later one.
 */
export function proposedCallTime(days: readonly CallDay[], asked: Asked, now: number): string {
  const { promisedBy, keptAt, preference, session } = asked;
  const at = (value: string) => instantInIndia(value.slice(0, 10), value.slice(11));
  const free = days
    .flatMap(({ times }) => times.map(({ value }) => value))
    .filter((value) => !session || at(value) < session.start || at(value) >= session.end);
  const isSoon = (value: string) => at(value) < now + hourMs;
  const all = [...free.filter((value) => !isSoon(value)), ...free.filter(isSoon)];
  const preferred = preferredHours[preference?.time ?? ''];
  const fits = (value: string) => !preferred || preferred.includes(value.slice(11));
  const inside = (value: string) => keptAt !== undefined || at(value) < promisedBy;
  return (
    all.find((value) => fits(value) && inside(value)) ??
    all.find(inside) ??
    all.find(fits) ??
    all[0] ??
    ''
  );
}
