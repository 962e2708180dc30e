/** The money of one enquiry: every request with its parts, documents and refunds, whatever was asked or cancelled later. */

import { deskPaymentPath } from '#data/addresses/desk-routes';
import { lacksBuyer } from '#lib/accounting/rules/invoice';
import { lastDayOfTaxCredit } from '#lib/accounting/rules/returns';
import type { TaxDocument } from '#lib/accounting/schema';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import { isPastTaxCredit } from '#lib/payments/actions/credit-notes';
import { isToTransfer, refusedOf } from '#lib/payments/actions/paid-back';
import {
  noteLacks,
  type Refundable,
  refundableBy,
  refundables,
} from '#lib/payments/actions/refund';
import {
  currentRequest,
  isOpenOn,
  isOverdueOn,
  numberInPath,
  type PaymentPart,
  partsToCome,
  type StoredRequest,
  stateOn,
  unpaidParts,
} from '#lib/payments/rules/requests';
import type { PaymentFile, Refund } from '#lib/payments/schema';
import { methodInWords, paiseInWords, partInWords } from '#lib/payments/words';
import { isoDayInIndia, shortDay, shortDayAndHour } from '#lib/platform/values/india';
import type { StaffRequest } from '#lib/staff/http/access';
import { type Mark, nameShown } from '#lib/staff/rules';

export interface MoneyRow {
  readonly name: string;
  readonly due: string;
  readonly amount: string;
  readonly mark: Mark;
  readonly state: string;
  readonly sub: string;
  readonly paper?: { readonly href: string; readonly number: string };
}

export interface RefundForm {
  /** The provider's id, or the number of the invoice where it was paid elsewhere. */
  readonly payment: string;
  /** "₹10,030 of HOA/26-27/00001". */
  readonly title: string;
  /** In rupees, and in words. */
  readonly amount: string;
  readonly most: string;
  /** The provider would send it: staff may have paid it back by themselves instead. */
  readonly isProvider: boolean;
  /** The credit note must show address and State, and nobody knows them. */
  readonly asksBuyer: boolean;
  readonly notice?: string;
}

interface Transfer {
  readonly payment: string;
  readonly title: string;
  readonly today: string;
}

export const hasMoney = ({ requests, documents, strays }: PaymentFile): boolean =>
  requests.length + documents.length + strays.length > 0;

export type AccountView = ReturnType<typeof accountView>;

/** `now` in epoch milliseconds. */
export function accountView(file: PaymentFile, now: number) {
  const today = isoDayInIndia(now);
  const current = currentRequest(file.requests, today) ?? file.requests[0];
  const left = current && isOpenOn(current, today) ? unpaidParts(current) : [];
  const [next] = left;
  // The request that counts first, then the others, the newest first.
  const requests = file.requests.toSorted(
    (one, other) => Number(other === current) - Number(one === current),
  );
  const lacking = file.documents.filter(
    (each) => each.kind === 'credit-note' && !each.isCommercial && lacksBuyer(each),
  );
  return {
    requests: requests.map((request) => ({
      number: request.number,
      state: stateOn(request, today),
      ...requestShown(request, today),
      rows: [
        ...request.parts.map((part) => partRow(file, request, part, now)),
        ...backRows(file, now, (refund) => refund.request === request.number),
      ],
    })),
    others: [
      ...file.documents
        .filter(({ kind, request }) => kind === 'invoice' && request === undefined)
        .map((invoice) => invoiceRow(invoice, now)),
      ...file.strays.map((stray): MoneyRow => strayRow(file, stray, now)),
      ...backRows(file, now, ({ request }) => request === undefined),
    ],
    sums: sumsOf(file, today),
    left: paiseInWords(paiseOf(left)),
    // A suspended request can be cancelled, too.
    isOpen: current !== undefined && isOpenOn(current, today) && partsToCome(current).length > 0,
    ...(current && next && { next: nextOf(current, next) }),
    shown: current ? requestShown(current, today) : moneyShown(file),
    refunds: refundables(file)
      .filter(({ paidPaise, refundedPaise }) => paidPaise > refundedPaise)
      .map((of) => refundFormOf(file, of, now)),
    transfers: file.refunds.filter(isToTransfer).map(
      (refund): Transfer => ({
        payment: refund.creditNote ?? refund.id,
        title: `${paiseInWords(refund.amountPaise)} of ${refund.invoice ?? refund.payment}`,
        today,
      }),
    ),
    lacking: lacking.map(({ number }) => number),
  };
}

const paiseOf = (amounts: readonly { readonly amountPaise: number }[]) =>
  amounts.reduce((all, { amountPaise }) => all + amountPaise, 0);

export interface Totals {
  readonly askedPaise: number;
  readonly receivedPaise: number;
  readonly refundedPaise: number;
  readonly toGoBackPaise: number;
  readonly leftPaise: number;
}

