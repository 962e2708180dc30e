/** Pages of a list, the enquiries before and after one, and the small answer by which an open page knows whether it is still true. */
import { createHash } from 'node:crypto';
import { deskEnquiryPath, deskTaskPath } from '#data/addresses/desk-routes';
import type { TaskCount, WorkFilter, WorkPage } from '#lib/desk/queries/work';
import { titleOfKind } from '#lib/desk/views/tasks';
import { filterOf, type ListQuery, pageSize, toFilterQuery } from '#lib/enquiries/rules/lists';
import { reversibleIn, undoWithinMs } from '#lib/enquiries/rules/take-back';
import type {
  DeskCounts,
  Enquiry,
  EnquiryEvent,
  EnquiryFilter,
  EnquiryPage,
} from '#lib/enquiries/schema/enquiry';
import type { Store } from '#lib/platform/db/store';
import { endOfDay, hourInWords } from '#lib/platform/values/india';
import { readReference } from '#lib/platform/values/reference';
import type { StaffRequest } from '#lib/staff/http/access';
import { memberName, nameShown } from '#lib/staff/rules';
import { call, lastInTime } from '#lib/tasks/rules';
import type { Task } from '#lib/tasks/schema';

/** As long as an open page may take to ask again, and a little more. */
const justNowMs = 90_000;

export async function deskState(staffRequest: StaffRequest) {
  const read = readReference(staffRequest.url.searchParams.get('reference') ?? '');
  const { context, member, now } = staffRequest;
  const [counts, tasks] = await Promise.all([
    countsOf(staffRequest),
    context.store.countOpenTasks(),
  ]);
  const justDue = { dueFrom: now - justNowMs, dueBefore: now + 1 };
  const { rows } = await context.store.listEnquiries(
    { list: 'open', who: member.email, ...justDue },
    1,
    5,
  );
  const enquiry =
    'reference' in read ? await staffRequest.context.store.findEnquiry(read.reference) : undefined;
  return {
    // Changes whenever a number of the list does.
    mark: markOf(counts, tasks, now),
    waiting: counts.open,
    due: rows
      .filter(({ again, dueAt }) => again !== undefined && again === dueAt)
      .map(({ reference, name, again = now }) => ({
        reference,
        text: `${hourInWords(again)}: call ${nameShown(name)}`,
      })),
    ...(enquiry && { version: enquiry.version }),
    ...(enquiry?.member && { who: memberName(enquiry.member, staffRequest.members) }),
  };
}

export const countsOf = ({ context, now }: StaffRequest) =>
  context.store.countEnquiries(now, endOfDay(now), []);

/** The list carries that of its own counts: what came before the first question is noticed as well. */
export function markOf(
  { kinds, states, members, open, overdue }: DeskCounts,
  tasks: readonly TaskCount[],
  now: number,
): string {
  const work = tasks.map(({ kind, member, late, many }) => [kind, member, late, many, late < now]);
  const counts = [kinds, states, members, open, overdue].map(sorted);
  return createHash('sha256')
    .update(JSON.stringify([counts, work.map(String).sort()]))
    .digest('base64url')
    .slice(0, 12);
}

const sorted = (counts: number | Readonly<Record<string, number>>) =>
  typeof counts === 'number' ? counts : Object.entries(counts).sort();

/** The page asked for; the last one where the list has become shorter since. */
export async function readPage(
  store: Pick<Store, 'listEnquiries'>,
  filter: EnquiryFilter,
  query: ListQuery,
): Promise<{ readonly page: EnquiryPage; readonly query: ListQuery }> {
  const page = await store.listEnquiries(filter, query.page, pageSize);
  if (page.rows.length > 0 || page.total === 0) return { page, query };
  const last = Math.ceil(page.total / pageSize);
  return {
    page: await store.listEnquiries(filter, last, pageSize),
    query: { ...query, page: last },
  };
}

