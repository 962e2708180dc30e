import type { Kysely } from 'kysely';

/** The page an order was opened from, and the campaign of its address: its registration is sent from there. */
export async function orderPages(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('page', 'text').execute();
  await db.schema.alterTable('orders').addColumn('campaign', 'text').execute();
}
