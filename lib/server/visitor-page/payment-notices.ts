/** What the page of an enquiry says of money: what came and what went back, what is under way, and how the request stands. */
import { methodInWords, paiseInWords, partInWords } from '#lib/server/payments/requests/words';
import type { PaymentFile, StoredRequest } from '#lib/server/store/payments/payment-store';
import type { PaymentNotice } from '#lib/server/visitor-page/payment-types';
import { shortDay } from '#lib/shared/dates';
import { dayAndHour, isoDayInIndia } from '#lib/shared/india';
import { numberInPath } from '#lib/shared/payments/number-mark';
import { payablePart, stateOn } from '#lib/shared/payments/standing';

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

/** A bank says what became of a payment within the hour, or gives it back by itself. */
const pendingMs = 60 * 60 * 1000;

function pendingIn(
  { pendingSince }: PaymentFile,
  request: StoredRequest,
  now: number,
): PaymentNotice | undefined {
  const until = (pendingSince ?? 0) + pendingMs;
  if (now >= until || !payablePart(request, isoDayInIndia(now))) return undefined;
  return {
    title: 'Your bank has not confirmed yet',
    text: `If money left your account, it is not lost: we ask the bank every few minutes and write to you. Do not pay again before ${dayAndHour(until)}.`,
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
    return notice('All is paid: you are enrolled', `${sum}, and nothing is left to pay.`, 'Paid');
  }
  if (state === 'part') {
    const next = payablePart(request, today);
    const text = next
      ? ` ${partInWords(next.part, request)}, ${paiseInWords(next.amountPaise)}, ${next.due < today ? `was due on ${shortDay(next.due)}.` : `falls due on ${shortDay(next.due)}; we write the day before.`}`
      : '';
    const title = paid.length > 1 ? `${paid.length} parts are paid` : 'Part 1 is paid';
    return notice(title, `${sum} came.${text}`, 'Part paid');
  }
  if (state === 'expired') {
    return notice(
      'This request has run out',
      `It was valid until ${shortDay(request.until)}. Nothing was paid and nothing is owed.`,
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
  late: 'Your payment came after the request expired',
  cancelled: 'Your payment came after the request was cancelled',
  amount: 'Your payment is not the amount that we asked for',
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
