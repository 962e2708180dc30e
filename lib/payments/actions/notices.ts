/** Notices to staff about money: written once for what caused them, with what is to be done as a task. */

import { randomUUID } from 'node:crypto';
import { answersOf, staffMail } from '#lib/enquiries/mails';
import { transcribe } from '#lib/forms/fields';
import { moneyNotice } from '#lib/payments/mails';
import type { Payment } from '#lib/payments/rules/orders';
import { isOfWebinar } from '#lib/payments/rules/orders';
import { toGoBackTask, unknownMoneyTask } from '#lib/payments/rules/tasks';
import type { Order, WebinarOrder } from '#lib/payments/schema';
import type { AppContext } from '#lib/platform/context';
import { notifyStaff, siteNotice } from '#lib/platform/mail/write-mail';
import { inIndia } from '#lib/platform/values/india';
import { inRupees } from '#lib/platform/values/money';
import { webinarPaid } from '#lib/webinars/forms/paid';

type PaymentSummary = Pick<Payment, 'id' | 'amountPaise' | 'currency'>;

/** `again`: the same address has paid by another order; for the registration to record with itself. */
const toGoBack = {
  twice: ['webinar-refund', 'Refund this payment: the order was paid by another one already'],
  again: [
    'webinar-refund',
    'Refund this payment: the visitor had paid for this edition by another order already',
  ],
  amount: [
    'webinar-mispaid',
    'This payment is not of the amount we asked: refund it or settle it with the visitor',
  ],
} as const;

/** Notifies staff once about a webinar payment that must be refunded, and opens its task. */
export async function notifyRefund(
  context: AppContext,
  order: WebinarOrder,
  payment: PaymentSummary,
  why: 'twice' | 'amount',
): Promise<void> {
  const { submission, mails } = noticeOf(context, order, refundNotice(payment, why));
  const registered = await context.store.findSubmission(order.id);
  const task = webinarTask(payment, toGoBack[why][1], context.now(), registered && order.id);
  await context.store.recordMoneyNotice(submission, mails, task);
  context.wake('mail');
}

export const paidAgainNotice = (
  context: AppContext,
  order: WebinarOrder,
  payment: PaymentSummary,
) => ({
  ...noticeOf(context, order, refundNotice(payment, 'again')),
  task: webinarTask(payment, toGoBack.again[1], context.now(), order.id),
});

const webinarTask = (
  { id: payment, amountPaise }: PaymentSummary,
  text: string,
  receivedAt: number,
  enquiryId: string | undefined,
) => toGoBackTask({ payment, amountPaise, receivedAt, text, enquiryId });

function refundNotice(payment: PaymentSummary, why: keyof typeof toGoBack): Notice {
  const [kind, what] = toGoBack[why];
  return { kind, once: payment.id, what, payment };
}

/** A registration whose money never came to us: an uncaptured payment goes back to the visitor by itself. */
export const notifyUnseen = (context: AppContext, order: Order) =>
  !isOfWebinar(order)
    ? notifyUnseenPart(context, order)
    : notify(context, order, {
        kind: 'webinar-unseen',
        once: order.id,
        what: 'Look at this payment with the provider: the visitor is registered, but its money was never seen to reach us',
        payment: {
          id: order.paymentId ?? 'unknown',
          amountPaise: order.amountPaise,
          currency: order.currency,
        },
      });

/** A part of a request, for which an invoice was issued. */
async function notifyUnseenPart(context: AppContext, order: Order): Promise<void> {
  const request = await context.store.findPaymentRequest(order.request ?? '');
  const notice = moneyNotice({
    topic: `unseen-${order.id}`,
    about: 'money that was never seen to reach us',
    rows: [
      ['What to do', 'Look at this payment with the provider: it has an invoice and no money'],
      ['Payment', order.paymentId ?? 'unknown'],
      ['Amount', inRupees(order.amountPaise / 100)],
      ['Request', order.request ?? ''],
      ['Enquiry', request?.reference ?? ''],
    ],
    at: context.now(),
  });
  await notifyStaff(context, notice);
}

/** Money that came to us, whose order is not in the store: it was lost by a restore, or belongs to something else. */
export async function notifyUnknownMoney(
  context: Pick<AppContext, 'store' | 'env' | 'now' | 'wake'>,
  payment: PaymentSummary & {
    readonly providerOrderId: string;
    readonly paidAt?: number;
    /** That was issued for it, as the provider's record of the order says. */
    readonly invoice?: string | undefined;
  },
): Promise<void> {
  const notice = moneyNotice({
    topic: `unknown-money-${payment.id}`,
    about: 'money whose order the site does not know',
    rows: [
      [
        'What to do',
        'Find this payment with the provider, who shows the address and phone of the payer. Refund it there, or call them, ask for what they paid for on their enquiry, and enter it under “Paid elsewhere” with the number of this payment',
      ],
      ['Payment', payment.id],
      ['Amount', `${payment.currency} ${payment.amountPaise / 100}`],
      ['Order of the provider', payment.providerOrderId],
      ...(payment.paidAt === undefined ? [] : [['Paid', inIndia(payment.paidAt)] as const]),
      ...(payment.invoice ? [['Invoice', payment.invoice] as const] : []),
      ['How it may have come', 'The store was restored from a backup that is older than the order'],
    ],
    at: context.now(),
  });
  const { note, mail } = siteNotice(context.env, notice);
  const { id, providerOrderId } = payment;
  const amount = inRupees(payment.amountPaise / 100);
  const task = unknownMoneyTask({ payment: id, amount, providerOrderId }, context.now());
  await context.store.recordMoneyNotice(note, [mail], task);
  context.wake('mail');
}

/** An attempt that was left unpaid; one that a person hardly made waits for the digest. */
export const notifyUnpaid = (context: AppContext, order: WebinarOrder) =>
  notify(context, order, {
    kind: 'webinar-unpaid',
    once: order.id,
    what: 'Left unpaid; the visitor may want help',
    suspicion: order.suspicion,
  });

interface Notice {
  readonly kind: string;
  /** The key under which it is reported once. */
  readonly once: string;
  readonly what: string;
  readonly payment?: PaymentSummary;
  readonly suspicion?: string | undefined;
}

async function notify(context: AppContext, order: WebinarOrder, notice: Notice): Promise<void> {
  const { submission, mails } = noticeOf(context, order, notice);
  await context.store.recordSubmission(submission, mails);
  context.wake('mail');
}

function noticeOf({ env, now }: AppContext, order: WebinarOrder, notice: Notice) {
  const { kind, once, what, payment, suspicion } = notice;
  const rows = [
    ['What to do', what],
    ['Order', order.providerOrderId],
    ['Opened', inIndia(order.openedAt)],
    ['Asked', inRupees(order.amountPaise / 100)],
    ['Failed attempts', String(order.attempts)],
    ...(payment
      ? ([
          ['Payment', payment.id],
          [
            'Amount of the payment',
            `${payment.currency} ${(payment.amountPaise / 100).toFixed(2)}`,
          ],
        ] as const)
      : []),
  ] as const;
  const submission = {
    id: randomUUID(),
    kind,
    receivedAt: now(),
    name: order.name,
    email: order.email,
    phone: order.phone,
    transcript: [...answersOf(rows), ...transcribe(webinarPaid, { ...order })],
    ...(suspicion === undefined ? {} : { suspicion }),
    idempotencyKey: `${kind}:${once}`,
  };
  return { submission, mails: suspicion ? [] : staffMail(submission, env) };
}
