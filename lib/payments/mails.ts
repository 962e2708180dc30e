/** Mails about payments: to the visitor nothing that was typed, to staff each thing once. */
import { randomUUID } from 'node:crypto';
import { routes } from '#data/addresses/routes';
import { paidCall, paidTwice } from '#data/after-registration';
import {
  answersOf,
  receiptRows as enquiryRows,
  type StaffNote,
  staffMail,
  toCustomer,
  toVisitor,
} from '#lib/enquiries/mails';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import type { Submission } from '#lib/enquiries/schema/submission';
import { transcribe } from '#lib/forms/fields';
import { type Payment, takesPayments } from '#lib/payments/rules/orders';
import {
  numberMark,
  numberPathMark,
  type PaymentPart,
  type StoredRequest,
  unpaidParts,
} from '#lib/payments/rules/requests';
import { toGoBackTask, unknownMoneyTask } from '#lib/payments/rules/tasks';
import { isOfWebinar, type Order, type PaidBack, type WebinarOrder } from '#lib/payments/schema';
import {
  methodInWords,
  type Paid,
  paiseInWords,
  partInWords,
  receiptRows,
  requestRows,
} from '#lib/payments/words';
import type { Env } from '#lib/platform/config/env';
import type { AppContext } from '#lib/platform/context';
import { notifyStaff, siteNotice } from '#lib/platform/mail/notice';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { type MailContent, writeMail } from '#lib/platform/mail/write-mail';
import { inIndia, shortDay } from '#lib/platform/values/dates';
import { shortDayAndHour } from '#lib/platform/values/india';
import { inRupees } from '#lib/platform/values/money';
import { attachCalendarEntry } from '#lib/webinars/files';
import { webinarPaid } from '#lib/webinars/forms/paid';
import { editionSession, sessionTimeText } from '#lib/webinars/rules/sessions';
import { accessLinkText } from '#lib/webinars/words/sessions';

/** Nothing where no address was given. `stopToken`: of the link that stops reminders. */
function mailsTo(env: Env, { email }: Enquiry, content: MailContent, stopToken?: string) {
  const stop = stopToken ? { words: 'To stop these reminders', token: stopToken } : undefined;
  return email ? [writeMail(toCustomer(env, { email, stop }), content)] : [];
}

const payButton = (env: Env, sum: string) => (takesPayments(env) ? `Pay ${sum}` : 'See how to pay');

/** Below the page of the visitor. */
const invoicePath = `/invoice/${numberPathMark}`;

export function askedMail(enquiry: Enquiry, request: StoredRequest, env: Env) {
  const [first] = request.parts;
  const sum = paiseInWords(first?.amountPaise ?? request.amountPaise);
  return mailsTo(env, enquiry, {
    topic: `ask-${request.number}`,
    subject: `Pay ${sum} by ${shortDay(request.until)} (${request.number})`,
    before: [
      request.parts.length > 1
        ? `This is what we agreed on. The first part, ${sum}, is due by ${shortDay(request.until)}.`
        : `This is what we agreed on: ${sum}, by ${shortDay(request.until)}.`,
    ],
    rows: requestRows(request),
    sum: 'Total',
    button: payButton(env, sum),
    after: [
      'On the page, fill in the details for the tax invoice. It will come by e-mail once you have paid. If this is not what we agreed on, reply to this mail before you pay, and we will send a new request in its place.',
    ],
  });
}

interface PaidPart {
  readonly request: StoredRequest;
  readonly part: PaymentPart;
  readonly isAll: boolean;
  readonly at: number;
}

export function paidMail(enquiry: Enquiry, { request, part, isAll, at }: PaidPart, env: Env) {
  const sum = paiseInWords(part.amountPaise);
  const next = unpaidParts(request).find((each) => each.part !== part.part);
  const named =
    request.parts.length > 1 ? `Part ${part.part} is paid` : 'We have received your payment';
  const subject = isAll ? 'Everything is paid: you are enrolled' : named;
  return mailsTo(env, enquiry, {
    topic: `paid-${request.number}-${part.part}`,
    subject: `${subject} (${numberMark})`,
    before: [
      `We have received ${sum}. The tax invoice is at the link below, to print or to keep.`,
      ...(!isAll && next
        ? [
            `Part ${next.part}, ${paiseInWords(next.amountPaise)}, is due on ${shortDay(next.due)}; we will remind you the day before.`,
          ]
        : []),
      ...(isAll ? ['Nothing is left to pay.'] : []),
    ],
    rows: [
      ['Tax invoice', numberMark],
      ['For', part.lines.map(({ label }) => label).join('; ')],
      ['Received', inIndia(at)],
      ['Fee', paiseInWords(part.taxablePaise)],
      ['GST 18%', paiseInWords(part.gstPaise)],
      [partInWords(part.part, request), sum],
    ],
    button: 'Open the tax invoice',
    buttonPath: invoicePath,
  });
}

