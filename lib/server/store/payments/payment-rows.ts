/** Rows of requests, documents, stray payments and refunds as the site reads them. */
import type { Refund, StoredRequest, StrayPayment } from '#lib/server/store/payments/payment-store';
import type { PaymentPartRow, PaymentRequestRow } from '#lib/server/store/payments/payment-tables';
import type { TaxDocument } from '#lib/server/store/payments/tax-document-record';
import { reader } from '#lib/server/store/record-rows';
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
