/** The numbers in words, and where each stands in its chart. */
import { type Numbers, readNumbers, shareOf } from '#lib/server/desk/numbers/numbers';
import { medianOf, promiseOf } from '#lib/server/desk/numbers/numbers-charts';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { hoursSpan } from '#lib/server/desk/times-in-words';
import type { DeskCounts } from '#lib/server/store/enquiries/schema';
import { readViews } from '#lib/server/views/report';
import { routes } from '#lib/shared/addresses/routes';
import { kindGroups } from '#lib/shared/forms/registry';
import { dayAndHour, dayMs, dayParts, isoDayInIndia, isoInIndia } from '#lib/shared/india';
import { plural } from '#lib/shared/words';

/** What the page of the numbers shows. */
export type NumbersView = Awaited<ReturnType<typeof numbersView>>;

export async function numbersView(visit: Visit, counts: DeskCounts) {
  const [numbers, read] = await Promise.all([readNumbers(visit), readPages(visit)]);
  return { ...viewOf(numbers, counts, visit.now), read };
}

/** The most read; `npm run numbers` prints all. */
const mostPages = 12;

/** Of four weeks: what was read, and what of it brought enquiries; nothing of a person. */
async function readPages({ site, now }: Visit) {
  const from = isoDayInIndia(now - 27 * dayMs);
  const { pages, sources } = await readViews(site.store, from, isoDayInIndia(now));
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
    promise: promiseOf(numbers),
    median: medianOf(numbers),
  };
}

function headlineOf({ weeks, before }: Numbers, { parkedMails, parkedEvents }: DeskCounts) {
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
      label: 'Mails parked',
      value: String(parkedMails),
      sub: [
        parkedMails === 0
          ? 'every mail was sent or is waiting for its turn'
          : 'refused for good: somebody must look at each',
        ...(parkedEvents > 0
          ? [`besides ${plural(parkedEvents, 'event')} that the other system refused`]
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
