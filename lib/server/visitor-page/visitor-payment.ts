/** What the page of an enquiry says of a request for payment: what is due, how it is paid, and what came. */
import { inWords } from '#data/amounts';
import {
  methodInWords,
  paiseInWords,
  partInWords,
  withGstInWords,
} from '#lib/server/payments/requests/words';
import { takesPayments } from '#lib/server/payments/takes-payments';
import { firstName, memberOf } from '#lib/server/settings/desk-members';
import type { Env } from '#lib/server/settings/env';
import type { PaymentFile, StoredRequest } from '#lib/server/store/payments/payment-store';
import type {
  PaymentLineView,
  PaymentNotice,
  VisitorPayment,
} from '#lib/server/visitor-page/payment-types';
import { shortDay } from '#lib/shared/dates';
import { dayAndHour, instantInIndia, isoDayInIndia } from '#lib/shared/india';
import { numberInPath } from '#lib/shared/payments/number-mark';
import type { PaymentPart } from '#lib/shared/payments/request';
import { payablePart, stateOn } from '#lib/shared/payments/standing';
import { needsAddress } from '#lib/shared/tax/place-of-supply';

interface Around {
  readonly token: string;
  readonly env: Env;
  readonly now: number;
}

/** Undefined where nobody asked for payment and nothing came. */
export function visitorPayment(file: PaymentFile, around: Around): VisitorPayment | undefined {
  const [request] = file.requests;
  if (!request) return undefined;
  const { env, now } = around;
  const today = isoDayInIndia(now);
  const state = stateOn(request, today);
  const due = payablePart(request, today);
  const member = memberOf(env, request.madeBy);
  const who = member ? firstName(member.name) : 'us';
  return {
    state,
    number: request.number,
    ...(due && { duePaise: due.amountPaise, due: dueOf(request, due) }),
    ...headOf(request, due, who),
    lines: linesOf(request),
    ...(request.discountPaise > 0 && {
      discount: { reason: request.reason, amount: `−${paiseInWords(request.discountPaise)}` },
    }),
    fee: paiseInWords(request.taxablePaise),
    gst: paiseInWords(request.gstPaise),
    total: paiseInWords(request.amountPaise),
    parts: request.parts.length > 1 ? partsOf(request, due) : [],
    ...(request.parts.length > 1 && {
      partsTitle: `In ${inWords(request.parts.length)} parts`,
      partsText: `The first part is ${withGstInWords(request.parts[0] as PaymentPart)}. We write the day before a part is due and on its day.`,
    }),
    notices: noticesOf(file, request, around),
    addressNeeded: needsAddress({ taxablePaise: request.taxablePaise }),
    takesPayments: takesPayments(env),
    ...(env.BANK_DETAILS && { bank: env.BANK_DETAILS }),
    mayAskAgain: state === 'expired' || state === 'cancelled',
  };
}

const dueOf = (request: StoredRequest, { part, due, amountPaise }: PaymentPart) => ({
  sum: paiseInWords(amountPaise),
  by: shortDay(due),
  part: partInWords(part, request),
});

const longDay = (isoDay: string) => {
  const at = instantInIndia(isoDay);
  const words = {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  } as const;
  return new Intl.DateTimeFormat('en-IN', words).format(at);
};

function headOf(request: StoredRequest, due: PaymentPart | undefined, who: string) {
  if (!due) return {};
  const many = request.parts.length;
  const which = ['first', 'second', 'third'][due.part - 1] ?? '';
  const rest = many > 1 ? `The ${which} of ${inWords(many)} parts for what` : 'This is what';
  return {
    heading: {
      title: `Pay ${paiseInWords(due.amountPaise)} by ${longDay(due.due)}`,
      text: `${rest} you agreed on with ${who}. The tax invoice comes by e-mail.`,
    },
  };
}

const linesOf = (request: StoredRequest): readonly PaymentLineView[] =>
  request.lines.map(({ label, hours, when, feePaise }) => ({
    label,
    sub: [
      ...(hours === undefined ? [] : [`${hours} hours`]),
      ...(when ? [when] : hours === undefined ? [] : ['on days agreed with you']),
    ].join(', '),
    amount: paiseInWords(feePaise),
  }));

const partsOf = (request: StoredRequest, due: PaymentPart | undefined) =>
  request.parts.map((part) => ({
    name: `Part ${part.part} of ${request.parts.length}`,
    by: shortDay(part.due),
    amount: paiseInWords(part.amountPaise),
    ...partState(part, due),
  }));

