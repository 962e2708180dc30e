/** Refunds of the provider's own go on, and a bank disputes a payment. */
import type { Kysely } from 'kysely';
import { asDocument } from '#lib/accounting/schema';
import { follow } from '#lib/enquiries/queries/changes';
import type { Consequence } from '#lib/enquiries/schema/enquiry';
import { markReturned } from '#lib/payments/queries/refunds';
import { asRefund, asStray } from '#lib/payments/queries/requests';
import { transferTask } from '#lib/payments/rules/tasks';
import type { PaymentFile } from '#lib/payments/schema';
import { storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { endTasks, openTask } from '#lib/tasks/queries';
import type { TaskKind } from '#lib/tasks/rules';
import type { NewTask, TaskEnd } from '#lib/tasks/schema';

/** A payment as the ledger has it, of an erased person too; its enquiry is absent then. */
export interface LedgerPayment extends Pick<PaymentFile, 'documents' | 'strays' | 'refunds'> {
  readonly enquiry?: { readonly id: string; readonly reference: string };
}

/** By the provider's id; undefined where the store does not know it. */
export async function findPayment(
  db: Kysely<Tables>,
  payment: string,
): Promise<LedgerPayment | undefined> {
  const id = storable(payment);
  // A credit note bears the payment of its invoice.
  const documents = await db
    .selectFrom('tax_documents')
    .selectAll()
    .where('payment', '=', id)
    .where('method', '=', 'razorpay')
    .execute();
  const strays = await db
    .selectFrom('stray_payments')
    .selectAll()
    .where('payment', '=', id)
    .execute();
  if (documents.length + strays.length === 0) return undefined;
  const refunds = await db.selectFrom('refunds').selectAll().where('payment', '=', id).execute();
  const enquiry = await db
    .selectFrom('enquiries')
    .select(['id', 'reference'])
    .where('id', '=', documents[0]?.enquiry_id ?? strays[0]?.enquiry_id ?? '')
    .executeTakeFirst();
  return {
    documents: documents.map(asDocument),
    strays: strays.map(asStray),
    refunds: refunds.map(asRefund),
    ...(enquiry && { enquiry }),
  };
}

/** The documents and refunds of a request, of an erased person too. */
export async function findRequestMoney(
  db: Kysely<Tables>,
  request: string,
): Promise<Omit<LedgerPayment, 'enquiry'>> {
  const number = storable(request);
  const documents = await db
    .selectFrom('tax_documents')
    .selectAll()
    .where('request', '=', number)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('request', '=', number)
    .execute();
  return { documents: documents.map(asDocument), strays: [], refunds: refunds.map(asRefund) };
}

/** How a refund that the provider started went on; false where it has ended, or there is none. */
export const moveForeignRefund = (
  db: Kysely<Tables>,
  providerRefundId: string,
  state: 'refunded' | 'refused',
  now: number,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('refunds')
      .set({ state, settled_at: now })
      .where('id', '=', storable(providerRefundId))
      .where('state', '=', 'sent')
      .returningAll()
      .executeTakeFirst();
    if (!row) return false;
    const refund = asRefund(row);
    if (state === 'refunded') await markReturned(tx, refund, now);
    else await openTask(tx, transferTask(refund, now));
    return true;
  });

/** Whether this refund of the provider is one that the site asked for: by its receipt or its number. */
export async function isOwnRefund(
  db: Kysely<Tables>,
  { id, receipt }: { readonly id: string; readonly receipt: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('refunds')
    .select('id')
    .where('id', '!=', storable(id))
    .where((eb) =>
      eb.or([eb('id', '=', storable(receipt)), eb('provider_refund_id', '=', storable(id))]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** The task of a dispute, which takes the place of that of `ends`; false where it is open already. */
export const openDispute = (
  db: Kysely<Tables>,
  task: NewTask,
  { consequence, ends }: { readonly consequence?: Consequence; readonly ends?: string },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('tasks')
      .select('id')
      .where('kind', '=', task.kind)
      .where('subject', '=', storable(task.subject))
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (known) return false;
    await openTask(tx, task);
    if (ends !== undefined) {
      await endTasks(tx, [task.kind], [ends], { at: task.since, by: 'site', how: 'dispute.lost' });
    }
    if (task.enquiryId && consequence) await follow(tx, task.enquiryId, consequence);
    return true;
  });

/** Gives how many tasks it ended. */
export const endMoneyTask = (
  db: Kysely<Tables>,
  kind: Extract<TaskKind, 'dispute' | 'unknown-money' | 'to-go-back'>,
  subject: string,
  end: TaskEnd,
): Promise<number> => endTasks(db, [kind], [subject], end);
