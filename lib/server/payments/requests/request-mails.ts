/** What the visitor is written of a request for payment: the link to their page, and nothing that was typed. */
import { writeSheet } from '#lib/server/forms/mail-layout';
import { enquiryLink } from '#lib/server/forms/receipt-mail';
import { paiseInWords, partInWords, requestRows } from '#lib/server/payments/requests/words';
import { takesPayments } from '#lib/server/payments/takes-payments';
import type { Env } from '#lib/server/settings/env';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { StoredRequest } from '#lib/server/store/payments/payment-store';
import type { OutgoingMail } from '#lib/server/store/store';
import { mailStopCall, mailStopPath } from '#lib/shared/addresses/token-routes';
import { inIndia, shortDay } from '#lib/shared/dates';
import { numberMark, numberPathMark } from '#lib/shared/payments/number-mark';
import type { PaymentPart } from '#lib/shared/payments/request';
import { unpaidParts } from '#lib/shared/payments/standing';

interface Letter {
  readonly topic: string;
  readonly subject: string;
  readonly lead: readonly string[];
  readonly rows: readonly (readonly [string, string])[];
  readonly sum?: string;
  readonly button: { readonly label: string; readonly href: string };
  readonly after?: readonly string[];
  /** The token of the link that stops mails of this kind. */
  readonly stop?: string;
}

/** Nothing where no address was given. */
function letterTo({ email }: Enquiry, env: Env, letter: Letter): readonly OutgoingMail[] {
  if (!email) return [];
  const { topic, subject, lead, rows, sum, button, stop, after = [] } = letter;
  return [
    {
      role: 'visitor',
      topic,
      to: email,
      subject,
      linked: true,
      ...(stop && { stop: `${env.origin}${mailStopCall(stop)}` }),
      ...writeSheet({
        preview: lead[0] ?? subject,
        title: subject,
        lead,
        rows,
        ...(sum && { sum }),
        button,
        after: [...after, 'The link is only for you: please do not forward it.'],
        small: [
          `Questions: ${env.SUPPORT_PHONE}, Mon to Fri, 10:00 AM to 6:00 PM, or reply to this mail.`,
          'Nobody from HOA asks for an OTP, a UPI PIN, a card number or a password.',
          `${env.LEGAL_NAME}, ${env.REGISTERED_OFFICE}.`,
        ],
      }),
    },
  ];
}

const invoiceLink = (env: Env) => `${enquiryLink(env)}/invoice/${numberPathMark}`;

export function askedMail(enquiry: Enquiry, request: StoredRequest, env: Env) {
  const [first] = request.parts;
  const sum = paiseInWords(first?.amountPaise ?? request.amountPaise);
  return letterTo(enquiry, env, {
    topic: `ask-${request.number}`,
    subject: `Pay ${sum} by ${shortDay(request.until)} (${request.number})`,
    lead: [
      request.parts.length > 1
        ? `This is what we agreed on. The first part, ${sum}, is due by ${shortDay(request.until)}.`
        : `This is what we agreed on: ${sum}, by ${shortDay(request.until)}.`,
    ],
    rows: requestRows(request),
    sum: 'Total',
    button: { label: takesPayments(env) ? `Pay ${sum}` : 'See how to pay', href: enquiryLink(env) },
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
  return letterTo(enquiry, env, {
    topic: `paid-${request.number}-${part.part}`,
    subject: `${subject} (${numberMark})`,
    lead: [
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
    button: { label: 'Open the tax invoice', href: invoiceLink(env) },
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
  return letterTo(enquiry, env, {
    topic: `refund-${back.id}${paidBack ? '-paid' : ''}`,
    subject: paidBack ? `We have refunded ${sum} to you` : `We are refunding ${sum} to you`,
    lead: [
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
    button: back.hasNote
      ? { label: 'Open the credit note', href: invoiceLink(env) }
      : { label: 'See the status', href: enquiryLink(env) },
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
  return letterTo(enquiry, env, {
    topic: `due-${request.number}-${part.part}-${day}`,
    subject: `${sum} is due ${when} (${request.number})`,
    lead: [
      `${partInWords(part.part, request)}, ${sum}, is due ${when}, ${shortDay(part.due)}. If you have paid it already, you need not do anything: we will write when it reaches us.`,
    ],
    rows: [
      ['For', part.lines.map(({ label }) => label).join('; ')],
      ['Due', shortDay(part.due)],
      [partInWords(part.part, request), sum],
    ],
    button: { label: takesPayments(env) ? `Pay ${sum}` : 'See how to pay', href: enquiryLink(env) },
    after: [`To stop these reminders: ${env.origin}${mailStopPath(stop)}`],
    stop,
  });
}
