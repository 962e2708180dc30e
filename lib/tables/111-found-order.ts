import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/db/database';

/** A page of a search that finds many is read in its order, until it is full. SQLite sorts them in less than the index costs. */
export async function foundOrder(db: Kysely<unknown>, engine: Database['engine']): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`create index enquiries_found on enquiries (due_at, (coalesce(done_at, 0)) desc, received_at desc)
    where suspicious = 0 or state = 'done'`.execute(db);
}
