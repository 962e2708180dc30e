/** The list of payments: what is owed, expired, to go back, to transfer, received and refunded. Amounts in paise; times epoch milliseconds. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { RefundState } from '#lib/accounting/rules/invoice';
import { contains } from '#lib/platform/db/like';
import { count, type Row, reader, storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { dayMs, instantInIndia, isoDayInIndia } from '#lib/platform/values/india';
import { beginning } from '#lib/platform/values/text';

type Plain = Omit<
  PaymentRow,
  'name' | 'phone' | 'reference' | 'hasEnquiry' | 'labels' | 'amountPaise'
>;

/** One shape for all groups, so that one reader makes rows of them. */
interface Columns extends Row<Plain> {
  readonly name: string | null;
  readonly phone: string | null;
  readonly reference: string | null;
  readonly enquiry: string | null;
  readonly lines: string | null;
  readonly amount: number;
}

type Query = RawBuilder<Columns>;

/** An unpaid part of a request that is asked for; one that ran out before its first part asks for nothing. */
const unpaid = (today: string) => sql<boolean>`p.paid_at is null and p.cancelled_at is null
  and p.suspended_at is null
  and (r.state = 'part' or (r.state = 'open' and r.until >= ${today}))`;

const parts = ({ today, query }: RowsAsked, late: boolean): Query => sql`
  select p.due as "on", s.name, s.phone, r.reference, s.id as enquiry, r.number as request,
    null as number, r.lines, p.amount_paise as amount, p.part,
    (select count(*) from payment_parts as every where every.request = r.number) as parts,
    null as method, null as payment, r.made_at as asked_at, p.reminded, null as why, null as refund
  from payment_parts as p join payment_requests as r on r.number = p.request
    left join submissions as s on s.id = r.enquiry_id
  where ${unpaid(today)} and p.due ${sql.raw(late ? '<' : '>=')} ${today}
    and ${matching(query, ['s.name', 'r.number', 'r.reference'])}`;

/** For how many days a request that nobody paid is listed, and a task, after its last one. */
const expiredDays = 90;

/** The first day, ISO, whose expired requests are still listed on `today`. */
export const expiredSince = (today: string): string =>
  isoDayInIndia(instantInIndia(today) - expiredDays * dayMs);

const isExpired = (today: string) => sql<boolean>`r.state = 'open' and r.until < ${today}
  and r.until >= ${expiredSince(today)}`;

const expired = ({ today, query }: RowsAsked): Query => sql`
  select r.until as "on", s.name, s.phone, r.reference, s.id as enquiry, r.number as request,
    null as number, r.lines, r.amount_paise as amount, null as part,
    (select count(*) from payment_parts as every where every.request = r.number) as parts,
    null as method, null as payment, r.made_at as asked_at, null as reminded, null as why, null as refund
  from payment_requests as r left join submissions as s on s.id = r.enquiry_id
  where ${isExpired(today)} and ${matching(query, ['s.name', 'r.number', 'r.reference'])}`;

/** A member transfers these refunds: no provider sends them, and they are not entered as paid back yet. */
const isToTransfer = sql<boolean>`f.state in ('transfer', 'refused')`;

/** A part that staff have to transfer is listed among the transfers, and not here again. */
const isToGoBack = sql<boolean>`y.returned_at is null and y.amount_paise > (select coalesce(sum(f.amount_paise), 0)
  from refunds as f where f.payment = y.payment and ${isToTransfer})`;

/** The name of an erased person is that of the document, which is stored as it was issued. */
const transfers = ({ query }: RowsAsked): Query => sql`
  select f.asked_at as "on", coalesce(s.name, d.name) as name, s.phone, f.reference, s.id as enquiry,
    f.request, null as number, coalesce(d.lines, r.lines) as lines, f.amount_paise as amount, d.part,
    null as parts, f.method, coalesce(f.credit_note, f.payment) as payment, null as asked_at,
    null as reminded, null as why, f.state as refund
  from refunds as f left join submissions as s on s.id = f.enquiry_id
    left join payment_requests as r on r.number = f.request
    left join tax_documents as d on d.number = f.credit_note
  where ${isToTransfer} and ${matching(query, [
    's.name',
    'd.name',
    'f.request',
    'f.payment',
    'f.credit_note',
    'f.reference',
  ])}`;

const back = ({ query }: RowsAsked): Query => sql`
  select y.received_at as "on", s.name, s.phone, y.reference, s.id as enquiry, y.request,
    null as number, r.lines, y.amount_paise as amount, y.part, null as parts, null as method,
    y.payment, null as asked_at, null as reminded, y.why, (select state from refunds
      where refunds.payment = y.payment and state <> 'refused' limit 1) as refund
  from stray_payments as y left join submissions as s on s.id = y.enquiry_id
    left join payment_requests as r on r.number = y.request
  where ${isToGoBack}
    and ${matching(query, ['s.name', 'y.request', 'y.payment', 'y.reference'])}`;

const documents = ({ from = 0, query }: RowsAsked, kind: 'invoice' | 'credit-note'): Query => sql`
  select d.issued_at as "on", d.name, s.phone, coalesce(e.reference, d.reference) as reference,
    e.id as enquiry, d.request, d.number,
    d.lines, d.total_paise as amount, d.part, null as parts, d.method, d.payment,
    null as asked_at, null as reminded, case when d.kind = 'invoice' then null else d.reason end as why,
    (select state from refunds where refunds.credit_note = d.number) as refund
  from tax_documents as d left join submissions as s on s.id = d.enquiry_id
    left join enquiries as e on e.id = d.enquiry_id
  where d.kind = ${sql.lit(kind)} and d.issued_at >= ${from}
    and ${matching(query, ['d.name', 'd.number', 'd.request', 'd.payment', 'd.reference'])}`;

