/** Money comes: what is sold is paid once, with its invoice, mails and history; or it is recorded as a stray payment. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PaymentLine } from '#lib/accounting/rules/invoice';
import { followSeats, takeSeat } from '#lib/batches/queries/seats';
import { changeEnquiryIn, enquiriesOfPerson, follow } from '#lib/enquiries/queries/changes';
import { insertSubmission } from '#lib/enquiries/queries/submissions';
import type { Submission } from '#lib/enquiries/schema/submission';
import { insertDocument } from '#lib/payments/queries/invoices';
import { findOrderById, hasPaid } from '#lib/payments/queries/orders';
import { cashTaken, findPaymentRequest, topicsAbout } from '#lib/payments/queries/requests';
import { undatedLines } from '#lib/payments/rules/catalogue';
import {
  batchesOf,
  firstClassSubject,
  firstClassTask,
  moneyTasks,
  partSubject,
  type StoredRequest,
  type StrayReason,
  withNumber,
} from '#lib/payments/rules/requests';
import { seatGoneTask, toGoBackTask } from '#lib/payments/rules/tasks';
import type {
  ElsewhereDone,
  ElsewhereReceipt,
  NewRegistration,
  Order,
  OrderPaid,
  OrderReceipt,
  PartPaid,
  PartReceipt,
  Received,
  StrayReceipt,
} from '#lib/payments/schema';
import type { Database } from '#lib/platform/db/database';
import { hasChanged, rowOf, Undone, unlessUndone } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { queueMails, withdrawMails } from '#lib/platform/mail/queries/outbox';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { endTasks, openTask } from '#lib/tasks/queries';
import type { NewTask, TaskEnd } from '#lib/tasks/schema';

/**
 * An order becomes paid, with its invoice and what follows: a registration for the webinar, or a paid part with its seat. Money
 * for a part that is not open any more is as a stray payment. All or nothing, and once for an order.
 */
export function receiveOrder(
  db: Kysely<Tables>,
  engine: Database['engine'],
  given: OrderReceipt,
): Promise<Received> {
  return db.transaction().execute(async (tx) => {
    if (engine === 'postgres') await lockPlace(tx, given.order);
    const lost = await markPaid(tx, given);
    if (lost) return lost;
    const invoice =
      'registration' in given
        ? await register(tx, given.order, given.registration)
        : await payOrStray(tx, given.part);
    if (invoice === undefined) return 'stray';
    const { id } = given.order;
    await tx.updateTable('orders').set({ invoice_number: invoice }).where('id', '=', id).execute();
    return 'registered';
  });
}

/** `undefined` for whoever calls it first; the others get the reason why nothing is left to do. */
async function markPaid(
  tx: Transaction<Tables>,
  { order, paymentId, from, paidAt, nextCheckAt }: OrderPaid,
): Promise<'repeated' | 'taken' | undefined> {
  const won = await tx
    .updateTable('orders')
    .set({
      state: 'paid',
      payment_id: paymentId,
      changed_at: paidAt,
      next_check_at: nextCheckAt ?? null,
    })
    .where('id', '=', order.id)
    .where('state', 'in', from)
    .$call(hasChanged);
  if (won) return undefined;
  const stored = await findOrderById(tx, order.id);
  return stored?.paymentId === paymentId ? 'repeated' : 'taken';
}

/** The lock makes the second of two simultaneous payments of one address see the first. */
async function lockPlace(tx: Transaction<Tables>, { edition, email }: Order): Promise<void> {
  if (!email) return;
  const place = `${edition} ${email}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`.execute(tx);
}

async function register(
  tx: Transaction<Tables>,
  { id, edition, email }: Order,
  { submission, mails, document, prefix, paidAgain }: NewRegistration,
): Promise<string> {
  await insertSubmission(tx, submission, mails);
  const invoice = await insertDocument(tx, document, prefix);
  // An erased address is nobody's.
  if (paidAgain && edition && email && (await hasPaid(tx, edition, email, id))) {
    await insertSubmission(tx, paidAgain.submission, paidAgain.mails);
    await openTask(tx, paidAgain.task);
  }
  return invoice;
}

/** Gives the number of the invoice; undefined where the money pays nothing. */
async function payOrStray(
  tx: Transaction<Tables>,
  { receipt, strays, paidOn }: PartPaid,
): Promise<string | undefined> {
  const request = receipt && (await lockRequest(tx, receipt.request));
  const why = receipt ? whyStray(request, receipt.part, paidOn) : 'cancelled';
  if (receipt && !why) return (await payPart(tx, receipt)).invoice;
  if (why) await insertStray(tx, strays[why]);
  return undefined;
}

