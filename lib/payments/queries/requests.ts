/** Requests for payment: made, cancelled, read, and reminded of once a day by whichever host is first. */

import { type Kysely, sql, type Transaction } from 'kysely';
import type { Buyer } from '#lib/accounting/rules/tax';
import { asDocument } from '#lib/accounting/schema';
import { followSeats, freeSeats, holdSeat, lockBatches } from '#lib/batches/queries/seats';
import { changeEnquiryIn, enquiriesOfPerson, follow } from '#lib/enquiries/queries/changes';
import type { Consequence, EnquiryEvent, EnquiryWrite } from '#lib/enquiries/schema/enquiry';
import { releaseSeats } from '#lib/payments/queries/release-seats';
import type { StoredRequest } from '#lib/payments/rules/requests';
import {
  askTopic,
  dueTopic,
  moneyTasks,
  openStates,
  type PaymentPart,
  partSubject,
} from '#lib/payments/rules/requests';
import type {
  Asked,
  DuePart,
  NewRequest,
  PaymentCounts,
  PaymentFile,
  PaymentPartRow,
  PaymentRequestRow,
  Refund,
  StrayPayment,
} from '#lib/payments/schema';
import {
  hasChanged,
  reader,
  rowOf,
  storable,
  Undone,
  unlessUndone,
} from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { withdrawMails } from '#lib/platform/mail/queries/outbox';
import { endTasks } from '#lib/tasks/queries';
import type { TaskEnd } from '#lib/tasks/schema';

/** The request with its seats held, in place of an unpaid one: all of it or nothing. */
export const askPayment = (
  db: Kysely<Tables>,
  { write, request, seats }: NewRequest,
): Promise<Asked> =>
  unlessUndone<Asked>(
    db.transaction().execute(async (tx) => {
      if (!(await changeEnquiryIn(tx, write))) return { done: 'stale' };
      const now = write.event.at;
      const former = await lockOpen(tx, write.id);
      if (former.some(({ state }) => state === 'part')) throw new Undone({ done: 'part-paid' });
      const end = { at: now, by: addressOf(write.event), how: 'ask-payment' };
      const asked = seats.map(({ batch }) => batch);
      await lockBatches(tx, [...asked, ...(await batchesOf(tx, former))]);
      for (const { number } of former) await closeRequest(tx, number, end, request.number);
      if (!(await insertRequest(tx, request))) throw new Undone({ done: 'number-taken' });
      for (const { batch, until } of seats) {
        const seat = { batch, enquiry: write.id, request: request.number, until, now, by: end.by };
        const done = await holdSeat(tx, seat);
        if (done !== 'held') throw new Undone({ done, batch });
      }
      const freed = await freeSeatsOf(tx, former);
      await followSeats(tx, [...asked, ...freed], now);
      return { done: 'asked' };
    }),
  );

async function freeSeatsOf(
  tx: Transaction<Tables>,
  requests: readonly { readonly number: string }[],
): Promise<readonly string[]> {
  const freed: string[] = [];
  for (const { number } of requests) freed.push(...(await freeSeats(tx, { request: number })));
  return freed;
}

/** Where these requests hold or have seats. */
async function batchesOf(
  tx: Transaction<Tables>,
  requests: readonly { readonly number: string }[],
): Promise<readonly string[]> {
  if (requests.length === 0) return [];
  const numbers = requests.map(({ number }) => number);
  const rows = await tx
    .selectFrom('batch_seats')
    .select('batch')
    .where('request', 'in', numbers)
    .execute();
  return rows.map(({ batch }) => batch);
}

/** Those that may still be paid; others that change them wait until `tx` ends. */
const lockOpen = (tx: Transaction<Tables>, enquiryId: string) =>
  tx
    .selectFrom('payment_requests')
    .select(['number', 'state'])
    .where('enquiry_id', '=', enquiryId)
    .where('state', 'in', openStates)
    .forUpdate()
    .execute();

const addressOf = ({ by }: EnquiryEvent): string => (by.kind === 'member' ? by.address : by.kind);

/** Nothing more is asked for, and nobody has to look after it; `replacedBy`: the number of the one in its place. */
export async function closeRequest(
  tx: Transaction<Tables>,
  number: string,
  end: TaskEnd,
  replacedBy?: string,
): Promise<void> {
  await tx
    .updateTable('payment_requests')
    .set({
      state: 'cancelled',
      closed_at: end.at,
      ...(replacedBy !== undefined && { replaced_by: replacedBy }),
    })
    .where('number', '=', number)
    .execute();
  await cancelParts(tx, number, end.at);
  await withdrawMails(tx, topicsAbout(number), end.at);
  await endMoneyTasks(tx, number, end);
}

