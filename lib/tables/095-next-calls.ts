import { type Kysely, sql } from 'kysely';

/** The agreed next call decides when an enquiry is due, also where its promise is over; a hand-over is a mark. */
export async function nextCalls(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('handed_by', 'text').execute();
  await sql`update enquiries set due_at = again_at where state <> 'done' and again_at is not null and due_at <> again_at`.execute(
    db,
  );
}