function partState(part: PaymentPart, due: PaymentPart | undefined) {
  if (part.paidAt !== undefined) return { mark: 'done', state: 'Paid' };
  if (part.cancelledAt !== undefined) return { mark: 'done', state: 'No longer asked for' };
  return part === due ? { mark: 'new', state: 'Due now' } : { mark: 'waits', state: 'Later' };
}

/** What came and what went back, the newest state of each; then how the request stands. */
function noticesOf(
  { documents, strays, refunds }: PaymentFile,
  request: StoredRequest,
  { token, now }: Around,
): readonly PaymentNotice[] {
  const today = isoDayInIndia(now);
  const papers = documents
    .filter((each) => each.request === request.number)
    .map((each) => ({
      label: `${each.kind === 'invoice' ? 'Tax invoice' : 'Credit note'} ${each.number}`,
      href: `/enquiry/${token}/invoice/${numberInPath(each.number)}`,
      sub: `${each.part ? `${partInWords(each.part, request)}, ` : ''}${shortDay(each.receivedOn)}, ${paiseInWords(each.totalPaise)}${each.kind === 'invoice' ? ` by ${methodInWords[each.method]}` : ''}`,
    }))
    .reverse();
  const standing = standingOf(request, today, papers);
  return [
    ...(standing ? [standing] : []),
    ...strays.map((stray): PaymentNotice => {
      const back = refunds.findLast(({ payment }) => payment === stray.payment);
      const sum = paiseInWords(stray.amountPaise);
      return {
        title: strayTitles[stray.why],
        text: `${sum} came on ${dayAndHour(stray.receivedAt)} and is not lost. ${strayTexts[stray.why]}`,
        papers: [],
        facts: [
          ['Goes back', `${stray.payment}, ${sum}`],
          ['State', back ? refundWords[back.state] : 'Told to staff, refund to come'],
        ],
      };
    }),
  ];
}

function standingOf(
  request: StoredRequest,
  today: string,
  papers: PaymentNotice['papers'],
): PaymentNotice | undefined {
  const paid = request.parts.filter(({ paidAt }) => paidAt !== undefined);
  const sum = paiseInWords(paid.reduce((all, { amountPaise }) => all + amountPaise, 0));
  const state = stateOn(request, today);
  const notice = (title: string, text: string, stamp?: string): PaymentNotice => ({
    title,
    text,
    papers,
    facts: [],
    ...(stamp && { stamp }),
  });
  if (state === 'paid') {
    return notice('All is paid: you are enrolled', `${sum}, and nothing is left to pay.`, 'Paid');
  }
  if (state === 'part') {
    const next = payablePart(request, today);
    const text = next
      ? ` ${partInWords(next.part, request)}, ${paiseInWords(next.amountPaise)}, falls due on ${shortDay(next.due)}; we write the day before.`
      : '';
    const title = paid.length > 1 ? `${paid.length} parts are paid` : 'Part 1 is paid';
    return notice(title, `${sum} came.${text}`, 'Part paid');
  }
  if (state === 'expired') {
    return notice(
      'This request has run out',
      `It was good until ${shortDay(request.until)}. Nothing was paid and nothing is owed.`,
    );
  }
  if (state === 'refunded') return notice('Your money goes back', `${sum} goes back to you.`);
  if (state === 'cancelled') {
    const rest = paid.length > 0 ? `${sum} came; nothing more is asked for.` : 'Nothing is owed.';
    return notice('This request was cancelled', rest);
  }
  return undefined;
}

const strayTitles = {
  twice: 'You paid twice',
  late: 'Your payment came after the request ran out',
  cancelled: 'Your payment came after the request was cancelled',
  amount: 'Your payment was not of the amount we asked',
} as const;

const goesBack =
  'We pay it back to the account it came from, within 7 working days; you need not ask.';
const weCall = 'We call you: you take a seat that is free, or we pay it back in full.';
const strayTexts = { twice: goesBack, late: weCall, cancelled: weCall, amount: goesBack } as const;

const refundWords = {
  waiting: 'Sent to the bank, not answered yet',
  sent: 'On its way back',
  refunded: 'Paid back',
  refused: 'The bank refused it; our team pays it back by transfer',
} as const;