/** Over all requests of an enquiry; what was cancelled unpaid is asked for no more. */
export function totalsOf(file: PaymentFile, today: string): Totals {
  const invoices = file.documents.filter(({ kind }) => kind === 'invoice');
  // One that was issued again counts once, with what had gone back of it before.
  const former = new Set(
    invoices.filter(({ replacedBy }) => replacedBy !== undefined).map(({ number }) => number),
  );
  const invoicedPaise =
    invoices.reduce((all, each) => all + (former.has(each.number) ? 0 : each.totalPaise), 0) +
    paiseOf(file.refunds.filter(({ invoice }) => invoice !== undefined && former.has(invoice)));
  const open = file.requests.filter((request) => isOpenOn(request, today)).flatMap(unpaidParts);
  // Money that belonged to nothing is in no sum once it went back.
  const toGoBackPaise = paiseOf(file.strays.filter(({ returnedAt }) => returnedAt === undefined));
  return {
    askedPaise: invoicedPaise + paiseOf(open),
    receivedPaise: invoicedPaise + toGoBackPaise,
    refundedPaise: paiseOf(file.refunds.filter(({ invoice }) => invoice !== undefined)),
    toGoBackPaise,
    leftPaise: paiseOf(open),
  };
}

export const sumsInWords = (totals: Totals): readonly (readonly [string, string])[] => [
  ['Asked for', paiseInWords(totals.askedPaise)],
  ['Received', paiseInWords(totals.receivedPaise)],
  ...(totals.toGoBackPaise > 0
    ? [['Of this, to be refunded', `−${paiseInWords(totals.toGoBackPaise)}`] as const]
    : []),
  ...(totals.refundedPaise > 0
    ? [['Refunded', `−${paiseInWords(totals.refundedPaise)}`] as const]
    : []),
];

const sumsOf = (file: PaymentFile, today: string) => sumsInWords(totalsOf(file, today));

const nextOf = (request: StoredRequest, part: PaymentPart) => ({
  text: `${partInWords(part.part, request)}, ${paiseInWords(part.amountPaise)}, due ${shortDay(part.due)}.`,
  amount: String(part.amountPaise / 100),
});

const paperOf = (number: string) => ({ number, href: deskPaymentPath(numberInPath(number)) });

