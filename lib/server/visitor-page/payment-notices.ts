/** What the page of an enquiry says of money: what came and what went back, what is under way, and how the request stands. */
import { methodInWords, paiseInWords, partInWords } from '#lib/server/payments/words';
import type { PaymentFile, StoredRequest } from '#lib/server/store/payments/schema';
import { shortDay } from '#lib/shared/dates';
import { dayAndHour, hourMs, isoDayInIndia } from '#lib/shared/india';
import { numberInPath, payablePart, stateOn } from '#lib/shared/payments/rules';

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

interface Around {
  readonly token: string;
  readonly now: number;
}

/** Under way, then how the request stands, then what belongs to nothing. `now` in epoch milliseconds. */
export function paymentNotices(
  file: PaymentFile,
  request: StoredRequest,
  { token, now }: Around,
): readonly PaymentNotice[] {
  const { documents, strays, refunds } = file;
  const today = isoDayInIndia(now);
  const papers = documents
    .filter((each) => each.request === request.number)
    .map((each) => ({
      label: `${each.kind === 'invoice' ? 'Tax invoice' : 'Credit note'} ${each.number}`,
      href: `/enquiry/${token}/invoice/${numberInPath(each.number)}`,
      sub: `${each.part && request.parts.length > 1 ? `${partInWords(each.part, request)}, ` : ''}${shortDay(each.receivedOn)}, ${paiseInWords(each.totalPaise)}${each.kind === 'invoice' ? ` by ${methodInWords[each.method]}` : ''}`,
    }))
    .reverse();
  const standing = standingOf(request, today, papers);
  const pending = pendingIn(file, request, now);
  return [
    ...(pending ? [pending] : []),
    ...(standing ? [standing] : []),
    ...strays.map((stray): PaymentNotice => {
      const back = refunds.findLast(({ payment }) => payment === stray.payment);
      const sum = paiseInWords(stray.amountPaise);
      return {
        title: strayTitles[stray.why],
        text: `We received ${sum} on ${dayAndHour(stray.receivedAt)}. It is not lost. ${strayTexts[stray.why]}`,
        papers: [],
        facts: [
          ['Goes back', `${stray.payment}, ${sum}`],
          ['State', back ? refundWords[back.state] : 'Told to staff, refund to come'],
        ],
      };
    }),
  ];
}

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
    text: `If money left your account, it is not lost: we check with the bank every few minutes and will write to you. Do not pay again before ${dayAndHour(until)}.`,
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
    return notice(
      'Everything is paid: you are enrolled',
      `${sum}, and nothing is left to pay.`,
      'Paid',
    );
  }
  if (state === 'part') {
    const next = payablePart(request, today);
    const text = next
      ? ` ${partInWords(next.part, request)}, ${paiseInWords(next.amountPaise)}, ${next.due < today ? `was due on ${shortDay(next.due)}.` : `falls due on ${shortDay(next.due)}; we will remind you the day before.`}`
      : '';
    const title = paid.length > 1 ? `${paid.length} parts are paid` : 'Part 1 is paid';
    return notice(title, `We have received ${sum}.${text}`, 'Part paid');
  }
  if (state === 'expired') {
    return notice(
      'This request has expired',
      `It was valid until ${shortDay(request.until)}. You have not paid anything, and you owe nothing.`,
    );
  }
  if (state === 'refunded')
    return notice('We are refunding your money', `You will get back ${sum}.`);
  if (state === 'cancelled') {
    const rest =
      paid.length > 0 ? `We received ${sum} and ask for nothing more.` : 'You owe nothing.';
    return notice('This request was cancelled', rest);
  }
  return undefined;
}

const strayTitles = {
  twice: 'You paid twice',
  late: 'Your payment came after the request expired',
  cancelled: 'Your payment came after the request was cancelled',
  amount: 'Your payment is not the amount that we asked for',
} as const;

const goesBack =
  'We will pay it back to the account it came from, within 7 working days. You need not ask.';
const weCall = 'We will call you: you can take another free seat, or we will pay it back in full.';
const strayTexts = { twice: goesBack, late: weCall, cancelled: weCall, amount: goesBack } as const;

const refundWords = {
  waiting: 'Sent to the bank, not answered yet',
  sent: 'On its way back',
  refunded: 'Paid back',
  refused: 'The bank refused it; our team will pay it back by transfer',
} as const;