/** Others that change it wait until `tx` ends. */
async function lockRequest(
  tx: Transaction<Tables>,
  number: string,
): Promise<StoredRequest | undefined> {
  const request = tx.selectFrom('payment_requests').where('number', '=', number);
  // The enquiry first, as whoever acts on it does: else two would wait for each other.
  await tx
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', request.select('enquiry_id'))
    .forUpdate()
    .execute();
  await request.select('number').forUpdate().execute();
  return findPaymentRequest(tx, number);
}

/** `undefined`: it pays its part. */
function whyStray(
  request: StoredRequest | undefined,
  number: number,
  paidOn: string,
): Exclude<StrayReason, 'amount'> | undefined {
  const part = request?.parts.find((each) => each.part === number);
  if (part?.paidAt !== undefined) return 'twice';
  // An erased person has no open payment.
  if (!request?.enquiryId || !part) return 'cancelled';
  // A batch that was cancelled meanwhile cannot be paid.
  if (part.cancelledAt !== undefined || part.suspendedAt !== undefined) return 'cancelled';
  return request.state === 'open' && request.until < paidOn ? 'late' : undefined;
}

/** A request asks for what its parts do. */
const sumParts = (tx: Transaction<Tables>, request: string) =>
  sql`update payment_requests set
      gst_paise = (select sum(gst_paise) from payment_parts where request = ${request}),
      amount_paise = (select sum(amount_paise) from payment_parts where request = ${request})
    where number = ${request}`.execute(tx);

