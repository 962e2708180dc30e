/** What a registrant gets to keep: what was paid, for what, and how much of it is tax. */
import type { Edition } from '#data/webinars';
import { sessionTimeText } from '#lib/shared/calendar/rules';
import { inIndia } from '#lib/shared/dates';
import { gstPercent, gstWithin, inRupees } from '#lib/shared/money';

export interface Paid {
  readonly edition: Edition;
  readonly providerOrderId: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  /** Epoch milliseconds. */
  readonly paidAt: number;
  /** Of the tax invoice; absent for what was paid before they were numbered here. */
  readonly invoiceNumber?: string;
  /** The same address has paid for this edition by another order as well. */
  readonly again?: boolean;
  /** Who paid; empty once erased. */
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
