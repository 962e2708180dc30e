/** Who owes, what has to go back, what came: a query a group, and the sums of all. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  PaymentGroup,
  PaymentPage,
  PaymentRow,
  RowsAsked,
  Sum,
} from '#lib/server/store/books/book-store';
import { contains } from '#lib/server/store/like';
import type { Tables } from '#lib/server/store/migrations/schema';
import { type Row, reader, storable } from '#lib/server/store/record-rows';
import { count } from '#lib/server/store/statements';
import { beginning } from '#lib/shared/forms/sanitize';

type Plain = Omit<
  PaymentRow,
  'name' | 'phone' | 'reference' | 'hasEnquiry' | 'labels' | 'amountPaise'
>;

/** One shape for all groups, so that one reader makes rows of them. */
interface Columns extends Row<Plain> {
  readonly name: string | null;
  readonly phone: string | null;
  readonly reference: string | null;
  /** The submission's id. */
  readonly enquiry: string | null;
  readonly lines: string | null;
  readonly amount: number;
}

type Query = RawBuilder<Columns>;

/** An unpaid part of a request that is asked for; one that ran out before its first part asks for nothing. */
const unpaid = (today: string) => sql<boolean>`p.paid_at is null and p.cancelled_at is null
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

const back = ({ query }: RowsAsked): Query => sql`
  select y.received_at as "on", s.name, s.phone, y.reference, s.id as enquiry, y.request,
    null as number, r.lines, y.amount_paise as amount, y.part, null as parts, null as method,
    y.payment, null as asked_at, null as reminded, y.why, (select state from refunds
      where refunds.payment = y.payment and state <> 'refused' limit 1) as refund
  from stray_payments as y left join submissions as s on s.id = y.enquiry_id
    left join payment_requests as r on r.number = y.request
  where y.returned_at is null
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
  if (group === 'back') return back(asked);
  if (group === 'received') return documents(asked, 'invoice');
  if (group === 'refunded') return documents(asked, 'credit-note');
  return parts(asked, group === 'overdue');
}

export async function listPayments(db: Kysely<Tables>, asked: RowsAsked): Promise<PaymentPage> {
  const isPast = asked.group === 'received' || asked.group === 'refunded';
  const order = sql.raw(isPast ? '"on" desc, number desc' : '"on", request');
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
    select 'back', count(*), sum(amount_paise) from stray_payments where returned_at is null
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
    back: of('back'),
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
