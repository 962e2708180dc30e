/** Rows of requests, documents, stray payments and refunds as the site reads them. */
import type { Selectable } from 'kysely';
import type { Refund, StoredRequest, StrayPayment } from '#lib/server/store/payments/payment-store';
import type {
  PaymentPartRow,
  PaymentRequestRow,
  RefundRow,
  StrayPaymentRow,
  TaxDocumentRow,
} from '#lib/server/store/payments/payment-tables';
import type { TaxDocument } from '#lib/server/store/payments/tax-document';
import type {
  DocumentKind,
  DocumentLine,
  PaymentLine,
  PaymentMethod,
  PaymentPart,
  RefundState,
  RequestState,
  StrayReason,
} from '#lib/shared/payments/request';

/** Without the names of what is null. */
const given = <T extends Readonly<Record<string, unknown>>>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [name in keyof T]?: NonNullable<T[name]>;
  };

export const asPart = (row: Selectable<PaymentPartRow>): PaymentPart => ({
  part: row.part,
  due: row.due,
  taxablePaise: row.taxable_paise,
  gstPaise: row.gst_paise,
  amountPaise: row.amount_paise,
  lines: JSON.parse(row.lines) as DocumentLine[],
  ...given({
    paidAt: row.paid_at,
    cancelledAt: row.cancelled_at,
    invoiceNumber: row.invoice_number,
  }),
});

export const asRequest = (
  row: Selectable<PaymentRequestRow>,
  parts: readonly Selectable<PaymentPartRow>[],
): StoredRequest => ({
  number: row.number,
  reference: row.reference,
  state: row.state as RequestState,
  madeAt: row.made_at,
  madeBy: row.made_by,
  until: row.until,
  lines: JSON.parse(row.lines) as PaymentLine[],
  discountPaise: row.discount_paise,
  reason: row.reason,
  taxablePaise: row.taxable_paise,
  gstPaise: row.gst_paise,
  amountPaise: row.amount_paise,
  parts: parts
    .filter(({ request }) => request === row.number)
    .map(asPart)
    .sort((one, other) => one.part - other.part),
  ...given({
    enquiryId: row.enquiry_id,
    replacedBy: row.replaced_by,
    closedAt: row.closed_at,
  }),
});

export const asDocument = (row: Selectable<TaxDocumentRow>): TaxDocument => ({
  number: row.number,
  kind: row.kind as DocumentKind,
  reference: row.reference,
  issuedAt: row.issued_at,
  receivedOn: row.received_on,
  name: row.name,
  address: row.address,
  gstin: row.gstin,
  state: row.state,
  placeOfSupply: row.place_of_supply,
  lines: JSON.parse(row.lines) as DocumentLine[],
  taxablePaise: row.taxable_paise,
  cgstPaise: row.cgst_paise,
  sgstPaise: row.sgst_paise,
  igstPaise: row.igst_paise,
  totalPaise: row.total_paise,
  method: row.method as PaymentMethod,
  payment: row.payment,
  reason: row.reason,
  ...given({
    ofInvoice: row.of_invoice,
    request: row.request,
    part: row.part,
    enquiryId: row.enquiry_id,
  }),
});

export const asStray = (row: Selectable<StrayPaymentRow>): StrayPayment => ({
  payment: row.payment,
  why: row.why as StrayReason,
  providerOrderId: row.provider_order_id,
  reference: row.reference,
  amountPaise: row.amount_paise,
  receivedAt: row.received_at,
  ...given({
    request: row.request,
    part: row.part,
    enquiryId: row.enquiry_id,
    returnedAt: row.returned_at,
  }),
});

export const asRefund = (row: Selectable<RefundRow>): Refund => ({
  id: row.id,
  payment: row.payment,
  reference: row.reference,
  amountPaise: row.amount_paise,
  reason: row.reason,
  method: row.method as PaymentMethod,
  state: row.state as RefundState,
  askedBy: row.asked_by,
  askedAt: row.asked_at,
  tries: row.tries,
  ...given({
    invoice: row.invoice,
    creditNote: row.credit_note,
    request: row.request,
    enquiryId: row.enquiry_id,
    providerRefundId: row.provider_refund_id,
    settledAt: row.settled_at,
    nextTryAt: row.next_try_at,
  }),
});
