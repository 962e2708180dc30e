/** Each save is over the version of the batch. */
import type { Kysely } from 'kysely';
import { lockBatch } from '#lib/batches/queries/seats';
import type { BatchProblem, BatchWrite } from '#lib/batches/queries/writes';
import type { Tables } from '#lib/platform/db/tables';

export interface RosterMark {
  readonly enquiry: string;
  readonly attended?: { readonly day: string; readonly present: boolean };
  readonly passed?: boolean;
}

/** `person`: one of them has no seat that a part was paid for; then nothing is stored. */
export function markRoster(
  db: Kysely<Tables>,
  { id, version, change: marks, by }: BatchWrite<readonly RosterMark[]>,
): Promise<BatchProblem | 'person' | undefined> {
  return db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, id);
    if (!batch) return 'unknown';
    if (batch.version !== version) return 'stale';
    const seated = await tx
      .selectFrom('batch_seats')
      .select('enquiry')
      .where('batch', '=', id)
      .where('taken_at', 'is not', null)
      .execute();
    const known = new Set(seated.map(({ enquiry }) => enquiry));
    if (marks.some(({ enquiry }) => !known.has(enquiry))) return 'person';
    for (const mark of marks) await storeMark(tx, id, mark);
    await tx
      .updateTable('batches')
      .set({ version: version + 1, changed_at: by.at, changed_by: by.member })
      .where('id', '=', id)
      .execute();
    return undefined;
  });
}

async function storeMark(tx: Kysely<Tables>, batch: string, mark: RosterMark): Promise<void> {
  const { enquiry, attended, passed } = mark;
  if (attended) {
    const present = attended.present ? 1 : 0;
    await tx
      .insertInto('batch_attendance')
      .values({ batch, enquiry, day: attended.day, present })
      .onConflict((conflict) =>
        conflict.columns(['batch', 'enquiry', 'day']).doUpdateSet({ present }),
      )
      .execute();
  }
  if (passed !== undefined) {
    await tx
      .updateTable('batch_seats')
      .set({ passed: passed ? 1 : 0 })
      .where('batch', '=', batch)
      .where('enquiry', '=', enquiry)
      .execute();
  }
}
