/** The clock of India Standard Time, UTC+05:30 all year. Arithmetic alone: it is in the browser's bundle too. */

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

/** In milliseconds ahead of UTC. */
export const istOffset = 330 * 60 * 1000;

/** "2025-05-12", the day in India that `instant` (epoch milliseconds) falls on. */
export const isoDayInIndia = (instant: number) => shifted(instant).slice(0, 10);

export const timeInIndia = (instant: number) => shifted(instant).slice(11, 16);

/** Epoch milliseconds of a day and a 24-hour clock time in India. */
export const instantInIndia = (isoDay: string, clock = '00:00') =>
  Date.parse(`${isoDay}T${clock}:00+05:30`);

/** The midnight in India at which the day of `instant` ends. */
export const endOfDay = (instant: number) => instantInIndia(isoDayInIndia(instant)) + dayMs;

/** A whole ISO date of this century or the last: 31 February, which is read as 3 March, is none. */
export const isDay = (text: string): boolean =>
  /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** An instant as a form posts it, "2026-11-24T16:00" in India; undefined for anything else. */
export function readInstant(typed: string): number | undefined {
  const [, day = '', clock = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::00)?$/.exec(typed) ?? [];
  const at = instantInIndia(day, clock);
  return Number.isFinite(at) && isoDayInIndia(at) === day ? at : undefined;
}

export const isoInIndia = (instant: number) => `${shifted(instant).slice(0, 19)}+05:30`;

/** "Tue 24 Nov" of an instant in India; "Tue 4 Jan 2028" where that is another year than the one of `now`. */
export function weekdayAndDate(instant: number, now: number): string {
  const { weekday, day, month, year } = dayParts(instant);
  const otherYear = year === dayParts(now).year ? '' : ` ${year}`;
  return `${weekday} ${day} ${month}${otherYear}`;
}

export const weekdayAndFullDate = (instant: number) =>
  `${weekdayAndDate(instant, instant)} ${dayParts(instant).year}`;

export const dayAndHour = (instant: number) =>
  `${weekdayAndFullDate(instant)}, ${hourInWords(instant)}`;

/** "Tue 24 Nov, 6:00 PM", with the year where it is another one than that of `now`. */
export const shortDayAndHour = (instant: number, now: number) =>
  `${weekdayAndDate(instant, now)}, ${hourInWords(instant)}`;

export function hourInWords(instant: number): string {
  const minutes = Math.floor((instant + istOffset) / 60_000) % (24 * 60);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export function dayParts(instant: number) {
  const date = new Date(instant + istOffset);
  return {
    weekday: weekdays[date.getUTCDay()] ?? '',
    day: date.getUTCDate(),
    month: months[date.getUTCMonth()] ?? '',
    year: date.getUTCFullYear(),
  };
}

const shifted = (instant: number) => new Date(instant + istOffset).toISOString();

/** The Monday of the week in India that `instant` falls into, at midnight. */
export function mondayOf(instant: number): number {
  const midnight = instantInIndia(isoDayInIndia(instant));
  const weekday = new Date(`${isoDayInIndia(instant)}T00:00:00Z`).getUTCDay();
  return midnight - ((weekday + 6) % 7) * dayMs;
}

export function clock(time: string, meridiem = false): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  const text = `${hour % 12 || 12}:${time.slice(3)}`;
  return meridiem ? `${text} ${hour < 12 ? 'AM' : 'PM'}` : text;
}

export const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Midnight in India of the day that `instant` falls on, epoch milliseconds. */
export const startOfDay = (instant: number) =>
  Math.floor((instant + istOffset) / dayMs) * dayMs - istOffset;

export const inIndia = (instant: number) => `${dayAndHour(instant)} IST`;

const longDate = /* @__PURE__ */ new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'long',
});

/** "12 May 2025", the day in India that `instant` falls on. */
export const longDayInIndia = (instant: number) => longDate.format(instant);

/** "12 May 2025" of an ISO date. */
export const onDay = (isoDate: string) => longDayInIndia(instantInIndia(isoDate));

/** "Tue 24 Nov 2026" of an ISO date. */
export const shortDay = (isoDate: string): string => weekdayAndFullDate(instantInIndia(isoDate));
