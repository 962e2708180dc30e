/** What each week adds up to, by groups of kinds. */

import type { EnquirySums } from '#lib/server/store/enquiries/enquiry-store';
import { officeTimeBetween } from '#lib/shared/enquiries/promise';

/** Before this week. */
export const weeksBack = 12;

export const kindGroups = [
  { id: 'jobs', title: 'Job applications', short: 'Jobs', kinds: ['application'] },
  { id: 'exams', title: 'Exam enrolments', short: 'Exams', kinds: ['certificate'] },
  { id: 'coaching', title: 'Coaching', short: 'Coach', kinds: ['coaching'] },
  {
    id: 'internships',
    title: 'Internships and licences',
    short: 'Int.',
    kinds: ['internship', 'licence'],
  },
  { id: 'employers', title: 'Employers', short: 'Empl.', kinds: ['employer'] },
  { id: 'webinars', title: 'Webinars', short: 'Web.', kinds: ['webinar-free', 'webinar-paid'] },
  { id: 'calls', title: 'Callbacks and messages', short: 'Calls', kinds: ['callback', 'contact'] },
] as const;

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

const groupOf = new Map<string, string>(
  kindGroups.flatMap(({ id, kinds }) => kinds.map((kind) => [kind, id] as const)),
);

export function weekCountsOf(sums: EnquirySums, weekAt: (instant: number) => number): WeekCounts[] {
  const weekCounts = Array.from({ length: weeksBack + 1 }, newWeekCounts);
  for (const { week: at, kind, many } of sums.received) {
    const counts = weekCounts[at];
    if (!counts) continue;
    counts.all += many;
    const group = groupOf.get(kind);
    if (group) counts.received[group] = (counts.received[group] ?? 0) + many;
  }
  for (const { week: at, ...sum } of sums.due) Object.assign(weekCounts[at] ?? {}, sum);
  for (const { receivedAt, keptAt } of sums.contacts)
    weekCounts[weekAt(keptAt)]?.contacts.push(officeTimeBetween(receivedAt, keptAt));
  return weekCounts;
}
