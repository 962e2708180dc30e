/** The lists of enquiries: who waits by when they fall due, with the week and the filters; and those that are done, undated or suspicious. */
import { routes } from '#data/addresses/routes';
import { enquiryKinds } from '#data/form-kinds';
import { filtersView } from '#lib/desk/actions/filters';
import type { TaskCount, Work } from '#lib/desk/queries/work';
import { rowOf, type WorkRow, workRow } from '#lib/desk/views/rows';
import { markOf, readPage, readWorkPage, workFilterOf } from '#lib/desk/views/state';
import { kindsShown, sumTasks } from '#lib/desk/views/tasks';
import {
  confirmationOfRow,
  doneIn,
  kindInWords,
  mostAtOnce,
  outcomeInWords,
  stateInWords,
} from '#lib/desk/words';
import { enquiryStates, outcomes } from '#lib/enquiries/rules/actions';
import {
  addressOf,
  filterOf,
  isFiltered,
  type ListQuery,
  pagerOf,
  readListQuery,
  toFilterQuery,
} from '#lib/enquiries/rules/lists';
import type { DeskCounts } from '#lib/enquiries/schema/enquiry';
import {
  dayAndHour,
  dayMs,
  dayParts,
  endOfDay,
  instantInIndia,
  isoDayInIndia,
  isoInIndia,
  mondayOf,
  shortDayAndHour,
} from '#lib/platform/values/india';
import { isMistypedReference } from '#lib/platform/values/reference';
import type { StaffRequest } from '#lib/staff/http/access';
import { readUnsentForm } from '#lib/staff/http/unsent-form';
import { firstName } from '#lib/staff/rules';
import { awayInWords } from '#lib/staff/views';
import { lastInTime } from '#lib/tasks/rules';

export type ListView = Awaited<ReturnType<typeof listView>>;

export async function listView(staffRequest: StaffRequest) {
  const { context, member, now, url } = staffRequest;
  const asked = readListQuery(url);
  const monday = asked.week ? mondayOf(instantInIndia(asked.week)) : weekInView(now);
  const today = instantInIndia(isoDayInIndia(now));
  const days = Array.from({ length: 6 }, (_, at) => monday + at * dayMs);
  const [counts, tasks, { page, query }, free, filters, many] = await Promise.all([
    context.store.countEnquiries(now, endOfDay(now), [...days, today]),
    context.store.countOpenTasks(),
    readWorkPage(context.store, workFilterOf(asked, member.email, now), asked),
    context.store.listEnquiries({ list: 'open', who: 'nobody' }, 1, 1),
    filtersView(staffRequest),
    manyView(staffRequest),
  ]);
  const filterQuery = toFilterQuery(query);
  const calls = page.rows.flatMap(({ enquiry, task }) => (task || !enquiry ? [] : [enquiry.id]));
  const notes = await context.store.listNotes(calls);
  const rows = page.rows.map((work) => {
    const note = work.enquiry && notes[work.enquiry.id]?.at(-1)?.detail.note;
    const row = workRow(work, staffRequest.members, now, { filterQuery, note });
    return [groupOfWork(work, now), row] as const;
  });
  const work = withTasks(counts, tasks, now);
  return {
    query,
    confirmation: confirmationOfRow(staffRequest.url),
    // By which an open page knows whether it is still true.
    mark: markOf(counts, tasks, now),
    isFiltered: isFiltered(query),
    // The query looks like a reference with a wrong check character.
    isMistyped: isMistypedReference(query.q),
    waiting: work.open,
    // The number of those that wait for a call.
    calls: counts.open,
    // The reference of the first that nobody has; empty where there is none.
    next: free.rows[0]?.reference ?? '',
    overdue: work.overdue,
    dueToday: work.dueToday,
    later: work.later,
    undated: counts.undated,
    nowIso: isoInIndia(now),
    nowShown: dayAndHour(now),
    week: weekOf(query, work, monday, now),
    ...choicesOf(query, work, staffRequest),
    tasks: tasksOf(query, tasks, counts.open),
    groups: groupsOf(rows, work, isFiltered(query)),
    pager: pagerOf(routes.desk, query, page),
    csv: csvAddress({ ...query, page: 1 }),
    filterQuery,
    filters,
    many: { ...many, of: page.calls },
    doneToday: counts.days.find(({ from }) => from === today)?.done ?? 0,
  };
}

/** A search finds open and closed ones; so does its table. */
function csvAddress(query: ListQuery): string {
  const csv = addressOf(routes.deskCsv, query);
  return query.q ? `${csv}&list=found` : csv;
}

/** The counts of the calls with those of all other tasks. */
function withTasks(counts: DeskCounts, tasks: readonly TaskCount[], now: number): DeskCounts {
  const tonight = endOfDay(now);
  const sum = (belongs: (task: TaskCount) => boolean) =>
    tasks.filter(belongs).reduce((all, { many }) => all + many, 0);
  const members = { ...counts.members };
  for (const { member, many } of tasks) {
    const holder = member ?? 'nobody';
    members[holder] = (members[holder] ?? 0) + many;
  }
  return {
    ...counts,
    members,
    open: counts.open + sum(() => true),
    overdue: counts.overdue + sum(({ late }) => late < now),
    dueToday: counts.dueToday + sum(({ late }) => late >= now && late < tonight),
    later: counts.later + sum(({ late }) => late >= tonight),
    days: counts.days.map((day) => ({
      ...day,
      due: day.due + sum(({ late }) => late >= day.from && late < day.from + dayMs),
    })),
  };
}

