/** Dates as India reads them. */
import { dayAndHour, instantInIndia, istOffset } from '#lib/shared/india';

const day = 24 * 60 * 60 * 1000;

/** Midnight in India of the day that `instant` falls on, epoch milliseconds. */
export const startOfDay = (instant: number) =>
  Math.floor((instant + istOffset) / day) * day - istOffset;

/** "Fri 20 Nov 2026, 4:12 PM IST". */
export const inIndia = (instant: number) => `${dayAndHour(instant)} IST`;

const longDate = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' });

/** "12 May 2025", the day in India that `instant` falls on. */
export const longDayInIndia = (instant: number) => longDate.format(instant);

/** "12 May 2025" of an ISO date. */
export const onDay = (isoDate: string) => longDayInIndia(instantInIndia(isoDate));

const shortTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Thu 26 Nov, 4:00 PM" of an instant, in India. */
export const sessionTime = (instant: number) =>
  shortTime
    .format(instant)
    .replace(/,? (\d)/, ' $1')
    .replace(/[ap]m$/, (half) => half.toUpperCase());

const weekdayDate = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** "Tue 24 Nov 2026" of an ISO date. */
export const shortDay = (isoDate: string) =>
  weekdayDate.format(instantInIndia(isoDate)).replaceAll(',', '');
