/** A task is written where its cause arises, and ended where it is done. */

import type { RefundState } from '#lib/accounting/rules/invoice';
import { dayMs } from '#lib/platform/values/india';
import { inRupees } from '#lib/platform/values/money';
import type { NewTask } from '#lib/tasks/schema';

const promisedDays = 7;

const days = (since: number, many: number) =>
  ({ since, dueAt: since + many * dayMs, wholeDay: true }) as const;

interface ToTransfer {
  readonly id: string;
  readonly payment: string;
  readonly enquiryId?: string | undefined;
  readonly reference: string;
  readonly amountPaise: number;
  readonly state: RefundState;
}

/** A refund that no provider sends: the subject is the refund's id. */
export const transferTask = (refund: ToTransfer, at: number): NewTask => ({
  kind: 'transfer',
  subject: refund.id,
  ...(refund.enquiryId !== undefined && { enquiryId: refund.enquiryId }),
  ...days(at, promisedDays),
  detail: {
    payment: refund.payment,
    amount: inRupees(refund.amountPaise / 100),
    text:
      refund.state === 'refused'
        ? 'Razorpay refused the refund: transfer it yourself'
        : 'not paid through Razorpay, so transfer it yourself',
    ...(refund.enquiryId === undefined && refund.reference && { erased: refund.reference }),
  },
});

interface Returnable {
  readonly payment: string;
  readonly enquiryId?: string | undefined;
  readonly amountPaise: number;
  readonly receivedAt: number;
  readonly text: string;
}

/** Money that pays nothing: the subject is the payment. */
export const toGoBackTask = (money: Returnable): NewTask => ({
  kind: 'to-go-back',
  subject: money.payment,
  ...(money.enquiryId !== undefined && { enquiryId: money.enquiryId }),
  ...days(money.receivedAt, promisedDays),
  detail: {
    payment: money.payment,
    amount: inRupees(money.amountPaise / 100),
    text: money.text,
  },
});

interface UnknownMoney {
  readonly payment: string;
  readonly amount: string;
  readonly providerOrderId: string;
}

/** Captured money whose order the store does not know: the subject is the payment. */
export const unknownMoneyTask = (
  { payment, amount, providerOrderId }: UnknownMoney,
  at: number,
): NewTask => ({
  kind: 'unknown-money',
  subject: payment,
  ...days(at, 1),
  detail: {
    payment,
    amount,
    text: `The site does not know its order ${providerOrderId}: refund it at Razorpay, or enter it under “Paid elsewhere” with this number`,
  },
});

/** A document of a buyer who is not registered lacks address or State: the subject is its number. */
export const buyerDetailsTask = (
  document: { readonly number: string; readonly enquiryId?: string | undefined },
  at: number,
): NewTask => ({
  kind: 'buyer-details',
  subject: document.number,
  ...(document.enquiryId !== undefined && { enquiryId: document.enquiryId }),
  ...days(at, promisedDays),
  detail: { document: document.number, text: 'Ask for the address and the State of the buyer' },
});

interface Dispute {
  readonly id: string;
  readonly payment: string;
  readonly enquiryId?: string | undefined;
  readonly amountPaise: number;
  readonly reason: string;
  /** Epoch milliseconds; absent where the provider names no day. */
  readonly respondBy?: number | undefined;
}

/** A bank asks for the money back: the subject is the dispute's id. */
export const disputeTask = (dispute: Dispute, at: number): NewTask => ({
  kind: 'dispute',
  subject: dispute.id,
  ...(dispute.enquiryId !== undefined && { enquiryId: dispute.enquiryId }),
  since: at,
  dueAt: dispute.respondBy ?? at + dayMs,
  wholeDay: true,
  detail: {
    payment: dispute.payment,
    amount: inRupees(dispute.amountPaise / 100),
    text: dispute.reason,
  },
});

export const seatGoneSubject = (request: string): string => `seat-gone:${request}`;

/** Paid after the hold had run out, and somebody else has the last seat. The subject names the request. */
export const seatGoneTask = (
  paid: { readonly request: string; readonly enquiryId: string },
  at: number,
): NewTask => ({
  kind: 'follow-up',
  subject: seatGoneSubject(paid.request),
  enquiryId: paid.enquiryId,
  ...days(at, 1),
  detail: {
    request: paid.request,
    text: 'Paid, but the last seat was gone: call about another batch or a refund',
  },
});
