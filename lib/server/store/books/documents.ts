/** Invoices and credit notes as they were issued, and what their sheet says besides. */
import type { Kysely, Selectable } from 'kysely';
import type { Booked, FoundDocument } from '#lib/server/store/books/book-store';
import type { Tables } from '#lib/server/store/migrations/schema';
import { asDocument, type TaxDocumentRow } from '#lib/server/store/payments/payment-rows';
import { reader, storable } from '#lib/server/store/record-rows';
import type { Around } from '#lib/shared/invoice/tax-document';
import type { PaymentLine, RefundState } from '#lib/shared/payments/request';

/** An invoice or a credit note by its number. */
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
      .select(['state', 'settled_at', 'provider_refund_id'])
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

/** What was issued from the one time up to the other, the oldest first. */
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

const asBooked = reader<Booked>({ json: ['lines'] });