/** The topics of mails that ask for money: the request itself, and reminders of one of its parts or of all. */
export const topicsAbout = (number: string, part?: number): readonly string[] => [
  askTopic(number),
  dueTopic(number, part),
];

/** Those of a request and of each of its parts, within `tx`. */
const endMoneyTasks = (tx: Kysely<Tables>, number: string, end: TaskEnd): Promise<number> =>
  endTasks(tx, moneyTasks, [number, ...[1, 2, 3].map((part) => partSubject(number, part))], end);

async function insertRequest(tx: Transaction<Tables>, request: StoredRequest): Promise<boolean> {
  const { parts, ...alone } = request;
  const stored = await tx
    .insertInto('payment_requests')
    .values(rowOf(alone))
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst();
  if (!stored) return false;
  const rows = parts.map((each) => ({
    ...rowOf(each),
    id: `${request.number}/${each.part}`,
    request: request.number,
  }));
  await tx.insertInto('payment_parts').values(rows).execute();
  return true;
}

/** Unpaid parts are no longer asked for; the seats are free. */
export const cancelPayment = (
  db: Kysely<Tables>,
  write: EnquiryWrite,
  number: string,
): Promise<'cancelled' | 'stale' | 'not-open'> =>
  unlessUndone(
    db.transaction().execute(async (tx) => {
      if (!(await changeEnquiryIn(tx, write))) return 'stale';
      const open = await lockOpen(tx, write.id);
      if (!open.some((each) => each.number === number)) throw new Undone('not-open');
      const { event } = write;
      const end = { at: event.at, by: addressOf(event), how: 'cancel-payment' };
      await closeRequest(tx, number, end);
      await followSeats(tx, await releaseSeats(tx, number), event.at);
      return 'cancelled';
    }),
  );

export const cancelParts = (tx: Kysely<Tables>, number: string, now: number) =>
  tx
    .updateTable('payment_parts')
    .set({ cancelled_at: now })
    .where('request', '=', number)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();

export async function findPaymentRequest(db: Kysely<Tables>, number: string) {
  const row = await db
    .selectFrom('payment_requests')
    .selectAll()
    .where('number', '=', storable(number))
    .executeTakeFirst();
  return row && asRequest(row, await partsIn(db, [row.number]));
}

const partsIn = (db: Kysely<Tables>, requests: readonly string[]) =>
  requests.length === 0
    ? Promise.resolve([])
    : db.selectFrom('payment_parts').selectAll().where('request', 'in', requests).execute();

export async function findPaymentFile(db: Kysely<Tables>, enquiryId: string): Promise<PaymentFile> {
  const requests = await db
    .selectFrom('payment_requests')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('made_at', 'desc')
    .execute();
  const parts = await partsIn(
    db,
    requests.map(({ number }) => number),
  );
  const documents = await db
    .selectFrom('tax_documents')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
  const strays = await db
    .selectFrom('stray_payments')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('received_at')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('asked_at')
    .execute();
  const pendingSince = requests[0] && (await pendingOf(db, requests[0].number));
  return {
    ...(pendingSince && { pendingSince }),
    requests: requests.map((row) => asRequest(row, parts)),
    documents: documents.map(asDocument),
    strays: strays.map(asStray),
    refunds: refunds.map(asRefund),
  };
}

/** Since when the bank has not confirmed a started payment, or has held money that is not ours yet. */
async function pendingOf(db: Kysely<Tables>, request: string): Promise<number | undefined> {
  const { rows } = await sql<{ since: number | null }>`select
      max(case when orders.state = 'authorized' then orders.changed_at else pending.at end) as since
    from orders left join payment_events as pending
      on pending.provider_order_id = orders.provider_order_id and pending.kind = 'pending'
      and not exists (select 1 from payment_events as failed
        where failed.id = 'failed:' || pending.payment_id)
    where orders.request = ${request}
      and orders.state in ('opened', 'failed', 'authorized')`.execute(db);
  return rows[0]?.since ?? undefined;
}

/** As it was said for the last order of a request. */
export async function findBuyer(db: Kysely<Tables>, request: string): Promise<Buyer | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('buyer')
    .where('request', '=', request)
    .where('buyer', 'is not', null)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.buyer ? (JSON.parse(row.buyer) as Buyer) : undefined;
}

