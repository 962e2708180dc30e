/** What the desk's page of an enquiry shows of money: what can be asked for, how a request stands, what can go back. */
import type {
  AskedView,
  LineChoice,
  MoneyRow,
  MoneyView,
  RequestView,
} from '#lib/server/desk/enquiry/money-types';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { asksPayment } from '#lib/server/payments/requests/ask';
import { cashRefused } from '#lib/server/payments/requests/elsewhere';
import { type AskedFor, mostDays, usualDays } from '#lib/server/payments/requests/read-ask';
import { refundables } from '#lib/server/payments/requests/refund';
import {
  methodInWords,
  paiseInWords,
  partInWords,
  withGstInWords,
} from '#lib/server/payments/requests/words';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { PaymentFile, StoredRequest } from '#lib/server/store/payments/payment-store';
import type { Answer, Store } from '#lib/server/store/store';
import { deskPaymentPath } from '#lib/shared/addresses/routes';
import { isJoinable, seatsLeft } from '#lib/shared/batches/batch';
import { subjectOf } from '#lib/shared/batches/subject';
import { shortDay } from '#lib/shared/dates';
import { hourInWords, instantInIndia, isoDayInIndia, shortDayAndHour } from '#lib/shared/india';
import { catalogue } from '#lib/shared/payments/catalogue';
import { numberInPath } from '#lib/shared/payments/number-mark';
import type { PaymentLine, PaymentPart } from '#lib/shared/payments/request';
import { isOpenOn, isOverdueOn, stateOn, unpaidParts } from '#lib/shared/payments/standing';

const day = 24 * 60 * 60 * 1000;

export async function moneyView(
  { site: { store }, now }: Visit,
  enquiry: Enquiry,
  transcript: readonly Answer[],
): Promise<MoneyView> {
  const file = await store.findPaymentFile(enquiry.id);
  const today = isoDayInIndia(now);
  const asks = asksPayment(enquiry.kind);
  const [request] = file.requests;
  const choices = asks
    ? await choicesOf(store, enquiry, transcript, now)
    : { chosen: [], groups: [] };
  return {
    asks,
    ...choices,
    untilDays: Array.from({ length: mostDays }, (_, at) => {
      const value = isoDayInIndia(instantInIndia(today) + (at + 1) * day);
      return { value, label: shortDay(value) };
    }),
    usualUntil: isoDayInIndia(instantInIndia(today) + usualDays * day),
    today,
    cashRule: cashRefused,
    ...((request || file.strays.length > 0) && {
      request: requestView(file, request, today),
    }),
  };
}

const choiceOf = (
  { code, label, hours, feePaise }: PaymentLine,
  isChosen: boolean,
): LineChoice => ({
  code,
  label,
  sub: hours === undefined ? '' : `${hours} hours`,
  fee: paiseInWords(feePaise),
  isChosen,
});

/** What was chosen comes first, with the batches that have seats for it; all else folds below. */
async function choicesOf(
  store: Store,
  enquiry: Enquiry,
  transcript: readonly Answer[],
  now: number,
): Promise<Pick<MoneyView, 'chosen' | 'groups'>> {
  const codes = codesIn(transcript);
  const [wish, all] = await Promise.all([
    store.findBatchWish(enquiry.id),
    store.listBatches({ now, endsAfter: now }),
  ]);
  const batches = all
    .filter((batch) => isJoinable(batch, now) && seatsLeft(batch) > 0)
    .flatMap((batch): (LineChoice & { readonly what: readonly string[] })[] => {
      const subject = subjectOf(batch.what);
      if (!subject) return [];
      const begins = shortDay(batch.sessions[0] ?? batch.starts);
      return [
        {
          code: `batch-${batch.id}`,
          label: subject.title,
          sub: `Batch of ${begins}, ${batch.from} to ${batch.to}, ${batch.language}: ${seatsLeft(batch)} of ${batch.seats} seats left`,
          fee: paiseInWords(subject.fee * 100),
          isChosen: wish?.batch === batch.id,
          what: batch.what,
        },
      ];
    });
  const isNear = (each: (typeof batches)[number]) =>
    each.isChosen || each.what.some((what) => codes.has(what));
  const near = batches.filter(isNear);
  const inBatch = new Set(near.filter(({ isChosen }) => isChosen).flatMap(({ what }) => what));
  const groups = catalogue();
  const lines = groups.flatMap(({ lines: each }) => each).filter(({ code }) => codes.has(code));
  return {
    chosen: [...lines.map((line) => choiceOf(line, !inBatch.has(line.code))), ...near],
    groups: [
      ...groups.map(({ title, lines: each }) => ({
        title,
        lines: each.filter(({ code }) => !codes.has(code)).map((line) => choiceOf(line, false)),
      })),
      { title: 'Batches with seats', lines: batches.filter((each) => !isNear(each)) },
    ].filter(({ lines: each }) => each.length > 0),
  };
}

