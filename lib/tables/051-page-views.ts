import type { Kysely } from 'kysely';

/** How often a page was opened on a day, from where and by which campaign: counts alone. And where a form was sent from. */
export async function pageViews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_views')
    // In India, as 2026-11-22.
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('many', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_views_of_days', ['day', 'what', 'name'])
    .execute();
  await db.schema.alterTable('submissions').addColumn('page', 'text').execute();
  await db.schema.alterTable('submissions').addColumn('campaign', 'text').execute();
}
