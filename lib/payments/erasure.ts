/** The law keeps parts of the books; the rest goes with the person. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { seatSubject } from '#lib/batches/rules';
import { cancelParts } from '#lib/payments/queries/requests';
import { openStates } from '#lib/payments/rules/requests';
import { changed, storableJson } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import type { TaskKind } from '#lib/tasks/rules';
import type { Task } from '#lib/tasks/schema';

/** Money that is owed, or asked back: it is so without the person too. */
const owed: readonly TaskKind[] = ['transfer', 'to-go-back', 'dispute', 'batch-cancelled'];

/**
 * Before enquiries go, in the same transaction: what is still to be done about their money stays on the list, with the
 * reference and without the person. `which`: a condition on `enquiries`.
 */
export async function keepOwedTasks(tx: Kysely<Tables>, which: RawBuilder<unknown>): Promise<void> {
  await lockSubmissions(tx, which);
  const rows = await tx
    .selectFrom('tasks')
    .innerJoin('enquiries', 'enquiries.id', 'tasks.enquiry_id')
    .select(['tasks.id', 'tasks.kind', 'subject', 'detail', 'reference'])
    .where('tasks.kind', 'in', owed)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`${which}`)
    .execute();
  for (const { id, kind, subject, detail, reference } of rows) {
    const left: Task['detail'] = { ...(JSON.parse(detail) as Task['detail']), erased: reference };
    const { batch = '', payment = '' } = left;
    await tx
      .updateTable('tasks')
      .set({
        enquiry_id: null,
        // Named by the request that was paid: the enquiry is gone, and its seat with it.
        subject: kind === 'batch-cancelled' ? seatSubject(batch, payment) : subject,
        detail: storableJson(left),
      })
      .where('id', '=', id)
      .execute();
  }
}

/** Whoever opens a task of theirs at this moment has done so before it is read what is owed, or finds them gone. */
const lockSubmissions = (tx: Kysely<Tables>, which: RawBuilder<unknown>) =>
  tx
    .selectFrom('submissions')
    .select('id')
    .where('id', 'in', sql<string>`(select enquiries.id from enquiries where ${which})`)
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * After submissions were deleted, in the same transaction: their rows have lost the reference to them. Nothing more is asked
 * for. A document that was issued stays as it was issued, name included: 72 months from the due date of the annual return
 * (CGST Act, section 36), 8 years (LLP Rules 2009, rule 24).
 */
export async function emptyErasedPayments(tx: Kysely<Tables>, now: number): Promise<void> {
  const open = await tx
    .selectFrom('payment_requests')
    .select('number')
    .where('enquiry_id', 'is', null)
    .where('state', 'in', openStates)
    .execute();
  for (const { number } of open) {
    await cancelParts(tx, number, now);
    await tx
      .updateTable('payment_requests')
      .set({ state: 'cancelled', closed_at: now })
      .where('number', '=', number)
      .execute();
  }
  // The invoice of a request shows why there was a discount.
  await sql`update payment_requests set reason = '' where enquiry_id is null and reason <> ''
    and not exists (select 1 from tax_documents where request = payment_requests.number)`.execute(
    tx,
  );
  await sql`update orders set buyer = null where buyer is not null and request in (
    select number from payment_requests where enquiry_id is null)`.execute(tx);
  await sql`update refunds set reason = '' where enquiry_id is null and reason <> ''`.execute(tx);
}

/** Deletes documents issued before then, with what belongs to them. */
export function forgetPayments(db: Kysely<Tables>, before: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('tax_documents')
      .where('issued_at', '<', before)
      .$call(changed);
    await tx.deleteFrom('refunds').where('asked_at', '<', before).execute();
    await tx.deleteFrom('stray_payments').where('received_at', '<', before).execute();
    await tx.deleteFrom('payment_requests').where('made_at', '<', before).execute();
    return gone;
  });
}