/** The answers hold the words of the forms: "AcSS 5 GST fundamentals", "60 hours: …", "B05FO03: …". */
function codesIn(transcript: readonly Answer[]): ReadonlySet<string> {
  const text = transcript
    .filter(({ name }) => /^(?:selectedCertifications|plan|certifications)$/.test(name))
    .map(({ value }) => value)
    .join('\n');
  const found = (pattern: RegExp, prefix: string) =>
    [...text.matchAll(pattern)].map(([, which]) => `${prefix}-${which}`);
  return new Set([
    ...found(/^AcSS (\d+) /gm, 'module'),
    ...found(/^(\d+) hours:/gm, 'coaching'),
    ...found(/^(B\d\d[A-Z]{2}\d\d):/gm, 'bootcamp'),
  ]);
}

function requestView(
  file: PaymentFile,
  request: StoredRequest | undefined,
  today: string,
): RequestView {
  const back = new Map(
    refundables(file).map((each) => [each.payment, each.paidPaise - each.refundedPaise]),
  );
  const received = file.documents
    .filter((each) => each.kind === 'invoice')
    .reduce((sum, each) => sum + each.totalPaise, 0);
  const returned = file.refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const strays = file.strays.filter(({ returnedAt }) => returnedAt === undefined);
  const stray = strays.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const left = request && isOpenOn(request, today) ? unpaidParts(request) : [];
  const [next] = left;
  return {
    number: request?.number ?? '',
    rows: [
      ...(request?.parts.map((part) => partRow(file, request, part, { back, today })) ?? []),
      ...file.strays.map((each): MoneyRow => {
        const refund = file.refunds.findLast(({ payment }) => payment === each.payment);
        return {
          name: 'Again',
          due: 'Not asked for',
          amount: paiseInWords(each.amountPaise),
          mark: refund ? 'waits' : 'missed',
          state: refund ? refundStates[refund.state] : strayStates[each.why],
          sub: `${shortDayAndHour(each.receivedAt)}, ${each.payment}; no invoice`,
          ...((back.get(each.payment) ?? 0) > 0 && { refund: each.payment }),
        };
      }),
      ...file.refunds
        .filter(({ creditNote }) => creditNote !== undefined)
        .map(
          (each): MoneyRow => ({
            name: 'Back',
            due: shortDayAndHour(each.askedAt),
            amount: `−${paiseInWords(each.amountPaise)}`,
            mark:
              each.state === 'refunded' ? 'done' : each.state === 'refused' ? 'parked' : 'waits',
            state: refundStates[each.state],
            sub: `${each.reason}${each.providerRefundId ? `, ${each.providerRefundId}` : ''}`,
            ...(each.creditNote && { paper: paperOf(each.creditNote) }),
          }),
        ),
    ],
    sums: [
      ...(request ? [['Asked for', paiseInWords(request.amountPaise)] as const] : []),
      ['Received', paiseInWords(received + stray)],
      ...(stray > 0 ? [['Of this to go back', `−${paiseInWords(stray)}`] as const] : []),
      ...(returned > 0 ? [['Gone back', `−${paiseInWords(returned)}`] as const] : []),
    ],
    left: paiseInWords(left.reduce((sum, { amountPaise }) => sum + amountPaise, 0)),
    isOpen: left.length > 0,
    ...(request && next && { next: nextOf(request, next) }),
    shown: shownOf(request, today),
  };
}

