import { type Kysely, sql } from 'kysely';

/**
 * Since when a seat is held and when it came from another batch; how many seats were taken at the last notice, and when one
 * came free; parts that wait for what becomes of a cancelled batch; the invoice that was issued in the place of another.
 */
export async function seatsInSequence(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('batch_seats').addColumn('held_at', 'bigint').execute();
  await db.schema.alterTable('batch_seats').addColumn('moved_at', 'bigint').execute();
  await sql`update batch_seats set held_at =
    (select made_at from payment_requests where number = batch_seats.request)`.execute(db);
  await db.schema
    .alterTable('batches')
    .addColumn('told_taken', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update batches set told_taken = (select count(*) from batch_seats
    where batch_seats.batch = batches.id and taken_at is not null)`.execute(db);
  await db.schema.alterTable('batches').addColumn('freed_at', 'bigint').execute();
  await db.schema.alterTable('payment_parts').addColumn('suspended_at', 'bigint').execute();
  await db.schema.alterTable('tax_documents').addColumn('replaced_by', 'text').execute();
}
