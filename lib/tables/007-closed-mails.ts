import type { Kysely } from 'kysely';

/** A failed mail can be closed by hand; the index answers the counts without reading the mails. */
export async function closedMails(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('closed_at', 'bigint').execute();
  await db.schema.dropIndex('outbox_states').execute();
  await db.schema
    .createIndex('outbox_states')
    .on('outbox')
    .columns(['submission_id', 'sent_at', 'gave_up_at', 'closed_at'])
    .execute();
}
