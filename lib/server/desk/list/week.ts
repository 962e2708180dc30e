/** The week of the desk in India: its days, and what falls due on each. */
import { addressOf, type ListQuery } from '#lib/server/enquiries/rules';
import type { DeskCounts } from '#lib/server/store/enquiries/schema';
import { routes } from '#lib/shared/addresses/routes';
import { dayMs, dayParts, instantInIndia, isoDayInIndia } from '#lib/shared/india';

/** The Monday of the week in India that `instant` falls into, at midnight. */
export function mondayOf(instant: number): number {
  const midnight = instantInIndia(isoDayInIndia(instant));
  const weekday = new Date(`${isoDayInIndia(instant)}T00:00:00Z`).getUTCDay();
  return midnight - ((weekday + 6) % 7) * dayMs;
}

/** On a Sunday the week that begins is looked at, not the one that is over. */
export const weekInView = (now: number) => mondayOf(now + dayMs);

export function weekOf(
  query: ListQuery,
  { days, dueToday }: DeskCounts,
  monday: number,
  now: number,
) {
  const today = isoDayInIndia(now);
  const isoOf = (instant: number) => isoDayInIndia(instant);
  const isThisWeek = monday === weekInView(now);
  return {
    title: isThisWeek
      ? 'This week, by when it falls due'
      : `The week of ${dayMonth(monday, now)}, by when it falls due`,
    before: addressOf(routes.desk, query, { week: isoOf(monday - 7 * dayMs), day: '' }),
    next: addressOf(routes.desk, query, { week: isoOf(monday + 7 * dayMs), day: '' }),
    days: days
      .filter(({ from }) => from >= monday && from < monday + 6 * dayMs)
      .filter(({ from }, at, all) => all.findIndex((each) => each.from === from) === at)
      .map(({ from, due, done }) => {
        const iso = isoOf(from);
        const { weekday, day } = dayParts(from);
        const isLate = iso < today && due > 0;
        return {
          href: addressOf(routes.desk, query, { day: query.day === iso ? '' : iso }),
          weekday,
          day,
          // What was due earlier today is overdue by now, as the head of the list says.
          due: iso === today ? dueToday : due,
          done,
          word: isLate ? 'late' : iso === today ? 'today' : 'due',
          isChosen: query.day ? query.day === iso : iso === today,
        };
      }),
  };
}

const dayMonth = (instant: number, now: number) => {
  const { day, month, year } = dayParts(instant);
  return `${day} ${month}${year === dayParts(now).year ? '' : ` ${year}`}`;
};
