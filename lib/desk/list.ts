/** The list of who waits: groups by when they fall due, the week, and what it is sifted by. */
import type { Visit } from '#lib/desk/access';
import {
  addressOf,
  filterOf,
  isSifted,
  type ListQuery,
  pageSize,
  readListQuery,
} from '#lib/desk/list-query';
import { firstName } from '#lib/desk/members';
import { type Row, rowOf } from '#lib/desk/rows';
import { kindInWords, stateInWords } from '#lib/desk/words';
import { enquiryKinds } from '#lib/enquiries/kinds';
import { enquiryStates } from '#lib/enquiries/states';
import {
  dayAndHour,
  dayParts,
  instantInIndia,
  isoDayInIndia,
  isoInIndia,
  shortDayAndHour,
} from '#lib/india';
import { routes } from '#lib/routes';
import type { DeskCounts, EnquiryFilter, ListedEnquiry } from '#lib/store/enquiries';

const dayMs = 24 * 60 * 60 * 1000;

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly chosen: boolean;
}

export interface WeekDay {
  readonly href: string;
  readonly weekday: string;
  readonly day: number;
  readonly due: number;
  readonly done: number;
  readonly word: 'late' | 'today' | 'due';
  readonly isChosen: boolean;
}

export interface Pager {
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly before?: string;
  readonly next?: string;
}

export interface ListView {
  readonly query: ListQuery;
  readonly isSifted: boolean;
  readonly waiting: number;
  readonly overdue: number;
  readonly dueToday: number;
  readonly later: number;
  readonly nowIso: string;
  readonly nowShown: string;
  readonly week: {
    readonly title: string;
    readonly days: readonly WeekDay[];
    readonly before: string;
    readonly next: string;
  };
  readonly kinds: readonly Choice[];
  readonly states: readonly Choice[];
  readonly who: readonly (Choice & { readonly count: number })[];
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly rows: readonly Row[];
    readonly count: number;
  }[];
  readonly pager: Pager;
  readonly csv: string;
  readonly doneToday: number;
}

export const endOfDay = (now: number) => instantInIndia(isoDayInIndia(now)) + dayMs;

/** The Monday of the week in India that `instant` falls into, at midnight. */
export function mondayOf(instant: number): number {
  const midnight = instantInIndia(isoDayInIndia(instant));
  const weekday = new Date(`${isoDayInIndia(instant)}T00:00:00Z`).getUTCDay();
  return midnight - ((weekday + 6) % 7) * dayMs;
}

/** On a Sunday the week that begins is looked at, not the one that is over. */
const weekInView = (now: number) => mondayOf(now + dayMs);

export async function listView(visit: Visit): Promise<ListView> {
  const { site, member, now, url } = visit;
  const query = readListQuery(url);
  const monday = query.week ? mondayOf(instantInIndia(query.week)) : weekInView(now);
  const today = instantInIndia(isoDayInIndia(now));
  const days = Array.from({ length: 6 }, (_, at) => monday + at * dayMs);
  const [counts, page] = await Promise.all([
    site.store.countEnquiries(now, endOfDay(now), [...days, today]),
    site.store.listEnquiries(filterOf(query, 'open', member.email), query.page, pageSize),
  ]);
  const rows = page.rows.map((each) => [each, rowOf(each, visit.members, now)] as const);
  return {
    query,
    isSifted: isSifted(query),
    waiting: counts.open,
    overdue: counts.overdue,
    dueToday: counts.dueToday,
    later: counts.later,
    nowIso: isoInIndia(now),
    nowShown: dayAndHour(now),
    week: weekOf(query, counts, monday, now),
    ...choicesOf(query, counts, visit),
    groups: groupsOf(rows, counts, now, isSifted(query)),
    pager: pagerOf(routes.desk, query, page.total, page.rows.length),
    csv: addressOf(routes.deskCsv, { ...query, page: 1 }),
    doneToday: counts.days.find(({ from }) => from === today)?.done ?? 0,
  };
}

function weekOf(query: ListQuery, { days }: DeskCounts, monday: number, now: number) {
  const today = isoDayInIndia(now);
  const isoOf = (instant: number) => isoDayInIndia(instant);
  const isThisWeek = monday === weekInView(now);
  return {
    title: isThisWeek
      ? 'This week, by when it falls due'
      : `The week of ${dayMonth(monday)}, by when it falls due`,
    before: addressOf(routes.desk, query, { week: isoOf(monday - 7 * dayMs), day: '' }),
    next: addressOf(routes.desk, query, { week: isoOf(monday + 7 * dayMs), day: '' }),
    days: days
      .filter(({ from }) => from >= monday && from < monday + 6 * dayMs)
      .filter(({ from }, at, all) => all.findIndex((each) => each.from === from) === at)
      .map(({ from, due, done }): WeekDay => {
        const iso = isoOf(from);
        const { weekday, day } = dayParts(from);
        const isLate = iso < today && due > 0;
        return {
          href: addressOf(routes.desk, query, { day: query.day === iso ? '' : iso }),
          weekday,
          day,
          due,
          done,
          word: isLate ? 'late' : iso === today ? 'today' : 'due',
          isChosen: query.day ? query.day === iso : iso === today,
        };
      }),
  };
}