function partRow(
  { documents }: PaymentFile,
  request: StoredRequest,
  part: PaymentPart,
  now: number,
): MoneyRow {
  const today = isoDayInIndia(now);
  const row = {
    name: request.parts.length > 1 ? `${part.part} of ${request.parts.length}` : 'All',
    due: shortDay(part.due),
    amount: paiseInWords(part.amountPaise),
  };
  if (part.paidAt !== undefined) {
    const invoice = documents.find(({ number }) => number === part.invoiceNumber);
    return {
      ...row,
      mark: 'done',
      state: 'Paid',
      sub: `${shortDayAndHour(part.paidAt, now)}${invoice ? `, ${methodInWords[invoice.method]}` : ''}`,
      ...(part.invoiceNumber && { paper: paperOf(part.invoiceNumber) }),
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

const invoiceRow = (invoice: TaxDocument, now: number): MoneyRow => ({
  name: 'All',
  due: 'Paid at once',
  amount: paiseInWords(invoice.totalPaise),
  mark: 'done',
  state: 'Paid',
  sub: `${shortDayAndHour(invoice.issuedAt, now)}, ${methodInWords[invoice.method]}`,
  paper: paperOf(invoice.number),
});

function strayRow(file: PaymentFile, stray: PaymentFile['strays'][number], now: number): MoneyRow {
  const refund = file.refunds.findLast(({ payment }) => payment === stray.payment);
  return {
    name: 'Again',
    due: 'Not asked for',
    amount: paiseInWords(stray.amountPaise),
    mark: refund ? 'waits' : 'missed',
    state: refund ? refundState(refund) : strayStates[stray.why],
    sub: `${shortDayAndHour(stray.receivedAt, now)}, ${stray.payment}; no invoice`,
  };
}

const backRows = (
  { refunds }: PaymentFile,
  now: number,
  isHere: (refund: Refund) => boolean,
): readonly MoneyRow[] =>
  refunds
    .filter((each) => each.invoice !== undefined && isHere(each))
    .map(
      (each): MoneyRow => ({
        name: 'Back',
        due: shortDayAndHour(each.askedAt, now),
        amount: `−${paiseInWords(each.amountPaise)}`,
        mark: each.state === 'refunded' ? 'done' : isToTransfer(each) ? 'missed' : 'waits',
        state: refundState(each),
        sub: [each.reason, backInWords(each)].filter(Boolean).join(', '),
        ...(each.creditNote && { paper: paperOf(each.creditNote) }),
      }),
    );

const backInWords = ({ providerRefundId, paidBackMethod, paidBackOn }: Refund): string =>
  [
    paidBackMethod && `by ${methodInWords[paidBackMethod]}`,
    paidBackOn && shortDay(paidBackOn),
    providerRefundId,
  ]
    .filter(Boolean)
    .join(', ');

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
  refused: 'Refused by Razorpay: to transfer',
  transfer: 'To transfer',
} as const;

const refundState = ({ state, paidBackOn }: Refund): string =>
  state === 'refunded' && paidBackOn ? 'Paid back' : refundStates[state];

/** "Part paid", beside the state of the enquiry. */
export function requestShown(
  request: StoredRequest,
  today: string,
): { readonly mark: Mark; readonly label: string } {
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

const moneyShown = ({ strays }: PaymentFile): { readonly mark: Mark; readonly label: string } =>
  strays.some(({ returnedAt }) => returnedAt === undefined)
    ? { mark: 'missed', label: 'Money to refund' }
    : { mark: 'done', label: 'Paid' };

/** One for each payment of which something is left to refund. */
export const refundFormsOf = (file: PaymentFile, now: number): readonly RefundForm[] =>
  refundables(file)
    .filter(({ paidPaise, refundedPaise }) => refundedPaise < paidPaise)
    .map((of) => refundFormOf(file, of, now));

function refundFormOf(file: PaymentFile, of: Refundable, now: number): RefundForm {
  const { payment, invoice, paidPaise, refundedPaise } = of;
  const left = paidPaise - refundedPaise;
  const noTax = invoice !== undefined && isPastTaxCredit(invoice, now);
  const since = invoice && lastDayOfTaxCredit(isoDayInIndia(invoice.issuedAt));
  return {
    payment,
    title: `${paiseInWords(left)} of ${invoice?.number ?? payment}`,
    amount: String(left / 100),
    most: paiseInWords(left),
    isProvider: !invoice || invoice.method === 'razorpay',
    asksBuyer: noteLacks(file, invoice),
    ...(noTax &&
      since && {
        notice: `This refund is documented without tax, as a commercial credit: the last day to take back the tax of ${invoice.number} was ${shortDay(since)} (section 34(2) of the CGST Act). The GST stays paid, and the credit is not in GSTR-1.`,
      }),
  };
}

export type RefundView = NonNullable<Awaited<ReturnType<typeof refundView>>>;

/** The page of one refund; undefined where there is no such payment. */
export async function refundView(
  { context: { store }, members, now }: StaffRequest,
  enquiry: Enquiry,
  payment: string,
) {
  const file = await store.findPaymentFile(enquiry.id);
  const of = refundableBy(file, payment);
  if (!of) return undefined;
  const refused = refusedOf(file, of.payment);
  const form = refundFormOf(file, of, now);
  const left = of.paidPaise - of.refundedPaise;
  const { invoice, stray } = of;
  const name = nameShown(enquiry.name);
  const came = invoice ? invoice.receivedOn : isoDayInIndia(stray?.receivedAt ?? 0);
  const request = file.requests.find(({ number }) => number === invoice?.request);
  const later = request ? unpaidParts(request) : [];
  const sum = paiseOf(later);
  return {
    reference: enquiry.reference,
    version: enquiry.version,
    name,
    form,
    facts: [
      [
        'Payment',
        `${invoice?.payment || of.payment}, ${shortDay(came)}${invoice ? `, ${methodInWords[invoice.method]}` : ''}`,
      ],
      ['Invoice', invoice ? invoice.number : 'none: it belongs to no request'],
      [
        'Goes to',
        form.isProvider
          ? 'the account it came from, within 10 working days'
          : 'the payer, by your own bank transfer: the site cannot send it, and reminds you until you have entered it',
      ],
      // A colleague may have refunded before.
      ...file.refunds
        .filter((each) => each.payment === of.payment)
        .map((each): [string, string] => [
          'Refunded already',
          `${paiseInWords(each.amountPaise)}, ${shortDayAndHour(each.askedAt, now)}, ${members.find(({ email }) => email === each.askedBy)?.name ?? 'Razorpay'}: ${each.reason}`,
        ]),
    ] as readonly (readonly [string, string])[],
    isOver: left === 0,
    ...(refused && {
      transfer: {
        payment: refused.creditNote ?? refused.id,
        sum: paiseInWords(refused.amountPaise),
      },
    }),
    today: isoDayInIndia(now),
    does: [
      invoice
        ? form.notice
          ? `A mail to ${name} with a commercial credit note for ${invoice.number}, without tax`
          : `A mail to ${name} with a credit note for ${invoice.number}`
        : `A mail to ${name}; no credit note, since there is no invoice`,
      ...(form.isProvider ? [] : ['A task “Money to transfer”, until you enter your transfer']),
      ...(request
        ? [
            'If all that was paid goes back: the seat becomes free, and the enquiry is in conversation again',
          ]
        : []),
      ...(sum > 0
        ? [
            `If all that was paid goes back: we no longer ask for the ${paiseInWords(sum)} still to come`,
          ]
        : []),
    ],
  };
}