/** Reads a page of the list of work, which has calls and other tasks. */
export async function readWorkPage(
  store: Pick<Store, 'listWork'>,
  filter: WorkFilter,
  query: ListQuery,
): Promise<{ readonly page: WorkPage; readonly query: ListQuery }> {
  const page = await store.listWork(filter, query.page, pageSize);
  if (page.rows.length > 0 || page.total === 0) return { page, query };
  const last = Math.ceil(page.total / pageSize);
  return { page: await store.listWork(filter, last, pageSize), query: { ...query, page: last } };
}

/** A search finds what is closed as well. */
export const workFilterOf = (query: ListQuery, myself: string, now: number): WorkFilter => {
  const list = query.q ? 'found' : 'open';
  return { ...filterOf(query, list, myself, now), list, ...(query.task && { task: query.task }) };
};

/** Many fall due at the same minute: no more than this many pages of them are looked through. */
const mostPages = 4;

type Row = WorkPage['rows'][number];

/** Finds the rows before and after an enquiry in the list that the member came from, calls and other tasks alike. */
export async function neighboursOf(
  { context: { store }, member, now }: StaffRequest,
  enquiry: Enquiry,
  events: readonly EnquiryEvent[],
  query: ListQuery,
) {
  const turn = turnOf(toFilterQuery(query));
  const { dueAt, reference, suspicion } = enquiry;
  if (suspicion !== undefined) return {};
  if (query.task && query.task !== 'call') {
    const work = await store.listWork(workFilterOf(query, member.email, now), 1, tasksRead);
    return amongTasks(work.rows, reference, turn);
  }
  const filter = openFilter(query, member.email, now);
  const tasks = query.task === call ? [] : await store.listTasksOf(enquiry.id);
  const due = Math.min(dueAt ?? Number.POSITIVE_INFINITY, ...tasks.map(lastInTime));
  const found = Number.isFinite(due) ? await placeIn(store, filter, reference, due) : undefined;
  const moved = reversibleIn(events, member.email, now) && sittingOf(events, member.email, now);
  // With a new hour, or out of this list: the work goes on with what stood after it, else from the top.
  const next =
    found && !moved
      ? found.next
      : await nextAfter(store, filter, {
          due: dueBefore(enquiry, moved ?? closedBy(events)),
          since: enquiry.receivedAt,
          isOther: isOfOther(reference),
        });
  return {
    ...(found && { place: found.place }),
    ...(found?.before && { before: turn(found.before) }),
    ...(next && { next: turn(next) }),
  };
}

/** Finds the row after a task that was just ended or postponed: it may be another task of the same enquiry. */
export async function nextAfterTask(
  { context: { store }, member, now }: StaffRequest,
  task: Pick<Task, 'id' | 'dueAt' | 'wholeDay' | 'since'>,
  query: ListQuery,
) {
  const filter = {
    ...openFilter(query, member.email, now),
    ...(query.task && { task: query.task }),
  };
  const next = await nextAfter(store, filter, {
    due: lastInTime(task),
    since: task.since,
    isOther: (row) => row.task?.id !== task.id,
  });
  return next && turnOf(toFilterQuery(query))(next);
}

const openFilter = (query: ListQuery, myself: string, now: number): WorkFilter => ({
  ...filterOf(query, 'open', myself, now),
  list: 'open',
  ...(query.task === call && { task: call }),
});

/** At most this many rows of a list of tasks are searched for the neighbours. */
const tasksRead = 4 * pageSize;

/** Before and after it in a list of tasks, in which one enquiry may have several. */
function amongTasks(rows: WorkPage['rows'], reference: string, turn: ReturnType<typeof turnOf>) {
  const first = rows.findIndex(({ enquiry }) => enquiry?.reference === reference);
  const last = rows.findLastIndex(({ enquiry }) => enquiry?.reference === reference);
  // One that has left the list is followed by its first.
  const [before, next] = [rows[first - 1], rows[last + 1]];
  return {
    ...(first >= 0 && { place: `${first + 1} of ${rows.length}` }),
    ...(before && { before: turn(before) }),
    ...(next && { next: turn(next) }),
  };
}

const closedBy = (events: readonly EnquiryEvent[]) =>
  events.filter(({ detail }) => detail.was !== undefined).slice(-1);

