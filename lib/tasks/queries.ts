/** Tasks are written and ended in the transaction of what causes and what ends them; the desk reads them. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { defineQueries, type QueriesOf } from '#lib/platform/db/queries';
import { changed, hasChanged, reader, rowOf, storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import type { TaskKind } from '#lib/tasks/rules';
import type { NewTask, Task, TaskEnd } from '#lib/tasks/schema';

/** Opens it within `tx`; where the same is open already, that one stays as it is. */
export async function openTask(tx: Kysely<Tables>, task: NewTask): Promise<void> {
  await tx
    .insertInto('tasks')
    .values(rowOf<Task>({ ...task, id: randomUUID() }))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).where('ended_at', 'is', null).doNothing(),
    )
    .execute();
}

/** Ends, within `tx`, the open tasks of these kinds for these causes; gives how many there were. */
export async function endTasks(
  tx: Kysely<Tables>,
  kinds: readonly TaskKind[],
  subjects: readonly string[],
  end: TaskEnd,
): Promise<number> {
  if (subjects.length === 0) return 0;
  return tx
    .updateTable('tasks')
    .set(columnsOf(end))
    .where('kind', 'in', kinds)
    .where('subject', 'in', subjects.map(storable))
    .where('ended_at', 'is', null)
    .$call(changed);
}

/** Ends, within `tx`, all open tasks of these kinds of one enquiry. */
export const endTasksOfEnquiry = (
  tx: Kysely<Tables>,
  kinds: readonly TaskKind[],
  enquiryId: string,
  end: TaskEnd,
): Promise<number> =>
  tx
    .updateTable('tasks')
    .set(columnsOf(end))
    .where('kind', 'in', kinds)
    .where('enquiry_id', '=', enquiryId)
    .where('ended_at', 'is', null)
    .$call(changed);

const columnsOf = ({ at, by, how, note }: TaskEnd) => ({
  ended_at: at,
  ended_by: by,
  ended_how: how,
  note: note === undefined ? null : storable(note),
});

/** False where it has ended, or there is none. What a feature does at the end of its kind is done with it. */
export async function endTask(tx: Kysely<Tables>, id: string, end: TaskEnd): Promise<boolean> {
  const row = await tx
    .updateTable('tasks')
    .set(columnsOf(end))
    .where('id', '=', storable(id))
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return false;
  const task = asTask(row);
  await endHooks.get(task.kind)?.(tx, task, end);
  return true;
}

type TaskEndHook = (tx: Kysely<Tables>, task: Task, end: TaskEnd) => Promise<void>;

const endHooks = new Map<TaskKind, TaskEndHook>();

/** A later feature registers its part of the transaction here (lib/start/open-store.ts). */
export function onTaskEnd(kind: TaskKind, hook: TaskEndHook): void {
  endHooks.set(kind, hook);
}

/** Due on another day; `dueAt` is an instant of it. False where it has ended, or there is none. */
export const postponeTask = (tx: Kysely<Tables>, id: string, dueAt: number): Promise<boolean> =>
  tx
    .updateTable('tasks')
    .set({ due_at: dueAt, whole_day: 1, notified_at: null })
    .where('id', '=', storable(id))
    .where('ended_at', 'is', null)
    .$call(hasChanged);

/** Tasks of members who left fall to whoever has the enquiry. Gives how many there were. */
const releaseTasks = (db: Kysely<Tables>, members: readonly string[]): Promise<number> =>
  db
    .updateTable('tasks')
    .set({ owner: null })
    .where('owner', 'is not', null)
    .where('owner', 'not in', members)
    .where('ended_at', 'is', null)
    .$call(changed);

/** How many are open, by kind. */
async function countTasks(db: Kysely<Tables>): Promise<Partial<Record<TaskKind, number>>> {
  const rows = await db
    .selectFrom('tasks')
    .select('kind')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('ended_at', 'is', null)
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, many }) => [kind, many]));
}

/** One that is posted from a page of its own: the store knows no enquiry of it. */
const changeTaskAlone = (
  db: Kysely<Tables>,
  id: string,
  change: { readonly end: TaskEnd } | { readonly dueAt: number },
): Promise<boolean> =>
  'end' in change ? endTask(db, id, change.end) : postponeTask(db, id, change.dueAt);

async function findTask(db: Kysely<Tables>, id: string): Promise<Task | undefined> {
  const row = await db
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', storable(id))
    .executeTakeFirst();
  return row && asTask(row);
}

/** Open ones of an enquiry, the one that is due first before the others. */
async function listTasksOf(db: Kysely<Tables>, enquiryId: string): Promise<readonly Task[]> {
  const rows = await db
    .selectFrom('tasks')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .where('ended_at', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .execute();
  return rows.map(asTask);
}

export const asTask = reader<Task>({ json: ['detail'], yesNo: ['wholeDay'] });

export const taskQueries = defineQueries('tasks', {
  findTask,
  listTasksOf,
  countTasks,
  releaseTasks,
  changeTaskAlone,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof taskQueries> {}
}
