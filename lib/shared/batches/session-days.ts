/** On which days a batch meets: as many of its weekdays as the catalogue's hours need, holidays skipped. */
import { type BatchPlan, minutesOf, weekdayOn } from '#lib/shared/batches/batch';
import { dayAfter, holidayOn } from '#lib/shared/enquiries/rules/hours';

export interface SessionDays {
  /** ISO dates. */
  readonly sessions: readonly string[];
  /** Days between the first and the last on which it would have met. */
  readonly skipped: readonly { readonly day: string; readonly name: string }[];
  /** Of the last session; the others last from `from` to `to`. */
  readonly lastMinutes: number;
}

/** Hours ÷ length of a session, rounded up: the last one is shorter, so that the hours are the catalogue's. */
export function sessionDays(
  { starts, days, from, to }: Pick<BatchPlan, 'starts' | 'days' | 'from' | 'to'>,
  hours: number,
): SessionDays {
  const length = minutesOf(to) - minutesOf(from);
  const minutes = Math.round(hours * 60);
  const count = Math.ceil(minutes / length);
  const { sessions, skipped } = walk(starts, days, count);
  return { sessions, skipped, lastMinutes: minutes - length * (count - 1) };
}

/** The holidays that fall on a weekday of a batch between its first and its last session. */
export function skippedBetween(days: BatchPlan['days'], first: string, last: string) {
  const skipped: { day: string; name: string }[] = [];
  for (let day = first; day < last; day = dayAfter(day)) {
    const name = holidayOn(day);
    if (name && days.includes(weekdayOn(day))) skipped.push({ day, name });
  }
  return skipped;
}

function walk(starts: string, days: BatchPlan['days'], count: number) {
  const sessions: string[] = [];
  const skipped: { day: string; name: string }[] = [];
  if (days.length === 0) return { sessions, skipped };
  for (let day = starts; sessions.length < count; day = dayAfter(day)) {
    if (!days.includes(weekdayOn(day))) continue;
    const name = holidayOn(day);
    if (name) skipped.push({ day, name });
    else sessions.push(day);
  }
  return { sessions, skipped };
}
