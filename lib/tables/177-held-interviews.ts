import type { Kysely } from 'kysely';

/** Whether an interview took place: what staff found out, and interviews whose hour a later one has replaced. */
export async function heldInterviews(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('candidates').addColumn('went_staff', 'integer').execute();
  await db.schema
    .createTable('held_interviews')
    .addColumn('candidate_id', 'text', (column) =>
      column.notNull().references('candidates.id').onDelete('cascade'),
    )
    .addColumn('slot_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('held_interviews_once', ['candidate_id', 'slot_at'])
    .execute();
}
