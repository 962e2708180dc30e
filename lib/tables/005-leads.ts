import { type Kysely, sql } from 'kysely';

/** Lists, counts and the daily job read it without touching the texts themselves. */
export async function leads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('submissions_received')
    .on('submissions')
    .columns(['received_at', 'id'])
    .execute();
  await sql`create index submissions_suspect on submissions (received_at) where suspicion is not null`.execute(
    db,
  );
  await db.schema
    .createIndex('outbox_states')
    .on('outbox')
    .columns(['submission_id', 'sent_at', 'gave_up_at'])
    .execute();
  await db.schema.dropIndex('outbox_submission').execute();
}
