/** What the visitor is written of a request for payment: the link to their page, and nothing that was typed. */
import { toCustomer } from '#lib/server/forms/recipients';
import { type MailContent, writeMail } from '#lib/server/mail/write-mail';
import { paiseInWords, partInWords, requestRows } from '#lib/server/payments/requests/words';
import { takesPayments } from '#lib/server/payments/takes-payments';
import type { Env } from '#lib/server/settings/env';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { StoredRequest } from '#lib/server/store/payments/schema';
import { inIndia, shortDay } from '#lib/shared/dates';
import {
  numberMark,
  numberPathMark,
  type PaymentPart,
  unpaidParts,
} from '#lib/shared/payments/rules';

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

interface Paid {
  readonly request: StoredRequest;
  readonly part: PaymentPart;
  readonly isAll: boolean;
  readonly at: number;
}

export function paidMail(enquiry: Enquiry, { request, part, isAll, at }: Paid, env: Env) {
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
  back: {
    readonly id: string;
    readonly amountPaise: number;
    readonly reason: string;
    readonly payment: string;
    /** It goes to the account it came from; else staff pay it back. */
    readonly isProvider: boolean;
    readonly hasNote: boolean;
    /** Their number, where staff have paid it back by themselves already. */
    readonly paidBack?: string;
  },
  env: Env,
) {
  const sum = paiseInWords(back.amountPaise);
  const { paidBack } = back;
  const where = back.isProvider
    ? 'to the account it came from, within 7 working days'
    : 'by bank transfer; our team will write to you if it needs your account details';
  return mailsTo(env, enquiry, {
    topic: `refund-${back.id}${paidBack ? '-paid' : ''}`,
    subject: paidBack ? `We have refunded ${sum} to you` : `We are refunding ${sum} to you`,
    before: [
      paidBack
        ? `We have refunded ${sum} to you. If you do not get it within 3 working days, reply to this mail.`
        : `We will refund ${sum} ${where}. You need not do anything.`,
    ],
    rows: [
      ...(paidBack ? ([['Our number', paidBack]] as const) : []),
      ...(back.hasNote ? ([['Credit note', numberMark]] as const) : []),
      ['Of the payment', back.payment],
      ['Reason', back.reason],
      ['Goes back', sum],
    ],
    ...(back.hasNote
      ? { button: 'Open the credit note', buttonPath: invoicePath }
      : { button: 'See the status' }),
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
