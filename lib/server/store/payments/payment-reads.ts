/** What is read of requests for payment and of what came of them. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import { asDocument, asRefund, asRequest, asStray } from '#lib/server/store/payments/payment-rows';
import type { PaymentCounts, PaymentFile } from '#lib/server/store/payments/payment-store';
import { storable } from '#lib/server/store/record-rows';
import type { Buyer } from '#lib/shared/payments/request';

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

/** Since when the bank has not confirmed a payment that was begun, or held money that is not ours yet. */
async function pendingOf(db: Kysely<Tables>, request: string): Promise<number | undefined> {
  const { rows } = await sql<{ since: number | null }>`select
      max(case when orders.state = 'authorized' then orders.changed_at else begun.at end) as since
    from orders left join payment_events as begun
      on begun.provider_order_id = orders.provider_order_id and begun.kind = 'pending'
      and not exists (select 1 from payment_events as failed
        where failed.id = 'failed:' || begun.payment_id)
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

/** Requests by how they stand on a day, and refunds that wait for the provider. */
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

/** The larger of the two, in paise; a person is known by address or phone. */
export async function cashTaken(
  tx: Kysely<Tables>,
  { enquiryId, request, day }: { enquiryId: string; request: string; day: string },
): Promise<number> {
  const { rows } = await sql<{ of_day: number; of_request: number }>`
    select
      coalesce(sum(case when received_on = ${day} and enquiry_id in (${samePerson(enquiryId)}) then total_paise end), 0) as of_day,
      coalesce(sum(case when request = ${request} then total_paise end), 0) as of_request
    from tax_documents
    where kind = 'invoice' and method = 'cash'
      and (request = ${request} or enquiry_id in (${samePerson(enquiryId)}))`.execute(tx);
  return Math.max(rows[0]?.of_day ?? 0, rows[0]?.of_request ?? 0);
}

const samePerson = (id: string) => sql`select other.id from enquiries as own
  join enquiries as other on other.id = own.id
    or (own.email <> '' and other.email = own.email)
    or (own.phone_key <> '' and other.phone_key = own.phone_key)
  where own.id = ${id}`;
