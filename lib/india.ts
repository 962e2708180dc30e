/** The clock of India Standard Time, UTC+05:30 all year. Arithmetic alone: it is in the browser's bundle too. */

/** What a clock in India is ahead of UTC, in milliseconds. */
export const istOffset = 330 * 60 * 1000;

/** "2025-05-12", the day in India that `instant` (epoch milliseconds) falls on. */
export const isoDayInIndia = (instant: number) => shifted(instant).slice(0, 10);

/** "16:00" of an instant in India. */
export const timeInIndia = (instant: number) => shifted(instant).slice(11, 16);

/** Epoch milliseconds of a day and a 24-hour clock time in India. */
export const instantInIndia = (isoDay: string, clock = '00:00') =>
  Date.parse(`${isoDay}T${clock}:00+05:30`);

const shifted = (instant: number) => new Date(instant + istOffset).toISOString();
