/** What staff are told of an order that needs a person: each thing once. */
import { randomUUID } from 'node:crypto';
import {
  answersOf,
  notifyStaff,
  type StaffNote,
  siteNotice,
  staffMail,
} from '#lib/server/forms/staff-mail';
import type { Payment } from '#lib/server/payments/order-states';
import type { Env } from '#lib/server/settings/env';
import type { Site } from '#lib/server/site';
import { isOfWebinar, type Order, type WebinarOrder } from '#lib/server/store/payments/schema';
import { inIndia } from '#lib/shared/dates';
import { transcribe } from '#lib/shared/forms/transcribe';
import { webinarPaid } from '#lib/shared/forms/webinar-paid/form';
import { inRupees } from '#lib/shared/money';

type PaymentSummary = Pick<Payment, 'id' | 'amountPaise' | 'currency'>;

/** A second payment of an order that is registered already. */
export const notifyRefund = (site: Site, order: WebinarOrder, payment: PaymentSummary) =>
  notify(site, order, {
    kind: 'webinar-refund',
    once: payment.id,
    what: 'Refund this payment: the order was paid by another one already',
    payment,
  });

/** A second payment of somebody who had registered by another order: for the registration to record with itself. */
export const paidAgainNotice = (site: Site, order: WebinarOrder, payment: PaymentSummary) =>
  noticeOf(site, order, {
    kind: 'webinar-refund',
    once: payment.id,
    what: 'Refund this payment: the visitor had paid for this edition by another order already',
    payment,
  });

/** A payment of another amount than the order's: it does not register. */
export const notifyMispaid = (site: Site, order: WebinarOrder, payment: PaymentSummary) =>
  notify(site, order, {
    kind: 'webinar-mispaid',
    once: payment.id,
    what: 'This payment is not of the amount we asked: refund it or settle it with the visitor',
    payment,
  });

/** A registration whose money never came to us: an uncaptured payment goes back to the visitor by itself. */
export const notifyUnseen = (site: Site, order: Order) =>
  !isOfWebinar(order)
    ? notifyUnseenPart(site, order)
    : notify(site, order, {
        kind: 'webinar-unseen',
        once: order.id,
        what: 'Look at this payment with the provider: the visitor is registered, but its money was never seen to reach us',
        payment: {
          id: order.paymentId ?? 'unknown',
          amountPaise: order.amountPaise,
          currency: order.currency,
        },
      });

const noticeKind = 'payment-notice';

/** Of money whose enquiry is gone, or was never there: nobody is named. */
const moneyNotice = ({ topic, about, rows, at }: StaffNote) => ({
  kind: noticeKind,
  receivedAt: at,
  name: 'HOA site',
  transcript: answersOf(rows),
  idempotencyKey: `${noticeKind}:${topic}`,
  about,
});

/** A payment that is to go back, of an enquiry that was erased: for the store to record with it. */
export const strayNotice = (env: Env, note: StaffNote) => siteNotice(env, moneyNotice(note));

/** A part of a request, for which an invoice was issued. */
async function notifyUnseenPart(site: Site, order: Order): Promise<void> {
  const request = await site.store.findPaymentRequest(order.request ?? '');
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
    at: site.now(),
  });
  await notifyStaff(site, notice);
}

/** Money that came to us, whose order is not in the store: it was lost by a restore, or belongs to something else. */
export async function notifyUnknownMoney(
  site: Pick<Site, 'store' | 'env' | 'now' | 'wakeCourier'>,
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
        'Find this payment with the provider, who shows the address and phone of the payer. Refund it there, or call them and settle what they paid for',
      ],
      ['Payment', payment.id],
      ['Amount', `${payment.currency} ${payment.amountPaise / 100}`],
      ['Order of the provider', payment.providerOrderId],
      ...(payment.paidAt === undefined ? [] : [['Paid', inIndia(payment.paidAt)] as const]),
      ...(payment.invoice ? [['Invoice', payment.invoice] as const] : []),
      ['How it may have come', 'The store was restored from a backup that is older than the order'],
    ],
    at: site.now(),
  });
  await notifyStaff(site, notice);
}

/** An attempt that was left unpaid; one that a person hardly made waits for the digest. */
export const notifyUnpaid = (site: Site, order: WebinarOrder) =>
  notify(site, order, {
    kind: 'webinar-unpaid',
    once: order.id,
    what: 'Left unpaid; the visitor may want help',
    suspicion: order.suspicion,
  });

interface Notice {
  readonly kind: string;
  /** What it is told once for. */
  readonly once: string;
  readonly what: string;
  readonly payment?: PaymentSummary;
  readonly suspicion?: string | undefined;
}

async function notify(site: Site, order: WebinarOrder, notice: Notice): Promise<void> {
  const { submission, mails } = noticeOf(site, order, notice);
  await site.store.recordSubmission(submission, mails);
  site.wakeCourier();
}

function noticeOf({ env, now }: Site, order: WebinarOrder, notice: Notice) {
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
          ['Amount of the payment', `${payment.currency} ${payment.amountPaise / 100}`],
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
