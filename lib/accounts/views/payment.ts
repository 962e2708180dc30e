import { inWords } from '#data/formatting';
import { oldestFirst } from '#lib/accounting/rules/invoice';
import { needsAddress } from '#lib/accounting/rules/tax';
import { takesPayments } from '#lib/payments/rules/orders';
import {
  currentRequest,
  numberInPath,
  type PaymentPart,
  payablePart,
  type RequestState,
  type StoredRequest,
  stateOn,
} from '#lib/payments/rules/requests';
import type { PaymentFile, Refund } from '#lib/payments/schema';
import { methodInWords, paiseInWords, partInWords, withGstInWords } from '#lib/payments/words';
import type { Env } from '#lib/platform/config/env';
import {
  dayAndHour,
  hourMs,
  instantInIndia,
  isoDayInIndia,
  shortDay,
} from '#lib/platform/values/india';
import { firstName, memberOf } from '#lib/staff/rules';

interface Around {
  readonly token: string;
  readonly env: Env;
  readonly now: number;
}

/** Undefined where nobody asked for payment and nothing came. */
export function visitorPayment(file: PaymentFile, around: Around): VisitorPayment | undefined {
  if (file.requests.length + file.documents.length + file.strays.length === 0) return undefined;
  const current = currentRequest(file.requests, isoDayInIndia(around.now));
  // A cancelled request counts no more; the page says so all the same.
  const request = current ?? file.requests[0];
  const notices = paymentNotices(file, request, around);
  if (!request) {
    return { ...withoutRequest, notices, takesPayments: takesPayments(around.env) };
  }
  return { ...requestPayment(request, around), notices, ...(!current && { state: 'none' }) };
}

export type VisitorPayment = Omit<ReturnType<typeof requestPayment>, 'state'> & {
  /** `none`: no request counts now. */
  readonly state: RequestState | 'none';
  readonly notices: readonly PaymentNotice[];
};

function requestPayment(request: StoredRequest, { env, now }: Around) {
  const today = isoDayInIndia(now);
  const state = stateOn(request, today);
  const due = payablePart(request, today);
  const member = memberOf(env, request.madeBy);
  const who = member ? firstName(member.name) : 'us';
  return {
    state,
    number: request.number,
    isOverdue: due !== undefined && state === 'part' && due.due < today,
    /** The part that can be paid now; absent where none can. */
    ...(due && { duePaise: due.amountPaise, due: dueOf(request, due) }),
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
      partsText: `The first part is ${withGstInWords(request.parts[0] as PaymentPart)}. We will remind you the day before each due date, and on the day.`,
    }),
    addressNeeded: needsAddress({ taxablePaise: request.taxablePaise }),
    takesPayments: takesPayments(env),
    ...(env.BANK_DETAILS && { bank: env.BANK_DETAILS }),
    mayAskAgain: state === 'expired' || state === 'cancelled',
  };
}

/** Paid for on a page of its own, as a webinar is. */
const withoutRequest: Omit<VisitorPayment, 'notices' | 'takesPayments'> = {
  state: 'none',
  number: '',
  isOverdue: false,
  lines: [],
  fee: '',
  gst: '',
  total: '',
  parts: [],
  addressNeeded: false,
  mayAskAgain: false,
};

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
  if (part.cancelledAt !== undefined) return { mark: 'done', state: 'No longer due' };
  if (part.suspendedAt !== undefined) {
    return { mark: 'waits', state: 'Not due: the batch is cancelled' };
  }
  if (part.due < today) return { mark: 'new', state: 'Overdue' };
  if (part !== due) return { mark: 'waits', state: 'Later' };
  return { mark: 'new', state: part.due === today ? 'Due today' : 'Next' };
}

