/** Documents as they were issued, and their sums. Amounts in paise; times epoch milliseconds. */
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type {
  Around,
  PaymentLine,
  PaymentMethod,
  RefundState,
  TaxDocument,
} from '#lib/accounting/rules/invoice';
import { type Gstr1Table, type LedgerAmounts, largePaise } from '#lib/accounting/rules/returns';
import {
  asDocument,
  type TaxDocument as Stored,
  type TaxDocumentRow,
} from '#lib/accounting/schema';
import { reader, storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';

export async function findDocument(
  db: Kysely<Tables>,
  number: string,
): Promise<FoundDocument | undefined> {
  const row = await db
    .selectFrom('tax_documents')
    .selectAll()
    .where('number', '=', storable(number))
    .executeTakeFirst();
  if (!row) return undefined;
  const around = { ...(await requestOf(db, row)), ...(await creditedBy(db, row)) };
  const order =
    row.kind === 'invoice' && row.request === null ? await orderOf(db, row.number) : undefined;
  return { document: asDocument(row), around, ...(order && { order }) };
}

async function requestOf(db: Kysely<Tables>, row: Selectable<TaxDocumentRow>): Promise<Around> {
  if (row.request === null) return {};
  const [request, parts] = await Promise.all([
    db
      .selectFrom('payment_requests')
      .selectAll()
      .where('number', '=', row.request)
      .executeTakeFirst(),
    db
      .selectFrom('payment_parts')
      .selectAll()
      .where('request', '=', row.request)
      .orderBy('part')
      .execute(),
  ]);
  const lines = JSON.parse(request?.lines ?? '[]') as readonly PaymentLine[];
  return {
    ...(request && {
      discount: {
        paise: request.discount_paise,
        ofPaise: lines.reduce((sum, { feePaise }) => sum + feePaise, 0),
        reason: request.reason,
      },
    }),
    parts: parts.map((part) => ({
      part: part.part,
      due: part.due,
      taxablePaise: part.taxable_paise,
      gstPaise: part.gst_paise,
      amountPaise: part.amount_paise,
      isOpen: part.paid_at === null && part.cancelled_at === null,
    })),
  };
}

async function creditedBy(db: Kysely<Tables>, row: Selectable<TaxDocumentRow>): Promise<Around> {
  if (row.kind !== 'credit-note') return {};
  const [invoice, refund] = await Promise.all([
    db
      .selectFrom('tax_documents')
      .select('issued_at')
      .where('number', '=', row.of_invoice ?? '')
      .executeTakeFirst(),
    db
      .selectFrom('refunds')
      .select(['state', 'settled_at', 'provider_refund_id', 'paid_back_method', 'paid_back_on'])
      .where('credit_note', '=', row.number)
      .executeTakeFirst(),
  ]);
  return {
    ...(invoice && { invoicedAt: invoice.issued_at }),
    ...(refund && {
      refund: {
        state: refund.state as RefundState,
        ...(refund.settled_at !== null && { settledAt: refund.settled_at }),
        ...(refund.provider_refund_id !== null && { providerRefundId: refund.provider_refund_id }),
        ...(refund.paid_back_on !== null && {
          paidBack: {
            on: refund.paid_back_on,
            method: (refund.paid_back_method ?? 'bank') as PaymentMethod,
            number: refund.provider_refund_id ?? '',
          },
        }),
      },
    }),
  };
}

async function orderOf(db: Kysely<Tables>, number: string): Promise<FoundDocument['order']> {
  const row = await db
    .selectFrom('orders')
    .select(['edition', 'provider_order_id as providerOrderId'])
    .where('invoice_number', '=', number)
    .$narrowType<{ edition: string }>()
    .executeTakeFirst();
  return row;
}

export async function listLedger(
  db: Kysely<Tables>,
  from: number,
  before: number,
): Promise<readonly Booked[]> {
  const documents = await db
    .selectFrom('tax_documents')
    .leftJoin('tax_documents as invoice', 'invoice.number', 'tax_documents.of_invoice')
    .selectAll('tax_documents')
    .select('invoice.total_paise as of_invoice_total_paise')
    .where('tax_documents.issued_at', '>=', from)
    .where('tax_documents.issued_at', '<', before)
    .orderBy('tax_documents.issued_at')
    .orderBy('tax_documents.number')
    .execute();
  return documents.map(asBooked);
}

const asBooked = reader<Booked>({ json: ['lines'], yesNo: ['isCommercial'] });

type Summed = LedgerAmounts & { readonly many: number };

const summed = sql.raw(`count(*) as many, sum(taxable_paise) as "taxablePaise",
  sum(cgst_paise) as "cgstPaise", sum(sgst_paise) as "sgstPaise", sum(igst_paise) as "igstPaise",
  sum(total_paise) as "totalPaise"`);

/** Sums of each month that begins at one of `starts` and ends at the next, by kind. */
export async function sumMonths(
  db: Kysely<Tables>,
  starts: readonly number[],
): Promise<readonly MonthSums[]> {
  const [from = 0, end = 0] = [starts[0], starts.at(-1)];
  const { rows } = await sql<Summed & Pick<MonthSums, 'month' | 'kind'>>`
    select ${monthOf(starts)} as month, kind, ${summed} from tax_documents
    where kind in ('invoice', 'credit-note') and issued_at >= ${from} and issued_at < ${end}
    group by 1, 2`.execute(db);
  return rows.map(({ month, kind, many, ...amounts }) => ({ month, kind, many, amounts }));
}

/** Sums of what was issued in between, as GSTR-1 has it. */
export async function sumTables(
  db: Kysely<Tables>,
  from: number,
  before: number,
): Promise<readonly TableSums[]> {
  // As tableOf in lib/accounting/rules/tax.ts says it; tests/accounting/queries/books.test.ts holds the two together.
  const whole = sql`case kind when 'invoice' then total_paise else coalesce((select invoice.total_paise
    from tax_documents as invoice where invoice.number = tax_documents.of_invoice), 0) end`;
  const note = sql`kind = 'credit-note'`;
  const { rows } = await sql<Summed & Pick<TableSums, 'table' | 'placeOfSupply' | 'kind'>>`
    select case when gstin <> '' then case when ${note} then 'cdnr' else 'b2b' end
      when igst_paise = 0 or ${whole} <= ${sql.lit(largePaise)} then 'b2cs'
      when ${note} then 'cdnur' else 'b2cl' end as "table",
      place_of_supply as "placeOfSupply", kind, ${summed}
    from tax_documents where issued_at >= ${from} and issued_at < ${before}
      and coalesce(is_commercial, 0) = 0
    group by 1, 2, 3`.execute(db);
  return rows.map(({ table, placeOfSupply, kind, many, ...amounts }) => ({
    table,
    placeOfSupply,
    kind,
    many,
    amounts,
  }));
}

function monthOf(starts: readonly number[]): RawBuilder<number> {
  const steps = starts
    .slice(1, -1)
    .map((start, at) => sql`when issued_at < ${sql.lit(start)} then ${sql.lit(at)}`);
  const last = sql.lit(Math.max(0, starts.length - 2));
  if (steps.length === 0) return sql<number>`${last}`;
  return sql<number>`case ${sql.join(steps, sql` `)} else ${last} end`;
}

export interface FoundDocument {
  /** Its `enquiryId` is absent once the enquiry is erased. */
  readonly document: Stored;
  readonly around: Around;
  /** The order that paid for a webinar. */
  readonly order?: { readonly edition: string; readonly providerOrderId: string };
}

/** A document with the total of the invoice that it amends. */
export type Booked = TaxDocument & {
  readonly number: string;
  readonly ofInvoiceTotalPaise?: number;
};

export interface MonthSums {
  /** Which of the months that were asked for, from 0. */
  readonly month: number;
  readonly kind: TaxDocument['kind'];
  readonly many: number;
  readonly amounts: LedgerAmounts;
}

export interface TableSums {
  readonly table: Gstr1Table;
  /** Empty: the supplier's own State. */
  readonly placeOfSupply: string;
  readonly kind: TaxDocument['kind'];
  readonly many: number;
  readonly amounts: LedgerAmounts;
}
