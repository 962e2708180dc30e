import type { Kysely } from 'kysely';

/** Which webinar session a registration is for, by its id; unknown for older ones. */
export async function sessions(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('submissions').addColumn('session', 'text').execute();
  await db.schema
    .createIndex('submissions_session')
    .on('submissions')
    .columns(['session', 'received_at'])
    .execute();
}
