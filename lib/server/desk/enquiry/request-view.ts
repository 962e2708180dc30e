/** How a request for payment stands: its parts, strays and refunds a row each, and the sums below them. */
import type { Mark } from '#lib/server/desk/enquiry/mark';
import { refundables } from '#lib/server/payments/actions/refund';
import { methodInWords, paiseInWords, partInWords } from '#lib/server/payments/words';
import type { PaymentFile, StoredRequest } from '#lib/server/store/payments/schema';
import { deskPaymentPath } from '#lib/shared/addresses/desk-routes';
import { shortDay } from '#lib/shared/dates';
import { instantInIndia, shortDayAndHour } from '#lib/shared/india';
import {
  isOpenOn,
  isOverdueOn,
  numberInPath,
  type PaymentPart,
  stateOn,
  unpaidParts,
} from '#lib/shared/payments/rules';

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

export interface RequestView {
  readonly number: string;
  readonly rows: readonly MoneyRow[];
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly left: string;
  /** It can be paid or cancelled. */
  readonly isOpen: boolean;
  /** "Part 2 of 2, ₹10,030, due Fri 1 Jan 2027." */
  readonly next?: { readonly text: string; readonly amount: string };
  /** "Part paid", beside the state of the enquiry. */
  readonly shown: { readonly mark: Mark; readonly label: string };
}

export function requestView(
  file: PaymentFile,
  request: StoredRequest | undefined,
  today: string,
): RequestView {
  const now = instantInIndia(today);
  const back = new Map(
    refundables(file).map((each) => [each.payment, each.paidPaise - each.refundedPaise]),
  );
  const received = file.documents
    .filter((each) => each.kind === 'invoice')
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
      sub: `${shortDayAndHour(part.paidAt, instantInIndia(today))}${invoice ? `, ${methodInWords[invoice.method]}` : ''}`,
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
  waiting: 'Waiting for Razorpay',
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
