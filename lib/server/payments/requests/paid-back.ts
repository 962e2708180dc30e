/** A refund that the provider refused, paid back by staff: the credit note stands already, and only the money was missing. */
import { writeOf } from '#lib/server/enquiries/action-write';
import type { Deed } from '#lib/server/payments/requests/payment-answer';
import { refundMail } from '#lib/server/payments/requests/request-mails';
import { paiseInWords } from '#lib/server/payments/requests/words';
import type { PaymentFile, Refund } from '#lib/server/store/payments/payment-store';
import { paymentEvents } from '#lib/server/webhooks/events';

/** The one of this payment that the provider refused; undefined where none waits to be paid back by hand. */
export const refusedOf = ({ refunds }: PaymentFile, payment: string): Refund | undefined =>
  refunds.find((each) => each.payment === payment && each.state === 'refused');

/** `number`: theirs, as UTR or cheque. False where somebody was faster. */
export async function keepPaidBack(
  { site, by, enquiry, now }: Deed,
  refund: Refund,
  number: string,
): Promise<boolean> {
  const { store, env } = site;
  const action = { name: 'refund', sum: paidBackInWords(refund.amountPaise, number) } as const;
  const write = await writeOf(site, by, enquiry, enquiry.state, action);
  const paidBack = { ...refund, isProvider: false, hasNote: false, paidBack: number };
  const told = paymentEvents('payment.refunded', enquiry, env, now, {
    payment: refund.request,
    amount: refund.amountPaise,
    creditNote: refund.creditNote,
    refund: number,
  });
  const webhooks = [...(write.webhooks ?? []), ...told];
  const mails = refundMail(enquiry, paidBack, env);
  return store.keepPaidBack({ ...write, mails, webhooks }, refund.id, number, now);
}

export const paidBackInWords = (amountPaise: number, number: string): string =>
  `${paiseInWords(amountPaise)}, paid back elsewhere, ${number}`;
