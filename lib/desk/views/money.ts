/** The money of an enquiry: what can be asked for, how its request stands, and what can be refunded. */

import { deskPaymentPath } from '#data/addresses/desk-routes';
import type { PaymentLine } from '#lib/accounting/rules/invoice';
import { needsAddress } from '#lib/accounting/rules/tax';
import { isJoinable, seatsLeft, subjectOf } from '#lib/batches/rules';
import { timesInWords } from '#lib/batches/words';
import { lastFeeDay, validForDays } from '#lib/catalogue/rules/quotation';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import type { Answer } from '#lib/forms/schema';
import { asksPayment, mostDays, usualDays } from '#lib/payments/actions/ask';
import { cashRefused, knownBuyer } from '#lib/payments/actions/elsewhere';
import { refundableBy, refundables, refusedOf } from '#lib/payments/actions/refund';
import { catalogue } from '#lib/payments/rules/catalogue';
import type { StoredRequest } from '#lib/payments/rules/requests';
import {
  isOpenOn,
  isOverdueOn,
  numberInPath,
  type PaymentPart,
  stateOn,
  unpaidParts,
} from '#lib/payments/rules/requests';
import type { AskedFor, PaymentFile } from '#lib/payments/schema';
import { methodInWords, paiseInWords, partInWords, withGstInWords } from '#lib/payments/words';
import type { Store } from '#lib/platform/db/store';
import { shortDay } from '#lib/platform/values/dates';
import {
  dayMs,
  hourInWords,
  instantInIndia,
  isoDayInIndia,
  shortDayAndHour,
} from '#lib/platform/values/india';
import { inDigits } from '#lib/platform/values/money';
import type { StaffRequest } from '#lib/staff/http/access';
import { type Mark, nameShown } from '#lib/staff/words';

export type MoneyView = Awaited<ReturnType<typeof moneyView>>;

export async function moneyView(
  { context: { store }, now }: StaffRequest,
  enquiry: Enquiry,
  transcript: readonly Answer[],
) {
  const file = await store.findPaymentFile(enquiry.id);
  const today = isoDayInIndia(now);
  const asks = asksPayment(enquiry.kind);
  const [request] = file.requests;
  const choices = asks
    ? await choicesOf(store, enquiry, transcript, now)
    : { chosen: [], groups: [] };
  return {
    // Some kinds of enquiry have no request for payment.
    asks,
    ...choices,
    untilDays: Array.from({ length: mostDays }, (_, at) => {
      const value = isoDayInIndia(instantInIndia(today) + (at + 1) * dayMs);
      return { value, label: shortDay(value) };
    }),
    usualUntil: isoDayInIndia(instantInIndia(today) + usualDays * dayMs),
    today,
    // A quotation may still hold another fee than that of today.
    feesChanged: lastFeeDay(today) > isoDayInIndia(now - validForDays * dayMs),
    // The invoice needs an address, and they have given none yet.
    asksBuyer:
      request !== undefined &&
      needsAddress(request) &&
      (await knownBuyer(store, file, request)) === undefined,
    cashRule: cashRefused,
    ...((request || file.strays.length > 0) && {
      request: requestView(file, request, today),
    }),
  };
}

interface MoneyRow {
  readonly name: string;
  readonly due: string;
  readonly amount: string;
  readonly mark: Mark;
  readonly state: string;
  readonly sub: string;
  readonly paper?: { readonly href: string; readonly number: string };
  /** What can go back of it. */
  readonly refund?: string;
  /** The provider refused it: it is to be paid back elsewhere. */
  readonly paidBack?: string;
}

export type RequestView = ReturnType<typeof requestView>;

