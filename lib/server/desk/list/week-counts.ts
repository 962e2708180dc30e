/** What each week adds up to, by groups of kinds. */
import type { EnquirySums } from '#lib/server/store/enquiries/schema';
import { officeTimeBetween } from '#lib/shared/enquiries/rules/hours';
import { groupOf, kindGroups } from '#lib/shared/forms/registry';

/** Before this week. */
export const weeksBack = 12;

export interface WeekCounts {
  readonly received: Record<string, number>;
  all: number;
  due: number;
  inTime: number;
  /** Due, and never answered. */
  never: number;
  /** Office time to each first contact. */
  readonly contacts: number[];
}

const newWeekCounts = (): WeekCounts => ({
  received: Object.fromEntries(kindGroups.map(({ id }) => [id, 0])),
  all: 0,
  due: 0,
  inTime: 0,
  never: 0,
  contacts: [],
});

export function weekCountsOf(sums: EnquirySums, weekAt: (instant: number) => number): WeekCounts[] {
  const weekCounts = Array.from({ length: weeksBack + 1 }, newWeekCounts);
  for (const { week: at, kind, many } of sums.received) {
    const counts = weekCounts[at];
    if (!counts) continue;
    counts.all += many;
    const group = groupOf(kind);
    if (group) counts.received[group] = (counts.received[group] ?? 0) + many;
  }
  for (const { week: at, ...sum } of sums.due) Object.assign(weekCounts[at] ?? {}, sum);
  for (const { receivedAt, reachedAt } of sums.contacts)
    weekCounts[weekAt(reachedAt)]?.contacts.push(officeTimeBetween(receivedAt, reachedAt));
  return weekCounts;
}
