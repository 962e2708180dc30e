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
import { takesPayments } from '#lib/payments/rules/orders';
import {
  askTopic,
  dueTopic,
  numberMark,
  numberPathMark,
  type PaymentPart,
  type StoredRequest,
  unpaidParts,
} from '#lib/payments/rules/requests';
import type { PaidBack } from '#lib/payments/schema';
import {
  lineInWords,
  methodInWords,
  type Paid,
  paiseInWords,
  partInWords,
  receiptRows,
  requestRows,
} from '#lib/payments/words';
import type { Env } from '#lib/platform/config/env';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { type MailContent, siteNotice, writeMail } from '#lib/platform/mail/write-mail';
import {
  dayMs,
  inIndia,
  instantInIndia,
  shortDay,
  shortDayAndHour,
} from '#lib/platform/values/india';
import { attachCalendarEntry } from '#lib/webinars/files';
import { editionSession, sessionTimeText } from '#lib/webinars/rules/sessions';
import { accessLinkText } from '#lib/webinars/words/sessions';

/** Nothing where no address was given. `stopToken`: of the link that stops reminders. */
function mailsTo(env: Env, { email, name }: Enquiry, content: MailContent, stopToken?: string) {
  const stop = stopToken ? { words: 'To stop these reminders', token: stopToken } : undefined;
  return email ? [writeMail(toCustomer(env, { email, name, stop }), content)] : [];
}

const payButton = (env: Env, sum: string) => (takesPayments(env) ? `Pay ${sum}` : 'See how to pay');

/** Below the page of the visitor. */
const invoicePath = `/invoice/${numberPathMark}`;

export function askedMail(enquiry: Enquiry, request: StoredRequest, env: Env) {
  const [first] = request.parts;
  const sum = paiseInWords(first?.amountPaise ?? request.amountPaise);
  return mailsTo(env, enquiry, {
    topic: askTopic(request.number),
    // From the next day on it can no longer be paid.
    goodUntil: instantInIndia(request.until) + dayMs,
    subject: `Pay ${sum} by ${shortDay(request.until)} (${request.number})`,
    before: [
      request.parts.length > 1
        ? `These are the fees we agreed on. The first part, ${sum}, is due by ${shortDay(request.until)}.`
        : `These are the fees we agreed on: ${sum}, due by ${shortDay(request.until)}.`,
    ],
    rows: requestRows(request),
    sum: 'Total',
    button: payButton(env, sum),
    after: [
      'On the page, fill in the details for the tax invoice. It will come by e-mail once you have paid. If this is not what we agreed on, reply to this mail before you pay, and we will send a new request in its place.',
    ],
  });
}

/** A class without a batch: its days are agreed by phone. */
const isUndated = ({ code }: StoredRequest['lines'][number]): boolean =>
  !code.startsWith('batch-') && !code.startsWith('exam-');

/** "Part 1 of 2", or "Total" where there is one part: what the last row of a mail sums up. */
const totalLabel = (part: number, request: StoredRequest): string =>
  request.parts.length > 1 ? partInWords(part, request) : 'Total';

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
  const subject = isAll ? 'Payment complete: you are enrolled' : named;
  return mailsTo(env, enquiry, {
    topic: `paid-${request.number}-${part.part}`,
    subject: `${subject} (${numberMark})`,
    before: [
      `We have received ${sum}. The tax invoice is at the link below, to print or save.`,
      ...(!isAll && next
        ? [
            `Part ${next.part}, ${paiseInWords(next.amountPaise)}, is due on ${shortDay(next.due)}; we will remind you the day before.`,
          ]
        : []),
      ...(isAll ? ['No payments pending.'] : []),
      ...(part.part === 1 && request.lines.some(isUndated)
        ? ['We will call you to fix the days of your classes.']
        : []),
    ],
    rows: [
      ['Tax invoice', numberMark],
      ['For', part.lines.map(lineInWords).join('; ')],
      ['Received', inIndia(at)],
      ['Fee', paiseInWords(part.taxablePaise)],
      ['GST 18%', paiseInWords(part.gstPaise)],
      [totalLabel(part.part, request), sum],
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
    /** The provider sends it to the account it came from, the bank of the payer has taken it, or staff transfer it. */
    readonly sentBy: 'provider' | 'bank' | 'staff';
    readonly hasNote: boolean;
    /** How staff have paid it back already. */
    readonly back?: Pick<PaidBack, 'number' | 'method' | 'on'>;
  },
  env: Env,
) {
  const sum = paiseInWords(refund.amountPaise);
  const { back } = refund;
  const how = back && `${methodInWords[back.method]} on ${shortDay(back.on)}`;
  const holds = {
    provider: `We are refunding ${sum} to the account it came from. It should reach you within 10 working days. You need not do anything.`,
    bank: `You asked your bank to take ${sum} back, and your bank has done so. We have documented it as a refund. You need not do anything.`,
    staff: `We will transfer ${sum} to your bank account within 7 working days, and write to you once it is done. If we need your account number, we will ask you for it by phone or by mail. Please give it to nobody else.`,
  }[refund.sentBy];
  const subjects = {
    provider: `We are refunding ${sum} to you`,
    bank: `Your bank has taken ${sum} back for you`,
    staff: `We will transfer ${sum} back to you`,
  };
  return mailsTo(env, enquiry, {
    topic: `refund-${refund.id}${back ? '-paid' : ''}`,
    subject: back ? `We have paid back ${sum} to you` : subjects[refund.sentBy],
    before: [
      back
        ? `We have paid back ${sum} by ${how}. If you do not have it within 3 working days, reply to this mail.`
        : holds,
    ],
    rows: [
      ...(back?.number ? ([['Our number', back.number]] as const) : []),
      ...(refund.hasNote ? ([['Credit note', numberMark]] as const) : []),
      ['Against payment', refund.payment],
      ['Reason', refund.reason],
      [back ? 'Paid back' : refund.sentBy === 'bank' ? 'Taken back' : 'Refund', sum],
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
    topic: `${dueTopic(request.number, part.part)}${day}`,
    // It says today, or tomorrow.
    goodUntil: instantInIndia(day) + dayMs,
    subject: `${sum} is due ${when} (${request.number})`,
    before: [
      `${request.parts.length > 1 ? `${partInWords(part.part, request)}, ${sum},` : `Your payment of ${sum}`} is due ${when}, ${shortDay(part.due)}. If you have paid it already, you need not do anything: we will write once it reaches us.`,
    ],
    rows: [
      ['For', part.lines.map(lineInWords).join('; ')],
      ['Due', shortDay(part.due)],
      [totalLabel(part.part, request), sum],
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
      `Not you? Somebody else may have typed your address. Open the link and withdraw, and we will erase it. About the payment, write to ${env.SUPPORT_EMAIL}.`,
    ],
    attachments: [attachCalendarEntry(session, env.origin)],
  };
  return [
    ...staffMail(submission, env),
    // Somebody may have had the address erased before the payment arrived.
    ...(submission.email ? [writeMail(toVisitor(env, submission), confirmation)] : []),
  ];
}

const noticeKind = 'payment-notice';

/** A notice about money without an enquiry; it names no person. */
export const moneyNotice = ({ topic, about, rows, at }: StaffNote) => ({
  kind: noticeKind,
  receivedAt: at,
  name: 'HOA site',
  transcript: answersOf(rows),
  idempotencyKey: `${noticeKind}:${topic}`,
  about,
});

/** A payment that is to go back, of an enquiry that was erased: for the store to record with it. */
export const strayNotice = (env: Env, note: StaffNote) => siteNotice(env, moneyNotice(note));
