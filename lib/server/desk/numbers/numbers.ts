/** How well the promise is kept: this week and the twelve before, from what each enquiry contributes. */
import { mondayOf } from '#lib/server/desk/list/week';
import { type WeekCounts, weekCountsOf, weeksBack } from '#lib/server/desk/list/week-counts';
import type { EnquirySums } from '#lib/server/store/enquiries/schema';
import type { Store } from '#lib/server/store/store';
import { kindGroups } from '#lib/shared/forms/registry';

const week = 7 * 24 * 60 * 60 * 1000;
interface Week {
  /** Monday, midnight in India. */
  readonly from: number;
  readonly isNow: boolean;
  /** Received, by group of kinds. */
  readonly received: Readonly<Record<string, number>>;
  readonly all: number;
  /** Promises that fell due in this week. */
  readonly due: number;
  readonly inTime: number;
  readonly late: number;
  /** Due, and nobody recorded anything of any enquiry in this week. */
  readonly notRecorded: number;
  /** First contacts made in this week, and their median in office time (milliseconds). */
  readonly contacts: number;
  readonly median?: number;
}

export interface Numbers {
  /** The oldest first; the last one is this week. */
  readonly weeks: readonly Week[];
  /** Over the twelve weeks before this one. */
  readonly before: {
    /** How many of them the site has been there for, the first one however short. */
    readonly weeks: number;
    readonly received: Readonly<Record<string, number>>;
    readonly all: number;
    readonly inTime: number;
    readonly late: number;
    readonly median?: number;
  };
}

interface Asked {
  readonly site: { readonly store: Pick<Store, 'sumEnquiries' | 'listRecorded'> };
  readonly now: number;
}

export async function readNumbers({ site, now }: Asked): Promise<Numbers> {
  const monday = mondayOf(now);
  const first = monday - weeksBack * week;
  const [sums, recorded] = await Promise.all([
    site.store.sumEnquiries(first, weeksBack + 1, now),
    site.store.listRecorded(first, monday + week),
  ]);
  return numbersOf(sums, recorded, now);
}

/** `recorded`: instants at which members recorded something. */
function numbersOf(sums: EnquirySums, recorded: readonly number[], now: number): Numbers {
  const first = mondayOf(now) - weeksBack * week;
  const weekAt = (instant: number) => Math.floor((instant - first) / week);
  const weekCounts = weekCountsOf(sums, weekAt);
  const busy = new Set(recorded.map(weekAt));
  const weeks = weekCounts.map((counts, at): Week => {
    const notRecorded = busy.has(at) ? 0 : counts.never;
    const median = medianOf(counts.contacts);
    return {
      from: first + at * week,
      isNow: at === weeksBack,
      received: counts.received,
      all: counts.all,
      due: counts.due,
      inTime: counts.inTime,
      late: counts.due - counts.inTime - notRecorded,
      notRecorded,
      contacts: counts.contacts.length,
      ...(median !== undefined && { median }),
    };
  });
  const since = sums.since ?? now;
  const lived = Math.ceil((mondayOf(now) - since) / week);
  return {
    weeks,
    before: {
      weeks: Math.min(weeksBack, Math.max(0, lived)),
      ...sumOf(weeks.slice(0, weeksBack), weekCounts.slice(0, weeksBack)),
    },
  };
}

function sumOf(
  weeks: readonly Week[],
  weekCounts: readonly WeekCounts[],
): Omit<Numbers['before'], 'weeks'> {
  const sum = (of: (each: Week) => number) => weeks.reduce((all, each) => all + of(each), 0);
  const median = medianOf(weekCounts.flatMap(({ contacts }) => contacts));
  return {
    received: Object.fromEntries(
      kindGroups.map(({ id }) => [id, sum(({ received }) => received[id] ?? 0)]),
    ),
    all: sum(({ all }) => all),
    inTime: sum(({ inTime }) => inTime),
    late: sum(({ late }) => late),
    ...(median !== undefined && { median }),
  };
}

/** The middle one, or the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return undefined;
  if (!Number.isInteger(middle)) return sorted[Math.floor(middle)];
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Of those recorded, in whole percent; absent where there are none. */
export const shareOf = ({ inTime, late }: { readonly inTime: number; readonly late: number }) =>
  inTime + late === 0 ? undefined : Math.round((inTime / (inTime + late)) * 100);
