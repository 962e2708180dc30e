/** How well the promise is kept: this week and the twelve before, from what each enquiry contributes. */
import type { Visit } from '#lib/desk/access';
import { mondayOf } from '#lib/desk/week';
import { officeTimeBetween } from '#lib/enquiries/promise';
import type { EnquiryTimes } from '#lib/store/enquiries';

const week = 7 * 24 * 60 * 60 * 1000;
/** Before this week. */
export const weeksBack = 12;
/** What was received before the first week may fall due or be answered in it. */
const reachBack = 6 * week;

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

export interface Week {
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
    readonly received: Readonly<Record<string, number>>;
    readonly all: number;
    readonly inTime: number;
    readonly late: number;
    readonly median?: number;
  };
}

export async function readNumbers({ site, now }: Pick<Visit, 'site' | 'now'>): Promise<Numbers> {
  const monday = mondayOf(now);
  const first = monday - weeksBack * week;
  const [times, recorded] = await Promise.all([
    site.store.listTimes(first - reachBack, now + 1),
    site.store.listRecorded(first, monday + week),
  ]);
  return numbersOf(times, recorded, now);
}

/** `recorded`: instants at which members recorded something. */
export function numbersOf(
  times: readonly EnquiryTimes[],
  recorded: readonly number[],
  now: number,
): Numbers {
  const monday = mondayOf(now);
  const first = monday - weeksBack * week;
  const isIn = (instant: number | undefined, from: number) =>
    instant !== undefined && instant >= from && instant < from + week;
  const weeks = Array.from({ length: weeksBack + 1 }, (_, at): Week => {
    const from = first + at * week;
    const received = times.filter(({ receivedAt }) => isIn(receivedAt, from));
    // A promise counts once it is kept or its time is over.
    const due = times.filter(
      ({ promisedBy, keptAt }) =>
        isIn(promisedBy, from) && (promisedBy < now || keptAt !== undefined),
    );
    const inTime = due.filter(isInTime).length;
    const missed = due.length - inTime;
    const anything = recorded.some((instant) => isIn(instant, from));
    const never = due.filter(({ keptAt }) => keptAt === undefined).length;
    const notRecorded = anything ? 0 : never;
    const contacts = times.filter(({ keptAt }) => isIn(keptAt, from));
    const median = medianOf(contacts.map(officeTime));
    return {
      from,
      isNow: from === monday,
      received: byGroup(received),
      all: received.length,
      due: due.length,
      inTime,
      late: missed - notRecorded,
      notRecorded,
      contacts: contacts.length,
      ...(median !== undefined && { median }),
    };
  });
  const past = weeks.slice(0, weeksBack);
  const sum = (of: (each: Week) => number) => past.reduce((all, each) => all + of(each), 0);
  const median = medianOf(
    times
      .filter(({ keptAt }) => keptAt !== undefined && keptAt >= first && keptAt < monday)
      .map(officeTime),
  );
  return {
    weeks,
    before: {
      received: Object.fromEntries(
        kindGroups.map(({ id }) => [id, sum(({ received }) => received[id] ?? 0)]),
      ),
      all: sum(({ all }) => all),
      inTime: sum(({ inTime }) => inTime),
      late: sum(({ late }) => late),
      ...(median !== undefined && { median }),
    },
  };
}

const isInTime = ({ keptAt, promisedBy }: EnquiryTimes) =>
  keptAt !== undefined && keptAt <= promisedBy;

const officeTime = ({ receivedAt, keptAt }: EnquiryTimes) =>
  officeTimeBetween(receivedAt, keptAt ?? receivedAt);

const byGroup = (times: readonly EnquiryTimes[]) =>
  Object.fromEntries(
    kindGroups.map(({ id, kinds }) => [
      id,
      times.filter(({ kind }) => (kinds as readonly string[]).includes(kind)).length,
    ]),
  );

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
