import { randomUUID } from 'node:crypto';
import type { StorePlace } from '#lib/platform/db/store';
import { openTask } from '#lib/tasks/queries';
import type { NewTask } from '#lib/tasks/schema';
import { onTables } from '#tests/platform/db/engines';

/** Tue 24 Nov 2026, midnight in India. */
const tuesday = Date.parse('2026-11-24T00:00:00+05:30');

export const taskOf = (more: Partial<NewTask> & Pick<NewTask, 'kind'>): NewTask => ({
  subject: randomUUID(),
  since: tuesday,
  dueAt: tuesday,
  wholeDay: true,
  detail: {},
  ...more,
});

/** Opens tasks as features do, within one transaction. */
export const openTasks = (place: StorePlace, ...tasks: readonly NewTask[]): Promise<void> =>
  onTables(place, (db) =>
    db.transaction().execute(async (tx) => {
      for (const task of tasks) await openTask(tx, task);
    }),
  );