/** The kinds over the list, each a filter of it; none where only calls wait. */
function tasksOf(query: ListQuery, tasks: readonly TaskCount[], calls: number) {
  const kinds = kindsShown(sumTasks(tasks), calls, query.task);
  if (kinds.length === 1 && !query.task) return [];
  const all = kinds.reduce((sum, { many }) => sum + many, 0);
  return [{ kind: '', title: 'All', many: all } as const, ...kinds].map(({ kind, ...shown }) => ({
    ...shown,
    href: addressOf(routes.desk, query, { task: kind }),
    isChosen: query.task === kind,
  }));
}

type Group = 'overdue' | 'today' | 'later' | 'undated' | 'closed';

function groupOfWork({ enquiry, task }: Work, now: number): Group {
  const due = task ? lastInTime(task) : enquiry.dueAt;
  if (!task && enquiry.state === 'done') return 'closed';
  if (due === undefined) return 'undated';
  if (due < now) return 'overdue';
  return due < endOfDay(now) ? 'today' : 'later';
}

/** Overdue rows come first; a group says how many it has on all pages where nothing is filtered. */
function groupsOf(
  rows: readonly (readonly [Group, WorkRow])[],
  counts: DeskCounts,
  isFiltered: boolean,
) {
  const parts = [
    ['overdue', 'Overdue', counts.overdue],
    ['today', 'Due today', counts.dueToday],
    ['later', 'Later', counts.later],
    ['undated', 'No date: they will decide', counts.undated],
    ['closed', 'Closed', counts.done],
  ] as const;
  return parts
    .map(([id, title, count]) => {
      const own = rows.filter(([group]) => group === id).map(([, row]) => row);
      return { id, title, rows: own, count: isFiltered ? own.length : count };
    })
    .filter((group) => group.rows.length > 0);
}

function choicesOf(
  query: ListQuery,
  { kinds, states, members, open }: DeskCounts,
  staffRequest: StaffRequest,
) {
  const named = (label: string, count = 0) => `${label} (${count})`;
  const others = staffRequest.members.filter(({ email }) => email !== staffRequest.member.email);
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
      { value: 'mine', label: 'Mine', count: members[staffRequest.member.email] ?? 0 },
      { value: 'nobody', label: 'Nobody', count: members.nobody ?? 0 },
      ...others
        .filter(({ email }) => members[email] || email === query.who)
        .map(({ email, name, awayUntil }) => ({
          value: email,
          label: `${firstName(name)}${awayUntil ? ', away' : ''}`,
          count: members[email] ?? 0,
        })),
    ].map((each) => ({ ...each, chosen: query.who === each.value })),
  };
}

/** On a Sunday the week that begins is looked at, not the one that is over. */
const weekInView = (now: number) => mondayOf(now + dayMs);

function weekOf(query: ListQuery, { days, dueToday }: DeskCounts, monday: number, now: number) {
  const today = isoDayInIndia(now);
  const isoOf = (instant: number) => isoDayInIndia(instant);
  const isThisWeek = monday === weekInView(now);
  return {
    title: isThisWeek
      ? 'This week, by due time'
      : `The week of ${dayMonth(monday, now)}, by due time`,
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
          // A call that was due earlier today is overdue by now, as the head of the list says.
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

async function manyView(staffRequest: StaffRequest) {
  const { url, members, member } = staffRequest;
  const done = doneIn(url);
  const unsent = await readUnsentForm(staffRequest.request, url.pathname, staffRequest.context);
  return {
    most: mostAtOnce,
    members: members.map((each) => ({
      value: each.email,
      label: [
        each.email === member.email ? `${each.name} (you)` : each.name,
        awayInWords(each, staffRequest.now),
      ]
        .filter(Boolean)
        .join(', '),
    })),
    outcomes: outcomes.map((value) => ({ value, label: outcomeInWords(value) })),
    // An expired session saved the rows as their ticks name them, and the action chosen for them.
    ticked: [unsent?.fields.enquiry ?? []].flat(),
    typed: unsent?.typed ?? {},
    ...(done && { done }),
  };
}

const otherLists = {
  done: routes.deskDone,
  suspicious: routes.deskSuspicious,
  undated: routes.deskUndated,
} as const;

export type OtherListView = Awaited<ReturnType<typeof otherListView>>;

export async function otherListView(staffRequest: StaffRequest, list: keyof typeof otherLists) {
  const asked = readListQuery(staffRequest.url);
  const filter = filterOf(asked, list, staffRequest.member.email, staffRequest.now);
  const { page, query } = await readPage(staffRequest.context.store, filter, asked);
  const csv = addressOf(routes.deskCsv, query);
  return {
    query,
    confirmation: confirmationOfRow(staffRequest.url),
    rows: page.rows.map((each) => ({
      ...rowOf(each, staffRequest.members, staffRequest.now),
      ...(each.doneAt !== undefined && { doneAt: shortDayAndHour(each.doneAt, staffRequest.now) }),
    })),
    filterQuery: toFilterQuery(query),
    many: { ...(await manyView(staffRequest)), of: page.total },
    pager: pagerOf(otherLists[list], query, page),
    csv: `${csv}${csv.includes('?') ? '&' : '?'}list=${list}`,
  };
}
