import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { filtered, isSearch } from '#lib/enquiries/queries/lists';
import { asListed, selectEnquiries } from '#lib/enquiries/queries/rows';
import { matches } from '#lib/enquiries/queries/search';
import { type EnquiryFilter, type ListedEnquiry, mostCounted } from '#lib/enquiries/schema/enquiry';
import type { Database } from '#lib/platform/db/database';
import { byEngine, defineQueries, type QueriesOf } from '#lib/platform/db/queries';
import { count, hasChanged, storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { dayMs, istOffset } from '#lib/platform/values/india';
import { queueWebhooks } from '#lib/platform/webhooks/queries';
import type { WebhookEvent } from '#lib/platform/webhooks/schema';
import { asTask } from '#lib/tasks/queries';
import type { call, TaskKind } from '#lib/tasks/rules';
import type { Task } from '#lib/tasks/schema';

export interface WorkFilter extends EnquiryFilter {
  readonly list: 'open' | 'found';
  /** One kind of task alone. */
  readonly task?: TaskKind | typeof call;
}

/** A row: an enquiry, or a task with the enquiry on whose page it ends. */
export type Work =
  | { readonly enquiry: ListedEnquiry; readonly task?: undefined }
  | { readonly enquiry?: ListedEnquiry; readonly task: Task };

export interface WorkPage {
  readonly rows: readonly Work[];
  /** On all pages; of a search `mostCounted` enquiries at most. */
  readonly total: number;
  /** The number of enquiries among them. */
  readonly calls: number;
  readonly more?: true;
}

/** The last instant in time (`lastInTime`): what is due on a day is behind what has an hour of it. */
const late = sql<number>`case when tasks.whole_day = 1
  then ((tasks.due_at + ${sql.lit(istOffset)}) / ${sql.lit(dayMs)} + 1) * ${sql.lit(dayMs)} - ${sql.lit(istOffset + 1)}
  else tasks.due_at end`;

const holder = sql<string | null>`coalesce(tasks.owner, enquiries.member)`;

const openTasks = (db: Kysely<Tables>) =>
  db
    .selectFrom('tasks')
    .leftJoin('enquiries', 'enquiries.id', 'tasks.enquiry_id')
    .where('tasks.ended_at', 'is', null);

function filteredTasks(db: Kysely<Tables>, engine: Database['engine'], filter: WorkFilter) {
  const { q, kind, state, who, dueFrom, dueBefore, task } = filter;
  let found = openTasks(db);
  if (task !== undefined && task !== 'call') found = found.where('tasks.kind', '=', task);
  if (kind) found = found.where('enquiries.kind', '=', storable(kind));
  if (state) found = found.where('enquiries.state', '=', state);
  if (who === 'nobody') found = found.where(holder, 'is', null);
  else if (who) found = found.where(holder, '=', storable(who));
  if (dueFrom !== undefined) found = found.where(late, '>=', dueFrom);
  if (dueBefore !== undefined) found = found.where(late, '<', dueBefore);
  if (q !== undefined && isSearch(filter)) {
    found = found.where(
      'tasks.enquiry_id',
      'in',
      db.selectFrom('enquiries').select('id').where(matches(q, engine)),
    );
  }
  return found;
}

const orders = {
  open: sql`due_at, received_at, id`,
  // Closed enquiries, and those without a date, come after all that falls due.
  found: sql`due_at, done_at desc, received_at desc, id`,
} as const satisfies Record<WorkFilter['list'], RawBuilder<unknown>>;

interface Key {
  /** Null where no row is on the page. */
  readonly id: string | null;
  readonly is_task: number;
  readonly calls: number;
}

/** Pages count from 1. */
async function listWork(
  db: Kysely<Tables>,
  engine: Database['engine'],
  filter: WorkFilter,
  page: number,
  size: number,
): Promise<WorkPage> {
  const isFound = isSearch(filter);
  const hasCalls = filter.task === undefined || filter.task === 'call';
  const hasTasks = filter.task !== 'call';
  const tasks = filteredTasks(db, engine, filter);
  const many = hasTasks ? await tasks.$call(count) : 0;
  const order = orders[filter.list];
  // Each side gives no more than the page can reach: the index of open calls is read up to there.
  const reach = sql`order by ${order} limit ${page * size}`;
  const callColumns = filtered(db, engine, filter)
    .select(['id', 'due_at', 'received_at'])
    .select(sql<number>`coalesce(done_at, 0)`.as('done_at'));
  const taskRows = tasks
    .select(['tasks.id as id', late.as('due_at'), 'tasks.since as received_at'])
    .select(sql<number>`0`.as('done_at'))
    .modifyEnd(reach);
  const pageOf = (calls: RawBuilder<unknown>) => {
    const sides = [
      ...(hasCalls ? [sql`select calls.*, 0 as is_task from ${calls} as calls`] : []),
      ...(hasTasks ? [sql`select tasks.*, 1 as is_task from ${taskRows} as tasks`] : []),
    ];
    return sql`select * from (${sql.join(sides, sql` union all `)}) as work
      order by ${order} limit ${size} offset ${(page - 1) * size}`;
  };
  const answer = (keys: readonly Key[], calls: number, more = false) =>
    withRows(db, engine, filter, { keys, calls, total: calls + many, more });
  if (isFound && hasCalls) {
    // Read once, as `listEnquiries` reads a search; not beyond what is counted.
    const { rows } = await sql<Key>`with found as materialized ${callColumns.limit(mostCounted + 1)}
      select page.id, page.is_task, counted.calls
        from (select count(*) as calls from found) as counted
        left join (${pageOf(sql`(select * from found ${reach})`)}) as page on true
      order by ${order}`.execute(db);
    const calls = rows[0]?.calls ?? 0;
    if (calls <= mostCounted) return answer(rows, calls);
  }
  const { rows } = await pageOf(sql`${callColumns.modifyEnd(reach)}`)
    .$castTo<Key>()
    .execute(db);
  if (isFound) return answer(rows, hasCalls ? mostCounted : 0, hasCalls);
  const calls = hasCalls ? await filtered(db, engine, filter).$call(count) : 0;
  return answer(rows, calls);
}

interface Counted extends Pick<WorkPage, 'total' | 'calls'> {
  readonly keys: readonly Key[];
  readonly more: boolean;
}

async function withRows(
  db: Kysely<Tables>,
  engine: Database['engine'],
  filter: WorkFilter,
  { keys, more, ...counted }: Counted,
): Promise<WorkPage> {
  const rows = await rowsOf(db, engine, filter, keys);
  return { rows, ...counted, ...(more && { more }) };
}

async function rowsOf(
  db: Kysely<Tables>,
  engine: Database['engine'],
  filter: WorkFilter,
  keys: readonly Key[],
): Promise<Work[]> {
  const idsOf = (side: number) =>
    keys.flatMap(({ id, is_task: isTask }) => (isTask === side && id !== null ? [id] : []));
  const taskIds = idsOf(1);
  const tasks =
    taskIds.length === 0 ? [] : await tasksWhere(db, (row) => row('tasks.id', 'in', taskIds));
  const ofTasks = tasks.flatMap(({ enquiryId }) => enquiryId ?? []);
  const { q: _, ...still } = filter;
  const [calls, enquiries] = await Promise.all([
    // Again what the list asks for: who acts on a row that a colleague took meanwhile would act on the colleague's version.
    enquiriesIn(db, idsOf(0), (ids) => filtered(db, engine, still).where('id', 'in', ids)),
    enquiriesIn(db, ofTasks),
  ]);
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return keys.flatMap(({ id, is_task: isTask }): Work[] => {
    if (id === null) return [];
    if (isTask === 0) {
      const enquiry = calls.get(id);
      return enquiry ? [{ enquiry }] : [];
    }
    const task = byId.get(id);
    return task ? [workOf(task, enquiries)] : [];
  });
}

function workOf(task: Task, enquiries: ReadonlyMap<string, ListedEnquiry>): Work {
  const enquiry = task.enquiryId === undefined ? undefined : enquiries.get(task.enquiryId);
  return { task, ...(enquiry && { enquiry }) };
}

async function tasksWhere(
  db: Kysely<Tables>,
  which: (row: ExpressionBuilder<Tables, 'tasks'>) => Expression<SqlBool>,
): Promise<Task[]> {
  const rows = await db
    .selectFrom('tasks')
    .selectAll('tasks')
    .where(which)
    .where('ended_at', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .execute();
  return rows.map(asTask);
}

async function enquiriesIn(
  db: Kysely<Tables>,
  ids: readonly string[],
  stillIn?: (ids: readonly string[]) => ReturnType<typeof filtered>,
): Promise<ReadonlyMap<string, ListedEnquiry>> {
  if (ids.length === 0) return new Map();
  const rows = await selectEnquiries(db)
    .select('submissions.transcript')
    .where('enquiries.id', 'in', stillIn ? stillIn(ids).select('id') : ids)
    .execute();
  return new Map(rows.map((row) => [row.id, asListed(row)]));
}

/** Open tasks other than calls: how many of each kind, with whom, and when they are late. */
async function countOpenTasks(db: Kysely<Tables>): Promise<readonly TaskCount[]> {
  return openTasks(db)
    .select(['tasks.kind as kind', holder.as('member'), late.as('late')])
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .groupBy(['tasks.kind', holder, late])
    .execute();
}

export interface TaskCount {
  readonly kind: TaskKind;
  /** Null where nobody has it. */
  readonly member: string | null;
  /** Epoch milliseconds. */
  readonly late: number;
  readonly many: number;
}

/** Open tasks that fall due before then, the start of a day; those of earlier days as well. */
async function listTasksDue(db: Kysely<Tables>, before: number): Promise<Work[]> {
  const tasks = await tasksWhere(db, (row) => row('due_at', '<', before));
  const enquiries = await enquiriesIn(
    db,
    tasks.flatMap(({ enquiryId }) => enquiryId ?? []),
  );
  return tasks.map((task) => workOf(task, enquiries));
}

/** Those of which no other system was told that they fell due; `tonight`: the end of the day of `now`. */
async function listUnannounced(db: Kysely<Tables>, now: number, tonight: number): Promise<Work[]> {
  const tasks = await tasksWhere(db, (row) =>
    row.and([
      row('notified_at', 'is', null),
      row.or([
        row('due_at', '<=', now),
        row.and([row('whole_day', '=', 1), row('due_at', '<', tonight)]),
      ]),
    ]),
  );
  const enquiries = await enquiriesIn(
    db,
    tasks.flatMap(({ enquiryId }) => enquiryId ?? []),
  );
  return tasks.map((task) => workOf(task, enquiries));
}

/** The events once, of two hosts by one of them; false where it has ended, was postponed or was announced meanwhile. */
const noteAnnounced = (
  db: Kysely<Tables>,
  { id, dueAt }: Pick<Task, 'id' | 'dueAt'>,
  at: number,
  events: readonly WebhookEvent[],
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const isFirst = await tx
      .updateTable('tasks')
      .set({ notified_at: at })
      .where('id', '=', storable(id))
      .where('due_at', '=', dueAt)
      .where('ended_at', 'is', null)
      .where('notified_at', 'is', null)
      .$call(hasChanged);
    if (isFirst) await queueWebhooks(tx, events, at);
    return isFirst;
  });

export const workQueries = defineQueries('desk work', {
  listWork: byEngine(listWork),
  countOpenTasks,
  listTasksDue,
  listUnannounced,
  noteAnnounced,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof workQueries> {}
}
