import { type Kysely, sql } from 'kysely';

/** What is due is the next call that was agreed, also where its promise is over; who handed it on is a mark. */
export async function nextCalls(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('handed_by', 'text').execute();
  await sql`update enquiries set due_at = again_at where state <> 'done' and again_at is not null and due_at <> again_at`.execute(
    db,
  );
}
