/** What the page of an enquiry says of a request for payment: what is due, how it is paid, and what came. */
import { inWords } from '#data/formatting';
import { takesPayments } from '#lib/server/payments/rules';
import { paiseInWords, partInWords, withGstInWords } from '#lib/server/payments/words';
import { firstName, memberOf } from '#lib/server/settings/desk-members';
import type { Env } from '#lib/server/settings/env';
import type { PaymentFile, StoredRequest } from '#lib/server/store/payments/schema';
import { paymentNotices } from '#lib/server/visitor-page/payment-notices';
import { shortDay } from '#lib/shared/dates';
import { instantInIndia, isoDayInIndia } from '#lib/shared/india';
import { type PaymentPart, payablePart, stateOn } from '#lib/shared/payments/rules';
import { needsAddress } from '#lib/shared/tax/rules';

interface Around {
  readonly token: string;
  readonly env: Env;
  readonly now: number;
}

/** Undefined where nobody asked for payment and nothing came. */
export function visitorPayment(file: PaymentFile, around: Around) {
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
    /** Of the part that can be paid now; absent where none can. */
    ...(due && { duePaise: due.amountPaise, due: dueOf(request, due) }),
    /** Of the page, while a part can be paid. */
    ...headOf(request, due, { who, today }),
    lines: linesOf(request, state === 'open'),
    ...(request.discountPaise > 0 && {
      discount: { reason: request.reason, amount: `−${paiseInWords(request.discountPaise)}` },
    }),
    fee: paiseInWords(request.taxablePaise),
    gst: paiseInWords(request.gstPaise),
    total: paiseInWords(request.amountPaise),
    parts: request.parts.length > 1 ? partsOf(request, due, today) : [],
    ...(request.parts.length > 1 && {
      partsTitle: `In ${inWords(request.parts.length)} parts`,
      partsText: `The first part is ${withGstInWords(request.parts[0] as PaymentPart)}. We will remind you the day before a part is due, and on the day.`,
    }),
    notices: paymentNotices(file, request, around),
    addressNeeded: needsAddress({ taxablePaise: request.taxablePaise }),
    takesPayments: takesPayments(env),
    /** Where there are no payment keys. */
    ...(env.BANK_DETAILS && { bank: env.BANK_DETAILS }),
    mayAskAgain: state === 'expired' || state === 'cancelled',
  };
}

export type VisitorPayment = NonNullable<ReturnType<typeof visitorPayment>>;

const dueOf = (request: StoredRequest, { part, due, amountPaise }: PaymentPart) => ({
  sum: paiseInWords(amountPaise),
  by: shortDay(due),
  part: partInWords(part, request),
});

/** "Tuesday, 1 December", with the year where it is another one than today's. */
const longDay = (isoDay: string, today: string) => {
  const at = instantInIndia(isoDay);
  const isOtherYear = isoDay.slice(0, 4) !== today.slice(0, 4);
  const words: Intl.DateTimeFormatOptions = {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isOtherYear && { year: 'numeric' }),
  };
  return new Intl.DateTimeFormat('en-IN', words).format(at);
};

function headOf(
  request: StoredRequest,
  due: PaymentPart | undefined,
  { who, today }: { readonly who: string; readonly today: string },
) {
  if (!due) return {};
  const many = request.parts.length;
  const which = ['first', 'second', 'third'][due.part - 1] ?? '';
  const rest = many > 1 ? `The ${which} of ${inWords(many)} parts for what` : 'This is what';
  return {
    heading: {
      title: `Pay ${paiseInWords(due.amountPaise)}${due.due < today ? ', due since' : ' by'} ${longDay(due.due, today)}`,
      text: `${rest} you agreed on with ${who}. The tax invoice comes by e-mail.`,
    },
  };
}

/** `isHeld`: the seats of its batches are, and not taken yet. */
const linesOf = (request: StoredRequest, isHeld: boolean) =>
  request.lines.map(({ label, hours, when, feePaise }) => ({
    label,
    sub: [
      ...(hours === undefined ? [] : [`${hours} hours`]),
      ...(when
        ? [`${when}${isHeld ? `. Your seat is held until ${shortDay(request.until)}` : ''}`]
        : []),
      ...(when || hours === undefined ? [] : ['on days agreed with you']),
    ].join(', '),
    amount: paiseInWords(feePaise),
  }));

const partsOf = (request: StoredRequest, due: PaymentPart | undefined, today: string) =>
  request.parts.map((part) => ({
    name: `Part ${part.part} of ${request.parts.length}`,
    by: shortDay(part.due),
    amount: paiseInWords(part.amountPaise),
    ...partState(part, due, today),
  }));

function partState(part: PaymentPart, due: PaymentPart | undefined, today: string) {
  if (part.paidAt !== undefined) return { mark: 'done', state: 'Paid' };
  if (part.cancelledAt !== undefined) return { mark: 'done', state: 'No longer asked for' };
  if (part.due < today) return { mark: 'new', state: 'Overdue' };
  if (part !== due) return { mark: 'waits', state: 'Later' };
  return { mark: 'new', state: part.due === today ? 'Due today' : 'Next' };
}
