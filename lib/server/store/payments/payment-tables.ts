/** The tables of requests for payment and of the ledger. Times are epoch milliseconds, days ISO dates in India, money paise. */
import type { Refund, StoredRequest, StrayPayment } from '#lib/server/store/payments/payment-store';
import type { TaxDocument } from '#lib/server/store/payments/tax-document-record';
import type { Row } from '#lib/server/store/record-rows';
import type { PaymentPart } from '#lib/shared/payments/request';

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
