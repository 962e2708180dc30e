import {
  dayAndHour,
  dayMs,
  instantInIndia,
  istOffset,
  weekdayAndFullDate,
} from '#lib/platform/values/india';

/** Midnight in India of the day that `instant` falls on, epoch milliseconds. */
export const startOfDay = (instant: number) =>
  Math.floor((instant + istOffset) / dayMs) * dayMs - istOffset;

export const inIndia = (instant: number) => `${dayAndHour(instant)} IST`;

const longDate = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' });

/** "12 May 2025", the day in India that `instant` falls on. */
export const longDayInIndia = (instant: number) => longDate.format(instant);

/** "12 May 2025" of an ISO date. */
export const onDay = (isoDate: string) => longDayInIndia(instantInIndia(isoDate));

/** "Tue 24 Nov 2026" of an ISO date. */
export const shortDay = (isoDate: string): string => weekdayAndFullDate(instantInIndia(isoDate));
