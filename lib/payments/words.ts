/** How sums, parts, days and receipts are written. */
import { inWords } from '#data/formatting';
import type { Edition } from '#data/webinars';
import type { PaymentLine, PaymentMethod } from '#lib/accounting/rules/invoice';
import type { Batch } from '#lib/batches/rules';
import { whenInRequest } from '#lib/batches/words';
import type { PaymentPart, PaymentRequest } from '#lib/payments/rules/requests';
import { inIndia, shortDay } from '#lib/platform/values/india';
import { gstPercent, gstWithin, inRupees } from '#lib/platform/values/money';
import { sessionTimeText } from '#lib/webinars/rules/sessions';

/** "₹10,030", or with its paise. */
export const paiseInWords = (paise: number): string => inRupees(paise / 100);

export const withGstInWords = ({
  taxablePaise,
  gstPaise,
  amountPaise,
}: Pick<PaymentPart, 'taxablePaise' | 'gstPaise' | 'amountPaise'>): string =>
  `${paiseInWords(taxablePaise)} + ${paiseInWords(gstPaise)} GST = ${paiseInWords(amountPaise)}`;

/** "Part 1 of 2", or "Payment" where it is the whole. */
export const partInWords = (part: number, { parts }: Pick<PaymentRequest, 'parts'>): string =>
  parts.length > 1 ? `Part ${part} of ${parts.length}` : 'Payment';

/** "in two parts", or nothing. */
export const partsInWords = (parts: number): string =>
  parts > 1 ? ` in ${inWords(parts)} parts` : '';

export const methodInWords: Readonly<Record<PaymentMethod, string>> = {
  razorpay: 'Razorpay',
  bank: 'bank transfer',
  cash: 'cash',
  cheque: 'cheque',
  upi: 'UPI',
};

/** "AcSS 5, GST fundamentals, batch from Mon 4 Jan 2027, Mon to Fri, 7:00 to 8:30 PM, Online, Tamil". */
export const lineInWords = ({ label, when }: Pick<PaymentLine, 'label' | 'when'>): string =>
  when ? `${label}, ${when}` : label;

export const batchCode = ({ id }: Pick<Batch, 'id'>): string => `batch-${id}`;

/** A line that was asked for, given in this batch. */
export const inBatch = <Line extends PaymentLine>(line: Line, batch: Batch): Line => ({
  ...line,
  code: batchCode(batch),
  mode: batch.mode,
  when: whenInRequest(batch),
});

/** Rows of a mail or a notice: what is paid for, and when. */
export function requestRows(request: PaymentRequest): [string, string][] {
  const { lines, discountPaise, reason, parts } = request;
  return [
    ['Request', request.number],
    ...lines.flatMap(({ label, when, feePaise }): [string, string][] => [
      [label, paiseInWords(feePaise)],
      ...(when ? [['Batch', when.replace(/^batch f/, 'F')] as [string, string]] : []),
    ]),
    ...(discountPaise > 0
      ? [[`Discount: ${reason}`, `−${paiseInWords(discountPaise)}`] as [string, string]]
      : []),
    ['GST 18%', paiseInWords(request.gstPaise)],
    ...(parts.length > 1
      ? parts.map(({ part, due, amountPaise }): [string, string] => [
          `${partInWords(part, request)}, by ${shortDay(due)}`,
          paiseInWords(amountPaise),
        ])
      : []),
    ['Total', paiseInWords(request.amountPaise)],
  ];
}

export interface Paid {
  readonly edition: Edition;
  readonly providerOrderId: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  /** Epoch milliseconds. */
  readonly paidAt: number;
  /** The number of the tax invoice; absent for payments from before invoices were numbered here. */
  readonly invoiceNumber?: string;
  /** Whether the address has also paid for this edition by another order. */
  readonly again?: boolean;
  readonly name: string;
}

export function receiptRows(paid: Paid): readonly (readonly [label: string, value: string])[] {
  const { fee, gst, total } = gstWithin(paid.amountPaise / 100);
  return [
    ['Webinar', paid.edition.title],
    ['When', sessionTimeText(paid.edition)],
    ['Fee', inRupees(fee)],
    [`GST ${gstPercent}%`, inRupees(gst)],
    ['Total paid', inRupees(total)],
    ['Order', paid.providerOrderId],
    ['Payment', paid.paymentId],
    ['Paid', inIndia(paid.paidAt)],
  ];
}
