/** How often promises are met, this week and in the twelve before: as numbers, in words, and as charts. */

import { routes } from '#data/addresses/routes';
import { groupOf, kindGroups } from '#data/form-kinds';
import { deadLetters } from '#lib/desk/views/mails';
import { countsOf } from '#lib/desk/views/state';
import { kindsShown } from '#lib/desk/views/tasks';
import { officeTimeBetween } from '#lib/enquiries/rules/hours';
import type { DeskCounts, EnquirySums } from '#lib/enquiries/schema/enquiry';
import { readViews } from '#lib/platform/analytics/report';
import type { Store } from '#lib/platform/db/store';
import {
  dayAndHour,
  dayMs,
  dayParts,
  hourMs,
  isoDayInIndia,
  isoInIndia,
  mondayOf,
} from '#lib/platform/values/india';
import { plural } from '#lib/platform/values/words';
import type { StaffRequest } from '#lib/staff/http/access';
import { hoursSpan } from '#lib/staff/rules';

export type NumbersView = Awaited<ReturnType<typeof numbersView>>;

/** The limit of failed mails shown here; the page of mails lists all of them. */
const mostFailed = 10;

export async function numbersView(staffRequest: StaffRequest) {
  const [numbers, counts, read, dead, tasks] = await Promise.all([
    readNumbers(staffRequest),
    countsOf(staffRequest),
    readPages(staffRequest),
    deadLetters(staffRequest),
    staffRequest.context.store.countTasks(),
  ]);
  const failed = [...dead.mails, ...dead.webhooks].slice(0, mostFailed);
  // Besides the calls, which the list of the page has by when they fall due.
  const [, ...kinds] = kindsShown(tasks, counts.open, '');
  const others = kinds.map((each) => ({
    ...each,
    href: `${routes.desk}?${new URLSearchParams({ task: each.kind })}`,
  }));
  return { ...viewOf(numbers, counts, staffRequest.now), read, failed, tasks: others };
}

/** The most read; `npm run numbers` prints all. */
const mostPages = 12;

/** Page views and the enquiries they led to over four weeks; no personal data. */
async function readPages({ context, now }: StaffRequest) {
  const from = isoDayInIndia(now - 27 * dayMs);
  const { pages, sources } = await readViews(context.store, from, isoDayInIndia(now));
  return { pages: pages.slice(0, mostPages), sources: sources.slice(0, mostPages) };
}

function viewOf(numbers: Numbers, counts: DeskCounts, now: number) {
  const { weeks, before } = numbers;
  const current = weeks.at(-1);
  const shown = weeks.map(({ from, isNow }, at) => {
    const { day, month } = dayParts(from);
    return { at, iso: isoDayInIndia(from), label: `${day} ${month}`, day, month, isNow };
  });
  const lastDay = (current?.from ?? now) + 6 * dayMs;
  return {
    nowIso: isoInIndia(now),
    nowShown: dayAndHour(now),
    isEmpty: weeks.every(({ all, due, contacts }) => all + due + contacts === 0),
    // "31 Aug to 29 Nov".
    span: `${shown[0]?.label} to ${dayParts(lastDay).day} ${dayParts(lastDay).month}`,
    // The oldest first; `at` is the place in every row of counts.
    weeks: shown,
    waiting: {
      overdue: counts.overdue,
      today: counts.dueToday,
      later: counts.later,
      all: counts.open,
    },
    headline: headlineOf(numbers, counts),
    kinds: kindGroups.map(({ id, title, short }) => ({
      title,
      short,
      counts: weeks.map(({ received }) => received[id] ?? 0),
      now: current?.received[id] ?? 0,
      before: before.received[id] ?? 0,
    })),
    all: { counts: weeks.map(({ all }) => all), now: current?.all ?? 0, before: before.all },
    promise: promiseChart(numbers),
    median: medianChart(numbers),
  };
}

function headlineOf({ weeks, before }: Numbers, { failedMails, failedEvents }: DeskCounts) {
  const current = weeks.at(-1);
  const since = current ? dayParts(current.from) : undefined;
  const [share, usual] = [current && shareOf(current), shareOf(before)];
  const done = current ? current.inTime + current.late : 0;
  return [
    {
      label: 'Enquiries this week',
      value: String(current?.all ?? 0),
      sub: [
        `since Mon ${since?.day} ${since?.month}`,
        ...(before.weeks > 0 ? [usualWeek(before)] : []),
      ].join('; '),
    },
    {
      label: 'Contacted within the promise',
      value: done === 0 ? 'None due' : `${current?.inTime} of ${done}`,
      sub: [
        share === undefined
          ? 'nothing has fallen due this week'
          : `of those that have fallen due this week: ${share}%`,
        ...(usual === undefined ? [] : [`${usual}% in ${weeksBefore(before)}`]),
      ].join('; '),
    },
    {
      label: 'Median time to contact',
      value: current?.median === undefined ? 'None yet' : hoursSpan(current.median),
      sub: [
        'in office hours, to the first conversation or mail',
        ...(before.median === undefined
          ? []
          : [`${hoursSpan(before.median)} in ${weeksBefore(before)}`]),
      ].join('; '),
    },
    {
      label: 'Failed mails',
      value: String(failedMails),
      sub: [
        failedMails === 0
          ? 'every mail was sent or is waiting for its turn'
          : 'refused for good: somebody must look at each',
        ...(failedEvents > 0
          ? [`besides ${plural(failedEvents, 'event')} that the other system refused`]
          : []),
      ].join('; '),
      href: routes.deskMails,
    },
  ];
}