function queryOf(asked: RowsAsked): Query {
  const { group } = asked;
  if (group === 'expired') return expired(asked);
  if (group === 'back') return back(asked);
  if (group === 'transfer') return transfers(asked);
  if (group === 'received') return documents(asked, 'invoice');
  if (group === 'refunded') return documents(asked, 'credit-note');
  return parts(asked, group === 'overdue');
}

export async function listPayments(db: Kysely<Tables>, asked: RowsAsked): Promise<PaymentPage> {
  const isPast = asked.group === 'received' || asked.group === 'refunded';
  const isLatest = isPast || asked.group === 'expired';
  const order = sql.raw(isLatest ? '"on" desc, number desc, request desc' : '"on", request');
  const { rows } = await sql<Columns>`select * from (${queryOf(asked)}) as found
    order by ${order} limit ${asked.limit + 1} offset ${asked.offset}`.execute(db);
  return { rows: rows.slice(0, asked.limit).map(asRow), more: rows.length > asked.limit };
}

const longestQuery = 100;

function matching(typed: string, columns: readonly string[]): RawBuilder<boolean> {
  const text = storable(beginning(typed.trim().toLowerCase(), longestQuery));
  if (text === '') return sql<boolean>`1 = 1`;
  const each = columns.map((column) => contains(column, text));
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

/** How many and how much in each group; `weekFrom`: since when "received" is counted. */
export async function sumGroups(
  db: Kysely<Tables>,
  today: string,
  weekFrom: number,
): Promise<Readonly<Record<PaymentGroup, Sum>>> {
  const { rows } = await sql<{ group: PaymentGroup; many: number; paise: number | null }>`
    select case when p.due < ${today} then 'overdue' else 'open' end as "group",
      count(*) as many, sum(p.amount_paise) as paise
    from payment_parts as p join payment_requests as r on r.number = p.request
    where ${unpaid(today)} group by 1
    union all
    select 'expired', count(*), sum(r.amount_paise) from payment_requests as r where ${isExpired(today)}
    union all
    select 'back', count(*), sum(amount_paise) from stray_payments as y where ${isToGoBack}
    union all
    select 'transfer', count(*), sum(f.amount_paise) from refunds as f where ${isToTransfer}
    union all
    select 'received', count(*), sum(total_paise) from tax_documents
    where kind = 'invoice' and issued_at >= ${weekFrom}
    union all
    select 'refunded', count(*), sum(total_paise) from tax_documents
    where kind = 'credit-note' and issued_at >= ${weekFrom}`.execute(db);
  const of = (group: PaymentGroup): Sum => {
    const own = rows.filter((row) => row.group === group);
    return {
      many: own.reduce((sum, { many }) => sum + many, 0),
      paise: own.reduce((sum, { paise }) => sum + (paise ?? 0), 0),
    };
  };
  return {
    overdue: of('overdue'),
    open: of('open'),
    expired: of('expired'),
    back: of('back'),
    transfer: of('transfer'),
    received: of('received'),
    refunded: of('refunded'),
  };
}

/** Later parts that are past their day. */
export const countOverdue = (db: Kysely<Tables>, today: string): Promise<number> =>
  db
    .selectFrom('payment_parts as p')
    .innerJoin('payment_requests as r', 'r.number', 'p.request')
    .where(unpaid(today))
    .where('p.due', '<', today)
    .$call(count);

// PostgreSQL finds no common type for what is a day here and an instant there: each query has its own `on`.
const asPlain = reader<Plain>({ without: ['enquiry', 'lines', 'amount'] });

const asRow = (row: Columns): PaymentRow => ({
  ...asPlain(row),
  name: row.name ?? '',
  phone: row.phone ?? '',
  reference: row.reference ?? '',
  hasEnquiry: row.enquiry !== null,
  labels: (JSON.parse(row.lines ?? '[]') as { label: string }[]).map(({ label }) => label),
  amountPaise: row.amount,
});

export interface Sum {
  readonly many: number;
  readonly paise: number;
}

export type PaymentGroup =
  | 'overdue'
  | 'open'
  | 'expired'
  | 'back'
  | 'transfer'
  | 'received'
  | 'refunded';

export interface PaymentRow {
  /** Due, received or given back: an ISO day for a part, an instant for the rest. */
  readonly on: string | number;
  readonly name: string;
  readonly phone: string;
  /** The enquiry's; empty for a webinar whose enquiry was erased. */
  readonly reference: string;
  readonly hasEnquiry: boolean;
  readonly request?: string;
  readonly number?: string;
  readonly labels: readonly string[];
  readonly amountPaise: number;
  readonly part?: number;
  readonly parts?: number;
  readonly method?: string;
  readonly payment?: string;
  /** When a part was asked for, and the day of the last reminder. */
  readonly askedAt?: number;
  readonly reminded?: string;
  /** Why the money has no request; only for money without one. */
  readonly why?: string;
  readonly refund?: RefundState;
}

export interface RowsAsked {
  readonly group: PaymentGroup;
  /** ISO day in India. */
  readonly today: string;
  /** Only what was received from then on. */
  readonly from?: number;
  /** A part of a name, or of the number of a request, an invoice or a payment. */
  readonly query: string;
  readonly limit: number;
  readonly offset: number;
}

export interface PaymentPage {
  readonly rows: readonly PaymentRow[];
  readonly more: boolean;
}