const dayMonth = (instant: number) => {
  const { day, month } = dayParts(instant);
  return `${day} ${month}`;
};

function choicesOf(query: ListQuery, { kinds, states, members, open }: DeskCounts, visit: Visit) {
  const named = (label: string, count = 0) => `${label} (${count})`;
  const others = visit.members.filter(({ email }) => email !== visit.member.email);
  return {
    kinds: [
      { value: '', label: 'All kinds', chosen: query.kind === '' },
      ...enquiryKinds
        .filter((kind) => kinds[kind] || query.kind === kind)
        .map((kind) => ({
          value: kind,
          label: named(kindInWords(kind), kinds[kind]),
          chosen: query.kind === kind,
        })),
    ],
    states: [
      { value: '', label: 'All states', chosen: query.state === '' },
      ...enquiryStates
        .filter((state) => state !== 'done')
        .map((state) => ({
          value: state,
          label: named(stateInWords(state), states[state]),
          chosen: query.state === state,
        })),
    ],
    who: [
      { value: 'all', label: 'All', count: open },
      { value: 'mine', label: 'Mine', count: members[visit.member.email] ?? 0 },
      { value: 'nobody', label: 'Nobody', count: members.nobody ?? 0 },
      ...others
        .filter(({ email }) => email === query.who)
        .map(({ email, name }) => ({
          value: email,
          label: firstName(name),
          count: members[email] ?? 0,
        })),
    ].map((each) => ({ ...each, chosen: query.who === each.value })),
  };
}

/** What is overdue stands first; a group says how many it has on all pages where nothing is sifted. */
function groupsOf(
  rows: readonly (readonly [ListedEnquiry, Row])[],
  counts: DeskCounts,
  now: number,
  sifted: boolean,
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
    ['later', 'Later', counts.later, (each: ListedEnquiry) => due(each) >= tonight],
  ] as const;
  return parts
    .map(([id, title, count, belongs]) => {
      const own = rows.filter(([enquiry]) => belongs(enquiry)).map(([, row]) => row);
      return { id, title, rows: own, count: sifted ? own.length : count };
    })
    .filter((group) => group.rows.length > 0);
}

export function pagerOf(path: string, query: ListQuery, total: number, shown: number): Pager {
  const from = (query.page - 1) * pageSize;
  return {
    from: shown === 0 ? 0 : from + 1,
    to: from + shown,
    total,
    ...(query.page > 1 && { before: addressOf(path, query, { page: query.page - 1 }) }),
    ...(from + shown < total &&
      shown > 0 && { next: addressOf(path, query, { page: query.page + 1 }) }),
  };
}

/** The lists of what is done and of what a person hardly wrote. */
export interface OtherListView {
  readonly query: ListQuery;
  readonly rows: readonly (Row & { readonly doneAt?: string })[];
  readonly pager: Pager;
  readonly csv: string;
}

export async function otherListView(
  visit: Visit,
  list: Extract<EnquiryFilter['list'], 'done' | 'suspicious'>,
  path: string,
): Promise<OtherListView> {
  const query = readListQuery(visit.url);
  const filter = filterOf(query, list, visit.member.email);
  const page = await visit.site.store.listEnquiries(filter, query.page, pageSize);
  const csv = addressOf(routes.deskCsv, query);
  return {
    query,
    rows: page.rows.map((each) => ({
      ...rowOf(each, visit.members, visit.now),
      ...(each.doneAt !== undefined && { doneAt: shortDayAndHour(each.doneAt) }),
    })),
    pager: pagerOf(path, query, page.total, page.rows.length),
    csv: `${csv}${csv.includes('?') ? '&' : '?'}list=${list}`,
  };
}

/** What stands in the head of every page: the counts behind the tabs. */
export async function deskOf({ site, member, now }: Visit) {
  const counts = await site.store.countEnquiries(now, endOfDay(now), []);
  return {
    member: member.name,
    waiting: counts.open,
    parked: counts.parked,
    suspicious: counts.suspicious,
  };
}
