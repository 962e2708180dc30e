import { type Kysely, sql } from 'kysely';

/** A mail may be planned for later on purpose, and mails of one kind to one person may go out as one. */
export async function mailGate(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('not_before', 'bigint').execute();
  await db.schema.alterTable('outbox').addColumn('digest', 'text').execute();
  await sql`create index outbox_digest on outbox (digest)
    where digest is not null and sent_at is null`.execute(db);
}
