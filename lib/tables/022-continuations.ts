import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/db/database';

/** Applications on their way to another phone: ciphertext alone. */
export async function continuations(
  db: Kysely<unknown>,
  engine: Database['engine'],
): Promise<void> {
  await db.schema
    .createTable('continuations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // The hash of the sender's idempotency key: an upload whose response was lost is not stored twice.
    .addColumn('key_hash', 'text', (column) => column.unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('stored_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    // Empty once it was taken or deleted; the row stays until its end, so that the first phone can tell.
    .addColumn('body', engine === 'postgres' ? sql`bytea` : sql`blob`)
    .execute();
  await db.schema.createIndex('continuations_end').on('continuations').column('ends_at').execute();
}
