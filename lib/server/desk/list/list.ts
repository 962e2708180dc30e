/** The list of who waits: groups by when they fall due, the week, and what it is sifted by. */
import { filtersView } from '#lib/server/desk/list/filters';
import { choicesOf } from '#lib/server/desk/list/list-choices';
import { manyView } from '#lib/server/desk/list/many-view';
import { type Row, rowOf } from '#lib/server/desk/list/rows';
import { markOf, pagerOf, readPage } from '#lib/server/desk/list/state';
import { mondayOf, weekInView, weekOf } from '#lib/server/desk/list/week';
import type { Visit } from '#lib/server/desk/sign-in/access';
import {
  addressOf,
  filterOf,
  isFiltered,
  type ListQuery,
  readListQuery,
  siftOf,
} from '#lib/server/enquiries/rules';
import type { DeskCounts, ListedEnquiry } from '#lib/server/store/enquiries/schema';
import { routes } from '#lib/shared/addresses/routes';
import { isMistypedReference } from '#lib/shared/enquiries/rules/reference';
import {
  dayAndHour,
  dayMs,
  endOfDay,
  instantInIndia,
  isoDayInIndia,
  isoInIndia,
} from '#lib/shared/india';

export type ListView = Awaited<ReturnType<typeof listView>>;

export async function listView(visit: Visit) {
  const { site, member, now, url } = visit;
  const asked = readListQuery(url);
  const monday = asked.week ? mondayOf(instantInIndia(asked.week)) : weekInView(now);
  const today = instantInIndia(isoDayInIndia(now));
  const days = Array.from({ length: 6 }, (_, at) => monday + at * dayMs);
  const [counts, { page, query }, free, filters, many] = await Promise.all([
    site.store.countEnquiries(now, endOfDay(now), [...days, today]),
    readPage(site.store, filterOf(asked, asked.q ? 'found' : 'open', member.email, now), asked),
    site.store.listEnquiries({ list: 'open', who: 'nobody' }, 1, 1),
    filtersView(visit),
    manyView(visit),
  ]);
  const sift = siftOf(query);
  const notes = await site.store.listNotes(page.rows.map(({ id }) => id));
  const rows = page.rows.map((each) => {
    const note = notes[each.id]?.at(-1)?.detail.note;
    return [each, rowOf(each, visit.members, now, { sift, note })] as const;
  });
  return {
    query,
    // By which an open page knows whether it is still true.
    mark: markOf(counts),
    isFiltered: isFiltered(query),
    // What is looked for is a reference whose check character says otherwise.
    isMistyped: isMistypedReference(query.q),
    waiting: counts.open,
    // The reference of the first that nobody has; empty where there is none.
    next: free.rows[0]?.reference ?? '',
    overdue: counts.overdue,
    dueToday: counts.dueToday,
    later: counts.later,
    // In a list of their own.
    undated: counts.undated,
    nowIso: isoInIndia(now),
    nowShown: dayAndHour(now),
    week: weekOf(query, counts, monday, now),
    ...choicesOf(query, counts, visit),
    groups: groupsOf(rows, counts, now, isFiltered(query)),
    pager: pagerOf(routes.desk, query, page),
    csv: csvAddress({ ...query, page: 1 }),
    sift,
    filters,
    many,
    doneToday: counts.days.find(({ from }) => from === today)?.done ?? 0,
  };
}

/** A search finds open and closed ones; so does its table. */
function csvAddress(query: ListQuery): string {
  const csv = addressOf(routes.deskCsv, query);
  return query.q ? `${csv}&list=found` : csv;
}

/** What is overdue stands first; a group says how many it has on all pages where nothing is sifted. */
function groupsOf(
  rows: readonly (readonly [ListedEnquiry, Row])[],
  counts: DeskCounts,
  now: number,
  isFiltered: boolean,
) {
  const tonight = endOfDay(now);
  const due = ({ dueAt = Number.POSITIVE_INFINITY }: ListedEnquiry) => dueAt;
  const parts = [
    ['overdue', 'Overdue', counts.overdue, (each: ListedEnquiry) => due(each) < now],
    [
      'today',
      'Due today',
      counts.dueToday,
      (each: ListedEnquiry) => due(each) >= now && due(each) < tonight,
    ],
    [
      'later',
      'Later',
      counts.later,
      (each: ListedEnquiry) => each.dueAt !== undefined && each.dueAt >= tonight,
    ],
    [
      'undated',
      'No date: they will decide',
      counts.undated,
      (each: ListedEnquiry) => each.dueAt === undefined && each.state !== 'done',
    ],
    ['closed', 'Closed', counts.done, (each: ListedEnquiry) => each.state === 'done'],
  ] as const;
  return parts
    .map(([id, title, count, belongs]) => {
      const own = rows.filter(([enquiry]) => belongs(enquiry)).map(([, row]) => row);
      return { id, title, rows: own, count: isFiltered ? own.length : count };
    })
    .filter((group) => group.rows.length > 0);
}