export function refundMail(
  enquiry: Enquiry,
  refund: {
    readonly id: string;
    readonly amountPaise: number;
    readonly reason: string;
    readonly payment: string;
    /** It goes to the account it came from; else staff transfer it. */
    readonly isProvider: boolean;
    readonly hasNote: boolean;
    /** How staff have paid it back already. */
    readonly back?: Pick<PaidBack, 'number' | 'method' | 'on'>;
  },
  env: Env,
) {
  const sum = paiseInWords(refund.amountPaise);
  const { back } = refund;
  const how = back && `${methodInWords[back.method]} on ${shortDay(back.on)}`;
  const holds = refund.isProvider
    ? `We are refunding ${sum} to the account it came from: it is there within 7 working days. You need not do anything.`
    : `We will transfer ${sum} to your bank account within 7 working days, and write to you once it is done. If we need your account number, we will ask you for it: reply to no one else.`;
  return mailsTo(env, enquiry, {
    topic: `refund-${refund.id}${back ? '-paid' : ''}`,
    subject: back
      ? `We have paid back ${sum} to you`
      : refund.isProvider
        ? `We are refunding ${sum} to you`
        : `We will transfer ${sum} back to you`,
    before: [
      back
        ? `We have paid back ${sum} by ${how}. If you do not have it within 3 working days, reply to this mail.`
        : holds,
    ],
    rows: [
      ...(back?.number ? ([['Our number', back.number]] as const) : []),
      ...(refund.hasNote ? ([['Credit note', numberMark]] as const) : []),
      ['Of the payment', refund.payment],
      ['Reason', refund.reason],
      [back ? 'Paid back' : 'Goes back', sum],
    ],
    ...(refund.hasNote
      ? { button: 'Open the credit note', buttonPath: invoicePath }
      : { button: 'See your payments' }),
  });
}

export function reminderMail(
  enquiry: Enquiry,
  { request, part }: { readonly request: StoredRequest; readonly part: PaymentPart },
  {
    isToday,
    day,
    stop,
  }: { readonly isToday: boolean; readonly day: string; readonly stop: string },
  env: Env,
) {
  const sum = paiseInWords(part.amountPaise);
  const when = isToday ? 'today' : 'tomorrow';
  const content = {
    topic: `due-${request.number}-${part.part}-${day}`,
    subject: `${sum} is due ${when} (${request.number})`,
    before: [
      `${partInWords(part.part, request)}, ${sum}, is due ${when}, ${shortDay(part.due)}. If you have paid it already, you need not do anything: we will write when it reaches us.`,
    ],
    rows: [
      ['For', part.lines.map(({ label }) => label).join('; ')],
      ['Due', shortDay(part.due)],
      [partInWords(part.part, request), sum],
    ] as const,
    button: payButton(env, sum),
  };
  return mailsTo(env, enquiry, content, stop);
}

/** One mail to staff; to the visitor the confirmation with receipt and calendar entry, and nothing that was typed. */
export function webinarPaidEmails(
  submission: Submission,
  env: Env,
  paid: Paid,
  receiptToken: string,
): readonly OutgoingMail[] {
  const { edition } = paid;
  const session = editionSession(edition);
  const confirmation = {
    subject: `You are registered: ${edition.title} (${shortDayAndHour(session.start, submission.receivedAt)})`,
    before: [
      ...(paid.again ? [paidTwice] : []),
      `Your payment has reached us and your place is booked: ${sessionTimeText(edition)}. The calendar entry is attached. ${accessLinkText('en', session.start, submission.receivedAt)}`,
      'This is your receipt:',
    ],
    rows: [...enquiryRows(submission, inIndia), ...receiptRows(paid)],
    sum: 'Total paid',
    button: 'See your registration',
    after: [
      paidCall,
      `The tax invoice, to print or keep: ${env.origin}${routes.invoice}?r=${receiptToken}`,
      'The page of your registration shows its status. There you can choose when we call, or withdraw. If you withdraw you give up your place; the page first tells you what happens to the payment. The link is only for you: please do not forward it.',
      `You did not register? Then somebody else typed your address. Open the link and withdraw, and we will erase it. About the payment, write to ${env.SUPPORT_EMAIL}.`,
    ],
    attachments: [attachCalendarEntry(session, env.origin)],
  };
  return [
    ...staffMail(submission, env),
    // Somebody may have had the address erased before the payment arrived.
    ...(submission.email ? [writeMail(toVisitor(env, submission), confirmation)] : []),
  ];
}

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

/** Of a webinar: staff are told once, and have it as a task. */
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

const noticeKind = 'payment-notice';

/** A notice about money without an enquiry; it names no person. */
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
