/** What follows from money on its enquiry: history, mails to both sides, webhooks, and closing once all is paid. */
import { randomUUID } from 'node:crypto';
import { siteEvent } from '#lib/server/enquiries/enquiry-history';
import { staffNote } from '#lib/server/forms/staff-mail';
import { paidMail } from '#lib/server/payments/requests/request-mails';
import { methodInWords, paiseInWords, partInWords } from '#lib/server/payments/requests/words';
import { strayNotice } from '#lib/server/payments/staff-notices';
import type { Env } from '#lib/server/settings/env';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type {
  Consequence,
  NewDocument,
  PartReceipt,
  StoredRequest,
  StrayPayment,
  StrayReceipt,
} from '#lib/server/store/payments/schema';
import { paymentEvents } from '#lib/server/webhooks/events';
import { inIndia } from '#lib/shared/dates';
import { numberMark, type PaymentPart, type StrayReason } from '#lib/shared/payments/rules';

interface Paid {
  readonly enquiry: Enquiry;
  readonly request: StoredRequest;
  readonly part: PaymentPart;
  readonly document: NewDocument;
  /** When the money came, and when the site heard of it; epoch milliseconds. */
  readonly paidAt: number;
  readonly at: number;
}

export function partReceipt(env: Env, paid: Paid): PartReceipt {
  const { enquiry, request, part, document, paidAt, at } = paid;
  return {
    request: request.number,
    part: part.part,
    paidAt,
    at,
    prefix: env.INVOICE_PREFIX,
    document,
    more: paidConsequence(env, paid, false),
    all: paidConsequence(env, paid, true),
    seatLost: staffNote(
      enquiry,
      {
        topic: `seat-${request.number}-${part.part}`,
        about: 'paid, but the seat is gone',
        rows: [
          ['What to do', 'Find another seat with them, or refund'],
          ['Request', request.number],
          ['Received', paiseInWords(part.amountPaise)],
        ],
        at,
      },
      env,
    ),
  };
}

function paidConsequence(env: Env, paid: Paid, isAll: boolean): Consequence {
  const { enquiry, request, part, document, at } = paid;
  const sum = paiseInWords(part.amountPaise);
  const named = partInWords(part.part, request);
  const webhooks = paymentEvents('payment.received', enquiry, env, at, {
    payment: request.number,
    part: part.part,
    amount: part.amountPaise,
    invoice: numberMark,
    method: document.method,
    state: isAll ? 'paid' : 'part',
  });
  return {
    change: isAll
      ? {
          state: 'done',
          outcome: 'enrolled',
          doneAt: at,
          again: null,
          dueAt: null,
          ...(enquiry.keptAt === undefined && { keptAt: at }),
        }
      : {},
    event: {
      id: randomUUID(),
      at,
      by: document.method === 'razorpay' ? { kind: 'visitor' } : { kind: 'site' },
      action: 'paid',
      detail: { sum, part: named, invoice: numberMark, ...(isAll && { all: 'yes' }) },
    },
    mails: [
      ...paidMail(enquiry, { request, part, isAll, at }, env),
      staffNote(
        enquiry,
        {
          topic: `paid-${request.number}-${part.part}`,
          about: `paid ${sum}`,
          rows: [
            ['Request', request.number],
            ['Paid', `${named}, ${sum}, by ${methodInWords[document.method]}`],
            ['Payment', document.payment],
            ['Tax invoice', numberMark],
            ['Still to come', isAll ? 'nothing: closed as enrolled' : 'see the desk'],
          ],
          at,
        },
        env,
      ),
    ],
    webhooks,
  };
}

const reasons: Readonly<Record<StrayReason, string>> = {
  twice: 'It was paid by another payment before',
  late: 'It came after the request had run out',
  cancelled: 'The request was cancelled or replaced before it came',
  amount: 'It is not the amount that was asked for',
};

/** Staff are told once: the payment's id is its row's key. */
export function strayReceipt(
  env: Env,
  stray: StrayPayment,
  enquiry: Enquiry | undefined,
): StrayReceipt {
  const { payment, why, receivedAt: at } = stray;
  const sum = paiseInWords(stray.amountPaise);
  const note = {
    topic: `stray-${payment.replaceAll(/[^A-Za-z0-9-]/g, '-')}`,
    about: 'money to go back',
    rows: [
      ['What to do', `${reasons[why]}: refund it on the desk, or settle it with them`],
      ['Payment', payment],
      ['Amount', sum],
      ['Request', stray.request ?? ''],
      ['Came', inIndia(at)],
    ] as [string, string][],
    at,
  };
  const nobodys = strayNotice(env, note);
  return {
    stray,
    notice: nobodys.note,
    consequence: {
      change: {},
      event: siteEvent('stray-payment', at, { sum, why }),
      mails: [enquiry ? staffNote(enquiry, note, env) : nobodys.mail],
      webhooks: [],
    },
  };
}
