/** Tasks of placement: those whose cause is gone end in the transaction that took it away, and the clock opens others. */
import type { Kysely, Transaction } from 'kysely';
import { findVacancy, listCandidates } from '#lib/placement/queries/reads';
import { isStillToDo } from '#lib/placement/rules/tasks';
import type { Tables } from '#lib/platform/db/tables';
import { endTasks, openTask } from '#lib/tasks/queries';
import type { TaskKind } from '#lib/tasks/rules';
import type { NewTask } from '#lib/tasks/schema';

/** Kinds whose cause can be gone without anybody having ended them. */
const settled = ['share', 'outcome', 'follow-up'] as const satisfies readonly TaskKind[];

interface Ending {
  readonly at: number;
  readonly by: string;
  readonly how: string;
}

/** Ends, within `tx`, the open tasks of these vacancies that are no longer to be done. */
export async function settleTasks(
  tx: Transaction<Tables>,
  vacancies: readonly string[],
  end: Ending,
): Promise<void> {
  const open = await openTasks(tx, vacancies);
  for (const id of vacancies) {
    const own = open.filter((each) => each.vacancy === id);
    const vacancy = own.length > 0 ? await findVacancy(tx, id) : undefined;
    if (!vacancy) continue;
    const candidates = await listCandidates(tx, { vacancy: id });
    const over = own.filter((each) => !isStillToDo(each, vacancy, candidates, end.at));
    await endTasks(
      tx,
      settled,
      over.map(({ subject }) => subject),
      end,
    );
  }
}

interface OpenTask {
  readonly subject: string;
  readonly since: number;
  readonly vacancy: string;
}

async function openTasks(
  db: Kysely<Tables>,
  vacancies?: readonly string[],
): Promise<readonly OpenTask[]> {
  const rows = await db
    .selectFrom('tasks')
    .select(['subject', 'since', 'detail'])
    .where('kind', 'in', settled)
    .where('ended_at', 'is', null)
    .execute();
  const tasks = rows.flatMap(({ subject, since, detail }) => {
    const { vacancy } = JSON.parse(detail) as NewTask['detail'];
    return vacancy === undefined ? [] : [{ subject, since, vacancy }];
  });
  return vacancies ? tasks.filter(({ vacancy }) => vacancies.includes(vacancy)) : tasks;
}

/**
 * It ends tasks whose cause went away elsewhere on the desk, such as an application that was closed, and opens those
 * that are due and that nobody has ended before. Returns how many it opened.
 */
export function tendTasks(
  db: Kysely<Tables>,
  due: readonly NewTask[],
  now: number,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const vacancies = [...new Set((await openTasks(tx)).map(({ vacancy }) => vacancy))];
    await settleTasks(tx, vacancies, { at: now, by: 'site', how: 'closed' });
    if (due.length === 0) return 0;
    const known = await tx
      .selectFrom('tasks')
      .select(['kind', 'subject'])
      .where(
        'subject',
        'in',
        due.map(({ subject }) => subject),
      )
      .execute();
    const missing = due.filter(({ subject }) => !known.some((each) => each.subject === subject));
    const opened = new Set<string>();
    for (const task of missing) {
      await openTask(tx, task);
      if (task.detail.vacancy) opened.add(task.detail.vacancy);
    }
    // Somebody may have answered since this list was read.
    await settleTasks(tx, [...opened], { at: now, by: 'site', how: 'closed' });
    return missing.length;
  });
}