/** A site that is two weeks old has no twelve. */
const weeksBefore = ({ weeks }: Numbers['before']) =>
  weeks === 1 ? 'the week before' : `the ${weeks} weeks before`;

function usualWeek({ all, weeks }: Numbers['before']): string {
  if (weeks === 1) return `${all} in the week before`;
  return `${Math.round(all / weeks)} in a usual week`;
}

function promiseChart({ weeks }: Numbers) {
  const top = roundUp(Math.max(1, ...weeks.map(({ due }) => due)));
  const rows = weeks.map((week) => {
    const share = shareOf(week);
    const unknown = week.due > 0 && week.notRecorded === week.due;
    return {
      due: week.due,
      inTime: week.inTime,
      late: week.late,
      notRecorded: week.notRecorded,
      share: share === undefined ? (unknown ? 'Not recorded' : 'None due') : `${share}%`,
      short: share === undefined ? '?' : `${share}%`,
    };
  });
  const shares = weeks.map(shareOf).filter((share) => share !== undefined);
  const last = rows.at(-1);
  const description =
    shares.length === 0
      ? 'Nothing was recorded.'
      : `From ${Math.min(...shares)}% to ${Math.max(...shares)}% in time; this week ${last?.inTime} of ${last?.due}.`;
  return { top, rows, description, steps: [0, 1, 2, 3, 4].map((step) => String((top / 4) * step)) };
}

function medianChart({ weeks }: Numbers) {
  const medians = weeks.map(({ median }) => median).filter((median) => median !== undefined);
  const hours = Math.max(3, Math.ceil(Math.max(0, ...medians) / hourMs / 3) * 3);
  const rows = weeks.map(({ median, contacts }) => ({
    contacts,
    // The share of the maximum of the scale, 0 to 1.
    ...(median !== undefined && { part: median / hourMs / hours }),
    shown: median === undefined ? 'None' : hoursSpan(median),
    short: median === undefined ? '' : clock(median),
  }));
  const description =
    medians.length === 0
      ? 'Nobody was contacted in these weeks.'
      : `Between ${hoursSpan(Math.min(...medians))} and ${hoursSpan(Math.max(...medians))}.`;
  return {
    rows,
    description,
    steps: [0, 1, 2, 3].map((step) => (step === 0 ? '0' : `${(hours / 3) * step} h`)),
  };
}

/** "6:40" of hours and minutes. */
function clock(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The next round number that four steps divide into whole ones. */
function roundUp(most: number): number {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find((each) => each * 4 >= most);
  return (step ?? Math.ceil(most / 4)) * 4;
}

const week = 7 * 24 * 60 * 60 * 1000;
export type Numbers = Awaited<ReturnType<typeof readNumbers>>;

interface Asked {
  readonly context: { readonly store: Pick<Store, 'sumEnquiries' | 'listRecorded'> };
  readonly now: number;
}

export async function readNumbers({ context, now }: Asked) {
  const monday = mondayOf(now);
  const first = monday - weeksBack * week;
  const [sums, recorded] = await Promise.all([
    context.store.sumEnquiries(first, weeksBack + 1, now),
    context.store.listRecorded(first, monday + week),
  ]);
  return numbersOf(sums, recorded, now);
}

/** `recorded`: instants at which members recorded something. */
function numbersOf(sums: EnquirySums, recorded: readonly number[], now: number) {
  const first = mondayOf(now) - weeksBack * week;
  const weekAt = (instant: number) => Math.floor((instant - first) / week);
  const weekCounts = weekCountsOf(sums, weekAt);
  const busy = new Set(recorded.map(weekAt));
  const weeks = weekCounts.map((counts, at) => {
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
      // Due, and nobody recorded anything of any enquiry in this week.
      notRecorded,
      contacts: counts.contacts.length,
      ...(median !== undefined && { median }),
    };
  });
  const lived = Math.ceil((mondayOf(now) - (sums.since ?? now)) / week);
  const former = weeks.slice(0, weeksBack);
  const sum = (of: (each: (typeof weeks)[number]) => number) =>
    former.reduce((all, each) => all + of(each), 0);
  const median = medianOf(weekCounts.slice(0, weeksBack).flatMap(({ contacts }) => contacts));
  return {
    // The oldest first; the last one is this week.
    weeks,
    // Over the twelve weeks before this one.
    before: {
      // How many of them the site has been there for, the first one however short.
      weeks: Math.min(weeksBack, Math.max(0, lived)),
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

export function medianOf(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return undefined;
  if (!Number.isInteger(middle)) return sorted[Math.floor(middle)];
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The share of recorded promises that were met, in whole percent; absent where there are none. */
export const shareOf = ({ inTime, late }: { readonly inTime: number; readonly late: number }) =>
  inTime + late === 0 ? undefined : Math.round((inTime / (inTime + late)) * 100);

const weeksBack = 12;

const newWeekCounts = () => ({
  received: Object.fromEntries(kindGroups.map(({ id }) => [id, 0])) as Record<string, number>,
  all: 0,
  due: 0,
  inTime: 0,
  never: 0,
  // Office time to each first contact, in milliseconds.
  contacts: [] as number[],
});

function weekCountsOf(sums: EnquirySums, weekAt: (instant: number) => number) {
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
