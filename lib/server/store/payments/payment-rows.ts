/** The tables of requests for payment and of the ledger, and their rows as the site reads them. Times are epoch milliseconds, days ISO dates in India, money paise. */
import type { Refund, StoredRequest, StrayPayment } from '#lib/server/store/payments/payment-store';
import type { TaxDocument } from '#lib/server/store/payments/tax-document-record';
import { type Row, reader } from '#lib/server/store/record-rows';
import type { PaymentPart } from '#lib/shared/payments/request';

export const asPart = reader<PaymentPart>({
  json: ['lines'],
  without: ['id', 'request', 'reminded'],
});

const asRequestAlone = reader<Omit<StoredRequest, 'parts'>>({ json: ['lines'] });

export const asRequest = (
  row: PaymentRequestRow,
  parts: readonly PaymentPartRow[],
): StoredRequest => ({
  ...asRequestAlone(row),
  parts: parts
    .filter(({ request }) => request === row.number)
    .map(asPart)
    .sort((one, other) => one.part - other.part),
});

export const asDocument = reader<TaxDocument>({ json: ['lines'] });

export const asStray = reader<StrayPayment>();

export const asRefund = reader<Refund>();

/** One past its day is still `open` here. */
export type PaymentRequestRow = Row<Omit<StoredRequest, 'parts'>>;

export interface PaymentPartRow extends Row<PaymentPart> {
  /** Of request and part: `P-20261124-7K3M/1`. */
  id: string;
  request: string;
  /** The day of the last reminder. */
  reminded: string | null;
}

/** An invoice or a credit note, kept for eight years: what it says is never changed, what law does not ask is emptied. */
export type TaxDocumentRow = Row<TaxDocument>;

/** Money that belongs to no open part: outside what was received and taxed, until it went back. */
export type StrayPaymentRow = Row<StrayPayment>;

export type RefundRow = Row<Refund>;