export interface PaymentNotice {
  readonly title: string;
  readonly text: string;
  readonly papers: readonly {
    readonly label: string;
    readonly href: string;
    readonly sub: string;
  }[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly stamp?: string;
  /** It may be another in a moment: a way to look again. */
  readonly mayChange?: boolean;
}

/** Under way, then how each request is that counts or brought money, then what belongs to none. `now` in epoch milliseconds. */
function paymentNotices(
  file: PaymentFile,
  request: StoredRequest | undefined,
  { token, now }: { token: string; now: number },
): readonly PaymentNotice[] {
  const { documents, strays, refunds } = file;
  const today = isoDayInIndia(now);
  const pending = request && pendingIn(file, request, now);
  const isPaidFor = ({ number }: StoredRequest) =>
    documents.some((each) => each.request === number);
  const others = file.requests.filter((each) => each !== request && isPaidFor(each));
  const alone = documents.filter((each) => each.request === undefined);
  return [
    ...(pending ? [pending] : []),
    ...[...(request ? [request] : []), ...others].flatMap((each) => {
      const own = documents.filter(({ request: of }) => of === each.number);
      const standing = standingOf(each, today, papersOf(own, each, token));
      const facts = refundFacts(refunds.filter(({ request: of }) => of === each.number));
      return standing ? [{ ...standing, facts }] : [];
    }),
    ...(alone.length > 0
      ? [
          {
            title: 'What you have paid',
            text: 'Each document is here to print or to keep.',
            papers: papersOf(alone, undefined, token),
            facts: refundFacts(refunds.filter(({ request: of, invoice }) => !of && invoice)),
          },
        ]
      : []),
    ...strays.map((stray): PaymentNotice => {
      const back = refunds.findLast(({ payment }) => payment === stray.payment);
      const sum = paiseInWords(stray.amountPaise);
      return {
        title: strayTitles[stray.why],
        text: `We received ${sum} on ${dayAndHour(stray.receivedAt)}. Your money is safe. ${strayTexts[stray.why]}`,
        papers: [],
        facts: [
          ['Refund due', `${sum}, payment ${stray.payment}`],
          ['State', back ? refundInWords(back) : 'Our team knows, and the refund will follow'],
        ],
      };
    }),
  ];
}

/** The oldest first. */
const papersOf = (
  documents: PaymentFile['documents'],
  request: StoredRequest | undefined,
  token: string,
): PaymentNotice['papers'] =>
  oldestFirst(documents.toReversed()).map((each) => ({
    label: `${each.kind === 'invoice' ? 'Tax invoice' : each.isCommercial ? 'Commercial credit note' : 'Credit note'} ${each.number}`,
    href: `/enquiry/${token}/invoice/${numberInPath(each.number)}`,
    sub: `${each.part && request && request.parts.length > 1 ? `${partInWords(each.part, request)}, ` : ''}${shortDay(each.receivedOn)}, ${paiseInWords(each.totalPaise)}${each.kind === 'invoice' ? ` by ${methodInWords[each.method]}` : ''}`,
  }));

const refundFacts = (refunds: PaymentFile['refunds']): PaymentNotice['facts'] =>
  refunds.map((each) => [
    each.state === 'refunded' ? 'Refunded' : 'Refund',
    `${paiseInWords(each.amountPaise)}: ${refundInWords(each)}`,
  ]);

/** A bank says what became of a payment within the hour, or gives it back by itself. */
const pendingMs = hourMs;

function pendingIn(
  { pendingSince }: PaymentFile,
  request: StoredRequest,
  now: number,
): PaymentNotice | undefined {
  const until = (pendingSince ?? 0) + pendingMs;
  if (now >= until || !payablePart(request, isoDayInIndia(now))) return undefined;
  return {
    title: 'Your bank has not confirmed yet',
    text: `If money has left your account, it is not lost: we check with the bank every few minutes and will write to you. Please do not pay again before ${dayAndHour(until)}.`,
    papers: [],
    facts: [],
    mayChange: true,
  };
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
    return notice('Payment complete', `We have received ${sum} in full.`, 'Paid');
  }
  if (state === 'part') {
    const next = payablePart(request, today);
    const text = next
      ? ` ${partInWords(next.part, request)}, ${paiseInWords(next.amountPaise)}, ${next.due < today ? `was due on ${shortDay(next.due)}.` : `falls due on ${shortDay(next.due)}; we will remind you the day before.`}`
      : request.parts.some(({ suspendedAt }) => suspendedAt !== undefined)
        ? ' Your batch is cancelled, so nothing more is due now. We will call you about another batch, or refund what you paid.'
        : '';
    const title = paid.length > 1 ? `${paid.length} parts are paid` : 'Part 1 is paid';
    return notice(title, `We have received ${sum}.${text}`, 'Part paid');
  }
  if (state === 'expired') {
    return notice(
      'This request has expired',
      `It was valid until ${shortDay(request.until)}. You have not paid anything, and nothing is due.`,
    );
  }
  if (state === 'refunded') {
    return notice('Refund in full', `${sum}, all that you paid. You owe nothing.`);
  }
  if (state === 'cancelled') {
    const rest =
      paid.length > 0 ? `We received ${sum}, and nothing more is due.` : 'Nothing is due.';
    return notice(
      paid.length > 0 ? 'The rest of this request was cancelled' : 'This request was cancelled',
      rest,
    );
  }
  return undefined;
}

const strayTitles = {
  twice: 'You paid twice',
  late: 'Your payment came after the request expired',
  cancelled: 'Your payment came after the request was cancelled',
  amount: 'Your payment is not the amount we asked for',
} as const;

const goesBack =
  'We will refund it to the account it came from. It should reach you within 10 working days. You need not do anything.';
const weCall = 'We will call you: you can take another free seat, or we will refund it in full.';
const strayTexts = { twice: goesBack, late: weCall, cancelled: weCall, amount: goesBack } as const;

function refundInWords({ state, paidBackMethod, paidBackOn, providerRefundId }: Refund): string {
  if (state !== 'refunded' || !paidBackOn) return refundWords[state];
  const how = paidBackMethod ? ` by ${methodInWords[paidBackMethod]}` : '';
  return `paid back${how} on ${shortDay(paidBackOn)}${providerRefundId ? `, ${providerRefundId}` : ''}`;
}

const refundWords = {
  waiting: 'sent to the bank, not answered yet',
  sent: 'on its way to you',
  refunded: 'sent to the account that it came from',
  refused: 'the bank refused it; we will transfer it to your account within 7 working days',
  transfer: 'we will transfer it to your account within 7 working days',
} as const;