/** Requests by how they are on a day, and refunds that wait for the provider. */
export async function countPayments(db: Kysely<Tables>, today: string): Promise<PaymentCounts> {
  const { rows } = await sql<{ state: string; many: number }>`select
      case when state = 'open' and until < ${today} then 'expired' else state end as state,
      count(*) as many
    from payment_requests group by 1`.execute(db);
  const { waiting, oldest } = await db
    .selectFrom('refunds')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min<number | null>('asked_at').as('oldest'),
    ])
    .where('state', 'in', ['waiting', 'sent'])
    .executeTakeFirstOrThrow();
  return {
    requests: Object.fromEntries(rows.map(({ state, many }) => [state, many])),
    refundsWaiting: waiting,
    ...(oldest !== null && { oldestRefundAt: oldest }),
  };
}

/** The larger of the two, in paise: of one person, joined by hand too, on a day, and of one request. */
export async function cashTaken(
  tx: Kysely<Tables>,
  { enquiryId, request, day }: { enquiryId: string; request: string; day: string },
): Promise<number> {
  const ids = await enquiriesOfPerson(tx, enquiryId);
  const own = sql`enquiry_id in (${sql.join(ids)})`;
  const { rows } = await sql<{ of_day: number; of_request: number }>`
    select
      coalesce(sum(case when received_on = ${day} and ${own} then total_paise end), 0) as of_day,
      coalesce(sum(case when request = ${request} then total_paise end), 0) as of_request
    from tax_documents
    where kind = 'invoice' and method = 'cash' and (request = ${request} or ${own})`.execute(tx);
  return Math.max(rows[0]?.of_day ?? 0, rows[0]?.of_request ?? 0);
}

/** A payment that has this number already, whoever paid it: its invoice, or the id of money that pays nothing. */
export async function findPaymentOfNumber(
  db: Kysely<Tables>,
  number: string,
): Promise<{ readonly number: string; readonly reference: string } | undefined> {
  const typed = storable(number).toLowerCase();
  const document = await db
    .selectFrom('tax_documents')
    .select(['number', 'reference'])
    .where('kind', '=', 'invoice')
    .where(sql<string>`lower(payment)`, '=', typed)
    .orderBy('issued_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (document) return document;
  const stray = await db
    .selectFrom('stray_payments')
    .select(['payment as number', 'reference'])
    .where(sql<string>`lower(payment)`, '=', typed)
    .executeTakeFirst();
  return stray;
}

/** Requests with an unpaid part that is due on one of these days and was not reminded of on `today`. */
export async function listDueParts(
  db: Kysely<Tables>,
  days: readonly string[],
  today: string,
): Promise<readonly DuePart[]> {
  const rows = await db
    .selectFrom('payment_parts')
    .selectAll()
    .where('due', 'in', days)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where((row) => row.or([row('reminded', 'is', null), row('reminded', '!=', today)]))
    .orderBy('id')
    .execute();
  const due: DuePart[] = [];
  for (const row of rows) {
    const request = await findPaymentRequest(db, row.request);
    if (request?.enquiryId) due.push({ request, part: asPart(row) });
  }
  return due;
}

/** The mail and the note that it went; false where another host was first. */
export const remindOfPart = (
  db: Kysely<Tables>,
  { request, part }: DuePart,
  today: string,
  consequence: Consequence,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const marked = await tx
      .updateTable('payment_parts')
      .set({ reminded: today })
      .where('request', '=', request.number)
      .where('part', '=', part.part)
      .where('paid_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .where('suspended_at', 'is', null)
      .where((row) => row.or([row('reminded', 'is', null), row('reminded', '!=', today)]))
      .$call(hasChanged);
    if (!marked) return false;
    const { enquiryId } = request;
    const enquiry = await tx
      .selectFrom('enquiries')
      .select('id')
      .where('id', '=', enquiryId ?? '')
      .executeTakeFirst();
    if (enquiry) await follow(tx, enquiry.id, consequence);
    return enquiry !== undefined;
  });

const asPart = reader<PaymentPart>({
  json: ['lines'],
  without: ['id', 'request', 'reminded'],
});

const asRequestAlone = reader<Omit<StoredRequest, 'parts'>>({ json: ['lines'] });

const asRequest = (row: PaymentRequestRow, parts: readonly PaymentPartRow[]): StoredRequest => ({
  ...asRequestAlone(row),
  parts: parts
    .filter(({ request }) => request === row.number)
    .map(asPart)
    .sort((one, other) => one.part - other.part),
});

export const asStray = reader<StrayPayment>();

export const asRefund = reader<Refund>();