export function requestView(file: PaymentFile, request: StoredRequest | undefined, today: string) {
  const now = instantInIndia(today);
  const back = new Map(
    refundables(file).map((each) => [each.payment, each.paidPaise - each.refundedPaise]),
  );
  const received = file.documents
    .filter((each) => each.kind === 'invoice' && each.replacedBy === undefined)
    .reduce((sum, each) => sum + each.totalPaise, 0);
  // Money that belonged to nothing is outside what was received, and what of it goes back is too.
  const returned = file.refunds
    .filter(({ invoice }) => invoice !== undefined)
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
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
          sub: `${shortDayAndHour(each.receivedAt, now)}, ${each.payment}; no invoice`,
          ...((back.get(each.payment) ?? 0) > 0 && { refund: each.payment }),
          ...(refund?.state === 'refused' && { paidBack: each.payment }),
        };
      }),
      ...file.refunds
        .filter(({ creditNote }) => creditNote !== undefined)
        .map(
          (each): MoneyRow => ({
            name: 'Back',
            due: shortDayAndHour(each.askedAt, now),
            amount: `−${paiseInWords(each.amountPaise)}`,
            mark:
              each.state === 'refunded' ? 'done' : each.state === 'refused' ? 'parked' : 'waits',
            state: refundStates[each.state],
            sub: `${each.reason}${each.providerRefundId ? `, ${each.providerRefundId}` : ''}`,
            ...(each.state === 'refused' && { paidBack: each.payment }),
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
  amount: inDigits(part.amountPaise),
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
      sub: `${shortDayAndHour(part.paidAt, instantInIndia(today))}${invoice ? `, ${methodInWords[invoice.method]}` : ''}`,
      ...(part.invoiceNumber && { paper: paperOf(part.invoiceNumber) }),
      ...(payment && (back.get(payment) ?? 0) > 0 && { refund: payment }),
    };
  }
  if (part.cancelledAt !== undefined) {
    return { ...row, mark: 'done', state: 'No longer asked for', sub: '' };
  }
  if (part.suspendedAt !== undefined) {
    return { ...row, mark: 'waits', state: 'Suspended', sub: 'Its batch is cancelled' };
  }
  if (stateOn(request, today) === 'expired') {
    return { ...row, mark: 'missed', state: 'Expired', sub: '' };
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
  waiting: 'Waiting for Razorpay',
  sent: 'Sent to Razorpay',
  refunded: 'Refunded',
  refused: 'Refused by Razorpay',
} as const;

/** "Part paid", beside the state of the enquiry. */
function shownOf(
  request: StoredRequest | undefined,
  today: string,
): { readonly mark: Mark; readonly label: string } {
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

export type LineChoice = ReturnType<typeof choiceOf>;

/** `isChosen`: by the enquiry or its quotation. */
const choiceOf = ({ code, label, hours, feePaise }: PaymentLine, isChosen: boolean) => ({
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
) {
  const codes = codesIn(transcript);
  const [preference, all] = await Promise.all([
    store.findBatchPreference(enquiry.id, now),
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
          sub: `Batch of ${begins}, ${timesInWords(batch)}, ${batch.language}: ${seatsLeft(batch)} of ${batch.seats} seats left`,
          fee: paiseInWords(subject.fee * 100),
          isChosen: preference?.batch === batch.id,
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

export type AskedView = ReturnType<typeof askedView>;

export function askedView(asked: AskedFor, person: string, now: number) {
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

export type RefundView = NonNullable<Awaited<ReturnType<typeof refundView>>>;

export async function refundView(
  { context: { store } }: StaffRequest,
  enquiry: Enquiry,
  payment: string,
) {
  const file = await store.findPaymentFile(enquiry.id);
  const of = refundableBy(file, payment);
  const refused = of && refusedOf(file, of.payment);
  const left = refused ? refused.amountPaise : of && of.paidPaise - of.refundedPaise;
  if (!of || !left) return undefined;
  const { invoice, stray } = of;
  const name = nameShown(enquiry.name);
  const isProvider = !invoice || invoice.method === 'razorpay';
  const came = invoice ? invoice.receivedOn : isoDayInIndia(stray?.receivedAt ?? 0);
  const request = file.requests.find(({ number }) => number === invoice?.request);
  const later = request ? unpaidParts(request) : [];
  const sum = later.reduce((all, { amountPaise }) => all + amountPaise, 0);
  return {
    reference: enquiry.reference,
    version: enquiry.version,
    name,
    payment: of.payment,
    facts: [
      [
        'Payment',
        `${invoice?.payment || of.payment}, ${shortDay(came)}${invoice ? `, ${methodInWords[invoice.method]}` : ''}`,
      ],
      ['Invoice', invoice ? invoice.number : 'none: it belongs to no request'],
      [
        'Goes to',
        refused
          ? 'them by your own transfer: Razorpay refused it'
          : isProvider
            ? 'the account it came from, within 7 working days'
            : 'them by your own bank transfer: the site cannot send it',
      ],
    ],
    // In rupees, and in words.
    amount: inDigits(left),
    most: paiseInWords(left),
    // The provider would send it: staff may have paid it back by themselves instead.
    isProvider,
    // The provider refused it: all that is asked is how it was paid back.
    isRefused: refused !== undefined,
    does: refused
      ? [`A mail to ${name} with the number`]
      : [
          invoice
            ? `A mail to ${name} with a credit note for ${invoice.number}`
            : `A mail to ${name}; no credit note, since there is no invoice`,
          ...(request
            ? [
                'All that was paid is refunded: the seat becomes free, and the enquiry is in conversation again',
              ]
            : []),
          ...(sum > 0
            ? [
                `All that was paid is refunded: we no longer ask for the pending ${paiseInWords(sum)}`,
              ]
            : []),
        ],
  };
}