/** `paidBy`: the member who entered it, or the visitor. */
async function payPart(
  tx: Transaction<Tables>,
  { request, part, paidAt, at, prefix, document, more, all, seatLost, callBy }: PartReceipt,
  paidBy = 'visitor',
): Promise<{ readonly invoice: string; readonly isAll: boolean }> {
  const invoice = await insertDocument(tx, document, prefix);
  const earlier = await tx
    .selectFrom('payment_parts')
    .select('part')
    .where('request', '=', request)
    .where('paid_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  await tx
    .updateTable('payment_parts')
    .set({
      paid_at: paidAt,
      invoice_number: invoice,
      gst_paise: document.cgstPaise + document.sgstPaise + document.igstPaise,
      amount_paise: document.totalPaise,
    })
    .where('request', '=', request)
    .where('part', '=', part)
    .execute();
  await sumParts(tx, request);
  const open = await tx
    .selectFrom('payment_parts')
    .select('part')
    .where('request', '=', request)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const isAll = open === undefined;
  await tx
    .updateTable('payment_requests')
    .set({ state: isAll ? 'paid' : 'part', closed_at: isAll ? at : null })
    .where('number', '=', request)
    .execute();
  const enquiryId = document.enquiryId ?? '';
  const lines = await linesOf(tx, request);
  const named = { enquiry: enquiryId, batches: batchesOf(lines) };
  const { taken, lost } = await takeSeat(tx, { request, now: at, named });
  await followSeats(tx, taken, at);
  const end = { at, by: paidBy, how: 'paid' };
  await endTasks(tx, moneyTasks, [request, partSubject(request, part)], end);
  await withdrawMails(tx, topicsAbout(request, part), at);
  const isFirst = earlier === undefined;
  if (isFirst && lost.length > 0) await openTask(tx, seatGoneTask({ request, enquiryId }, at));
  // The page of who paid promises a call where no batch says when the first class is.
  const classes = lines.filter(({ code }) => !code.startsWith('exam-'));
  const isUndated = undatedLines(classes, await taughtTo(tx, enquiryId)).length > 0;
  if (isFirst && callBy !== undefined && isUndated) {
    await openTask(tx, firstClassTask({ request, enquiryId, callBy }, at));
  }
  if (taken.length > 0) await endFirstClasses(tx, enquiryId, { ...end, how: 'seat' });
  await follow(tx, enquiryId, withNumber(isAll ? all : more, invoice));
  if (lost.length > 0) await queueMails(tx, enquiryId, [seatLost], at);
  return { invoice, isAll };
}

/** Ends the promised calls about classes that a seat of theirs gives a day by now. */
async function endFirstClasses(
  tx: Transaction<Tables>,
  enquiryId: string,
  end: TaskEnd,
): Promise<void> {
  const tasks = await tx
    .selectFrom('tasks')
    .select('subject')
    .where('kind', '=', 'follow-up')
    .where('enquiry_id', '=', enquiryId)
    .where('subject', 'like', `${firstClassSubject('')}%`)
    .where('ended_at', 'is', null)
    .execute();
  if (tasks.length === 0) return;
  const taught = await taughtTo(tx, enquiryId);
  for (const { subject } of tasks) {
    const request = await findPaymentRequest(tx, subject.slice(firstClassSubject('').length));
    if (!request || undatedLines(request.lines, taught).length > 0) continue;
    await endTasks(tx, ['follow-up'], [subject], end);
  }
}

/** As they are now: a seat that was moved a moment ago is in another batch than the document says. */
async function linesOf(tx: Transaction<Tables>, request: string): Promise<readonly PaymentLine[]> {
  const row = await tx
    .selectFrom('payment_requests')
    .select('lines')
    .where('number', '=', request)
    .executeTakeFirst();
  return row ? (JSON.parse(row.lines) as PaymentLine[]) : [];
}

/** The codes of what is taught in the batches in which they have a seat. */
async function taughtTo(tx: Transaction<Tables>, enquiryId: string): Promise<readonly string[]> {
  const batches = await tx
    .selectFrom('batch_seats')
    .innerJoin('batches', 'batches.id', 'batch_seats.batch')
    .select('what')
    .where('enquiry', '=', enquiryId)
    .where('taken_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .execute();
  return batches.flatMap(({ what }) => what.split(','));
}

/** Records a payment by bank, cash, cheque or UPI. */
export const receiveElsewhere = (
  db: Kysely<Tables>,
  { write, parts, by, cashLimitPaise }: ElsewhereReceipt,
): Promise<ElsewhereDone> =>
  unlessUndone<ElsewhereDone>(
    db.transaction().execute(async (tx) => {
      // Cash of one person is counted over their enquiries: two of them at one moment go one after the other.
      if (cashLimitPaise !== undefined) await lockPerson(tx, write.id);
      if (!(await changeEnquiryIn(tx, write))) return { done: 'stale' };
      const [first] = parts;
      const request = await lockRequest(tx, first?.request ?? '');
      const isOpen = ({ part }: PartReceipt) =>
        request?.parts.some(
          (each) => each.part === part && (each.paidAt ?? each.cancelledAt) === undefined,
        );
      if (!request || !parts.every(isOpen)) throw new Undone({ done: 'not-open' });
      if (cashLimitPaise !== undefined) {
        const now = parts.reduce((sum, { document }) => sum + document.totalPaise, 0);
        const day = first?.document.receivedOn ?? '';
        const before = await cashTaken(tx, { enquiryId: write.id, request: request.number, day });
        if (before + now >= cashLimitPaise) throw new Undone({ done: 'cash-limit' });
      }
      const invoices: string[] = [];
      let isAll = false;
      for (const each of parts) {
        const paid = await payPart(tx, each, by);
        invoices.push(paid.invoice);
        isAll = paid.isAll;
      }
      // Money that the store did not know is entered by its number.
      const end = { at: write.event.at, by, how: 'paid-elsewhere' };
      const payment = first?.document.payment ?? '';
      if (payment) await endTasks(tx, ['unknown-money'], [payment], end);
      return { done: 'kept', invoices, isAll };
    }),
  );

async function lockPerson(tx: Transaction<Tables>, enquiryId: string): Promise<void> {
  const ids = await enquiriesOfPerson(tx, enquiryId);
  await tx
    .selectFrom('enquiries')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** False where it was stored before. */
export const storeStray = (db: Kysely<Tables>, receipt: StrayReceipt): Promise<boolean> =>
  db.transaction().execute((tx) => insertStray(tx, receipt));

async function insertStray(
  tx: Transaction<Tables>,
  { stray, consequence, notice }: StrayReceipt,
): Promise<boolean> {
  const enquiry = await tx
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', stray.enquiryId ?? '')
    .executeTakeFirst();
  const stored = await tx
    .insertInto('stray_payments')
    .values(rowOf({ ...stray, enquiryId: enquiry?.id }))
    .onConflict((conflict) => conflict.column('payment').doNothing())
    .returning('payment')
    .executeTakeFirst();
  if (!stored) return false;
  const text = strayTexts[stray.why];
  await openTask(tx, toGoBackTask({ ...stray, enquiryId: enquiry?.id, text }));
  if (enquiry) await follow(tx, enquiry.id, consequence);
  else
    await insertSubmission(
      tx,
      notice,
      consequence.mails.filter(({ role }) => role === 'staff'),
    );
  return true;
}

const strayTexts: Readonly<Record<StrayReason, string>> = {
  twice: 'Paid twice',
  late: 'Came after the request had expired',
  cancelled: 'Came after the request was cancelled',
  amount: 'Is not the amount that was asked for',
};

/** A notice to staff about money outside any request, with what is to be done about it; false where it was recorded before. */
export const recordMoneyNotice = (
  db: Kysely<Tables>,
  submission: Submission,
  mails: readonly OutgoingMail[],
  task: NewTask,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { repeated } = await insertSubmission(tx, submission, mails);
    if (!repeated) await openTask(tx, task);
    return !repeated;
  });
