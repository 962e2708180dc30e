/** The numbers in words, and where each stands in its chart. */

import { hoursSpan } from '#lib/server/desk/enquiry/times';
import { kindGroups, weeksBack } from '#lib/server/desk/list/week-counts';
import { type Numbers, readNumbers, shareOf } from '#lib/server/desk/numbers/numbers';
import { medianOf, promiseOf } from '#lib/server/desk/numbers/numbers-charts';
import type { NumbersView, ReadPages } from '#lib/server/desk/numbers/numbers-types';
import type { Visit } from '#lib/server/desk/sign-in/access';
import type { DeskCounts } from '#lib/server/store/enquiries/enquiry-store';
import { readViews } from '#lib/server/views/report';
import { routes } from '#lib/shared/addresses/routes';
import { dayAndHour, dayParts, isoDayInIndia, isoInIndia } from '#lib/shared/india';

export async function numbersView(visit: Visit, counts: DeskCounts): Promise<NumbersView> {
  const [numbers, read] = await Promise.all([readNumbers(visit), readPages(visit)]);
  return { ...viewOf(numbers, counts, visit.now), read };
}

const hourMs = 60 * 60 * 1000;
/** The most read; `npm run numbers` prints all. */
const mostPages = 12;

async function readPages({ site, now }: Visit): Promise<ReadPages> {
  const from = isoDayInIndia(now - 27 * 24 * hourMs);
  const { pages, sources } = await readViews(site.store, from, isoDayInIndia(now));
  return { pages: pages.slice(0, mostPages), sources: sources.slice(0, mostPages) };
}

function viewOf(numbers: Numbers, counts: DeskCounts, now: number): Omit<NumbersView, 'read'> {
  const { weeks, before } = numbers;
  const current = weeks.at(-1);
  const shown = weeks.map(({ from, isNow }, at) => {
    const { day, month } = dayParts(from);
    return { at, iso: isoDayInIndia(from), label: `${day} ${month}`, day, month, isNow };
  });
  const lastDay = (current?.from ?? now) + 6 * 24 * hourMs;
  return {
    nowIso: isoInIndia(now),
    nowShown: dayAndHour(now),
    isEmpty: weeks.every(({ all, due, contacts }) => all + due + contacts === 0),
    span: `${shown[0]?.label} to ${dayParts(lastDay).day} ${dayParts(lastDay).month}`,
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

function headlineOf({ weeks, before }: Numbers, { parked }: DeskCounts) {
  const current = weeks.at(-1);
  const since = current ? dayParts(current.from) : undefined;
  const [share, usual] = [current && shareOf(current), shareOf(before)];
  const done = current ? current.inTime + current.late : 0;
  return [
    {
      label: 'Enquiries this week',
      value: String(current?.all ?? 0),
      sub: `since Mon ${since?.day} ${since?.month}; ${Math.round(before.all / weeksBack)} in a usual week`,
    },
    {
      label: 'Contacted within the promise',
      value: done === 0 ? 'None due' : `${current?.inTime} of ${done}`,
      sub: [
        share === undefined ? 'nothing recorded this week' : `${share}% this week`,
        usual === undefined ? 'nothing recorded in the 12 weeks' : `${usual}% in the 12 weeks`,
      ].join('; '),
    },
    {
      label: 'Median time to contact',
      value: current?.median === undefined ? 'None yet' : hoursSpan(current.median),
      sub: `office hours; ${before.median === undefined ? 'none' : hoursSpan(before.median)} in the 12 weeks`,
    },
    {
      label: 'Mails parked',
      value: String(parked),
      sub:
        parked === 0
          ? 'every mail went out or waits for its turn'
          : 'refused for good: each waits for somebody',
      href: routes.deskMails,
    },
  ];
}
