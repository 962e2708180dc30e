import type { Kysely } from 'kysely';

/** Each change is a row more, so that a text that was sent can be read later. */
export async function deskTemplates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_templates')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    // Empty: for every kind.
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('removed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_templates_key', ['id', 'version'])
    .execute();
}
