import type { Kysely } from 'kysely';

/** Certificates that can be checked by their number, and the public keys that ever signed one. */
export async function certificates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('certificates')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('consent', 'integer', (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('certificates_by_holder')
    .on('certificates')
    .columns(['holder', 'what', 'date'])
    .execute();
  await db.schema
    .createIndex('certificates_by_time')
    .on('certificates')
    .columns(['issued_at', 'number'])
    .execute();
  await db.schema
    .createTable('certificate_keys')
    .addColumn('public_key', 'text', (column) => column.primaryKey())
    .addColumn('first_used_at', 'bigint', (column) => column.notNull())
    .execute();
}