/** A talk and its closing can be one sitting. */
function sittingOf(events: readonly EnquiryEvent[], member: string, now: number) {
  const isOther = ({ by, at }: EnquiryEvent) =>
    by.kind !== 'member' || by.address !== member || now - at >= undoWithinMs;
  return events.slice(events.findLastIndex(isOther) + 1);
}

const isOfOther = (reference: string) => (row: Row) => row.enquiry?.reference !== reference;

const dueOf = ({ task, enquiry }: Row) => (task ? lastInTime(task) : (enquiry.dueAt ?? 0));
const sinceOf = ({ task, enquiry }: Row) => (task ? task.since : enquiry.receivedAt);

interface Left {
  /** Where it stood in the list. */
  readonly due: number;
  readonly since: number;
  readonly isOther: (row: Row) => boolean;
}

async function nextAfter(
  store: Pick<Store, 'listWork'>,
  filter: WorkFilter,
  { due, since, isOther }: Left,
): Promise<Row | undefined> {
  const dueFrom = Math.max(due, filter.dueFrom ?? 0);
  const { rows } = await store.listWork({ ...filter, dueFrom }, 1, pageSize);
  // Among those of the same minute only later ones count: skipped ones are not offered again.
  const later = rows.find((each) => isOther(each) && (dueOf(each) > due || sinceOf(each) >= since));
  return later ?? (await store.listWork(filter, 1, pageSize)).rows.find(isOther);
}

/** The place of its first row, due at `dueAt`; `undefined` where it is not in the list, or among very many of the same minute. */
async function placeIn(
  store: Pick<Store, 'listWork'>,
  filter: WorkFilter,
  reference: string,
  dueAt: number,
): Promise<{ place: string; before?: Row; next?: Row } | undefined> {
  const dueUntil = Math.min(dueAt, filter.dueBefore ?? dueAt);
  const earlier = await store.listWork({ ...filter, dueBefore: dueUntil }, 1, 1);
  // The last one before it may be at the end of the page before.
  const first = Math.max(1, Math.floor((earlier.total - 1) / pageSize) + 1);
  const rows: Row[] = [];
  const isOther = isOfOther(reference);
  for (let page = first; page < first + mostPages; page += 1) {
    const { rows: these, ...counted } = await store.listWork(filter, page, pageSize);
    rows.push(...these);
    const at = rows.findIndex((each) => !isOther(each));
    const next = at < 0 ? undefined : rows.slice(at + 1).find(isOther);
    if (at >= 0 && (next || these.length < pageSize)) {
      const before = rows.slice(0, at).findLast(isOther);
      return {
        place: `${(first - 1) * pageSize + at + 1} of ${counted.more ? `more than ${counted.total}` : counted.total}`,
        ...(before && { before }),
        ...(next && { next }),
      };
    }
    if (these.length < pageSize) return undefined;
  }
  return undefined;
}

/** When it fell due before these entries of its history; 0 where it had no date. */
function dueBefore(
  { again, keptAt, promisedBy }: Enquiry,
  entries: readonly EnquiryEvent[],
): number {
  const before = entries
    .toReversed()
    .map(({ detail }) => JSON.parse(detail.was ?? '{}') as Partial<Was>);
  const was = Object.assign({ again, keptAt }, ...before) as Partial<Was>;
  return was.again ?? (was.keptAt ? 0 : promisedBy);
}

interface Was {
  readonly again: number | null;
  readonly keptAt: number | null;
}

const turnOf =
  (filterQuery: string) =>
  (row: Row): { readonly href: string; readonly name: string } => {
    const pathOf = (reference: string) => `${deskEnquiryPath(reference)}${filterQuery}`;
    if (!row.task) {
      const { reference, name } = row.enquiry;
      return { href: pathOf(reference), name: nameShown(name) };
    }
    const { task, enquiry } = row;
    const title = titleOfKind(task.kind);
    if (!enquiry) return { href: `${deskTaskPath(task.id)}${filterQuery}`, name: title };
    return {
      href: `${pathOf(enquiry.reference)}#tasks`,
      name: `${nameShown(enquiry.name)}, ${title.toLowerCase()}`,
    };
  };
