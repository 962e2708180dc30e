import { clock } from '#lib/shared/calendar/schedule';
import { onDay } from '#lib/shared/dates';
import { instantInIndia, isoDayInIndia, timeInIndia } from '#lib/shared/india';

interface Hours {
  /** ISO date, and 24-hour clock times. */
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

/** "Sunday, 22 June 2025, 2:00 PM to 5:00 PM IST". */
export const sessionTimeText = ({ date, start, end }: Hours) =>
  `${weekday(date)}, ${onDay(date)}, ${clock(start, true)} to ${clock(end, true)} IST`;

/** The same of a session's instants, in epoch milliseconds. */
export const whenOfSession = ({ start, end }: { readonly start: number; readonly end: number }) =>
  sessionTimeText({ date: isoDayInIndia(start), start: timeInIndia(start), end: timeInIndia(end) });

const weekdayFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
});
const weekday = (isoDate: string) => weekdayFormat.format(instantInIndia(isoDate));
