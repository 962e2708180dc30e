import { type Kysely, sql } from 'kysely';

/** Notices about drafts are deleted every day: without reading all other submissions. */
export async function draftNotes(db: Kysely<unknown>): Promise<void> {
  await sql`create index submissions_drafts on submissions (received_at) where kind = 'webinar-draft'`.execute(
    db,
  );
}
