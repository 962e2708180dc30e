import { clock } from '#lib/shared/calendar/schedule';
import { findSession } from '#lib/shared/calendar/sessions';
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

/** "Tuesday, 24 November 2026, 4:00 PM to 4:40 PM IST, Tamil-English: Bank reconciliation that closes"; empty for no session of ours. */
export function sessionText(id: string): string {
  const session = findSession(id);
  return session ? `${whenOfSession(session)}, ${session.language}: ${session.title}` : '';
}