const nextOf = (request: StoredRequest, part: PaymentPart) => ({
  text: `${partInWords(part.part, request)}, ${paiseInWords(part.amountPaise)}, due ${shortDay(part.due)}.`,
  amount: String(part.amountPaise / 100),
});

const paperOf = (number: string) => ({ number, href: deskPaymentPath(numberInPath(number)) });

interface Near {
  readonly back: ReadonlyMap<string, number>;
  readonly today: string;
}

function partRow(
  { documents }: PaymentFile,
  request: StoredRequest,
  part: PaymentPart,
  { back, today }: Near,
): MoneyRow {
  const row = {
    name: request.parts.length > 1 ? `${part.part} of ${request.parts.length}` : 'All',
    due: shortDay(part.due),
    amount: paiseInWords(part.amountPaise),
  };
  if (part.paidAt !== undefined) {
    const invoice = documents.find(({ number }) => number === part.invoiceNumber);
    const payment = invoice?.method === 'razorpay' ? invoice.payment : invoice?.number;
    return {
      ...row,
      mark: 'done',
      state: 'Paid',
      sub: `${shortDayAndHour(part.paidAt)}${invoice ? `, ${methodInWords[invoice.method]}` : ''}`,
      ...(part.invoiceNumber && { paper: paperOf(part.invoiceNumber) }),
      ...(payment && (back.get(payment) ?? 0) > 0 && { refund: payment }),
    };
  }
  if (part.cancelledAt !== undefined) {
    return { ...row, mark: 'done', state: 'No longer asked for', sub: '' };
  }
  if (stateOn(request, today) === 'expired') {
    return { ...row, mark: 'missed', state: 'Run out', sub: '' };
  }
  return part.due < today
    ? { ...row, mark: 'missed', state: 'Overdue', sub: '' }
    : { ...row, mark: 'waits', state: 'To come', sub: '' };
}

const strayStates = {
  twice: 'Paid twice',
  late: 'Came too late',
  cancelled: 'Came after it was cancelled',
  amount: 'Another amount than asked',
} as const;

const refundStates = {
  waiting: 'Waits for Razorpay',
  sent: 'Sent to Razorpay',
  refunded: 'Refunded',
  refused: 'Refused by Razorpay',
} as const;

function shownOf(request: StoredRequest | undefined, today: string): RequestView['shown'] {
  if (!request) return { mark: 'missed', label: 'Money to go back' };
  if (isOverdueOn(request, today)) return { mark: 'missed', label: 'Overdue' };
  const labels = {
    open: ['waits', 'Asked for payment'],
    part: ['waits', 'Part paid'],
    paid: ['done', 'Paid'],
    expired: ['missed', 'Request run out'],
    cancelled: ['done', 'Request cancelled'],
    refunded: ['done', 'Refunded'],
  } as const;
  const [mark, label] = labels[stateOn(request, today)];
  return { mark, label };
}

/** The sum in words, as it stands before it is asked for. */
export function askedView(asked: AskedFor, person: string, now: number): AskedView {
  const { lines, discountPaise, reason, taxablePaise, gstPaise, amountPaise, parts, until } = asked;
  const hours = lines.reduce((sum, each) => sum + (each.hours ?? 0), 0);
  const seats = asked.batches.length;
  const held =
    seats > 0
      ? ` ${seats === 1 ? 'One seat is' : `${seats} seats are`} held until ${shortDay(until)}.`
      : '';
  return {
    at: hourInWords(now),
    summary: `${lines.length} ${lines.length === 1 ? 'line' : 'lines'}${hours > 0 ? `, ${hours} hours` : ''}`,
    fee: paiseInWords(taxablePaise + discountPaise),
    ...(discountPaise > 0 && {
      discount: { reason, amount: `−${paiseInWords(discountPaise)}` },
    }),
    gstOf: `GST 18% of ${paiseInWords(taxablePaise)}`,
    gst: paiseInWords(gstPaise),
    total: paiseInWords(amountPaise),
    parts: parts.map((part) => ({ due: shortDay(part.due), sum: withGstInWords(part) })),
    note: `${person} gets a mail with the link.${held}`,
  };
}
