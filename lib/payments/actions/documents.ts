/** Invoices and credit notes as they will be in the ledger, and what follows from money on its enquiry. */
import { randomUUID } from 'node:crypto';
import { type PaymentMethod, supplierOf } from '#lib/accounting/rules/invoice';
import {
  addressMissing,
  gstinProblem,
  lastDayOfTaxCredit,
  needsAddress,
  placeOfSupply,
  plainGstin,
  states,
  taxableWithin,
  taxOn,
} from '#lib/accounting/rules/tax';
import type { NewDocument, TaxDocument } from '#lib/accounting/schema';
import { paymentEvents, siteEvent } from '#lib/enquiries/actions/record';
import { staffNote } from '#lib/enquiries/mails';
import { promisedBy } from '#lib/enquiries/rules/hours';
import type { Consequence, Enquiry } from '#lib/enquiries/schema/enquiry';
import { paidMail, strayNotice } from '#lib/payments/mails';
import type { StoredRequest } from '#lib/payments/rules/requests';
import {
  type Buyer,
  hasClasses,
  numberMark,
  type PaymentPart,
  type StrayReason,
  shareOut,
  unpaidParts,
} from '#lib/payments/rules/requests';
import type { PartReceipt, StrayPayment, StrayReceipt, Wrong } from '#lib/payments/schema';
import { lineInWords, methodInWords, paiseInWords, partInWords } from '#lib/payments/words';
import type { Env } from '#lib/platform/config/env';
import type { Fields } from '#lib/platform/http/intake/body';
import { inIndia, shortDay } from '#lib/platform/values/dates';
import { isoDayInIndia } from '#lib/platform/values/india';
import { cut, hasLetter, line } from '#lib/platform/values/text';
import { memberOf, nameShown } from '#lib/staff/rules';

/** Two digits; of a site without a GSTIN that of its first classroom, Chennai. */
export const supplierState = (env: Env): string => supplierOf(env).gstin?.slice(0, 2) ?? '33';

interface Invoiced {
  readonly request: StoredRequest;
  readonly part: PaymentPart;
  readonly buyer: Buyer;
  readonly method: PaymentMethod;
  /** The provider's id, or the number the payer named. */
  readonly payment: string;
  /** Day. */
  readonly receivedOn: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The money that came for the part. */
  readonly amountPaise: number;
}

/** Where what a request is for is supplied to this buyer, and the State of the supplier. */
export const supplyOf = (
  env: Env,
  { lines }: Pick<StoredRequest, 'lines'>,
  { gstin, state }: Pick<Buyer, 'gstin' | 'state'>,
) => ({
  placeOfSupply: placeOfSupply({ gstin, state, given: lines.map(({ mode }) => mode) }),
  supplierState: supplierState(env),
});

export function invoiceDocument(env: Env, paid: Invoiced): NewDocument {
  const { request, part, buyer, method, payment, receivedOn, at, amountPaise } = paid;
  const { name, address, gstin, state } = buyer;
  const supply = supplyOf(env, request, buyer);
  const { taxablePaise, lines } = part;
  const { gstPaise, ...tax } = taxOn(taxablePaise, supply);
  const roundingPaise = amountPaise - taxablePaise - gstPaise;
  return {
    kind: 'invoice',
    request: request.number,
    part: part.part,
    enquiryId: request.enquiryId,
    reference: request.reference,
    issuedAt: at,
    receivedOn,
    name,
    address,
    gstin,
    state,
    placeOfSupply: supply.placeOfSupply,
    lines,
    taxablePaise,
    ...tax,
    ...(roundingPaise !== 0 && { roundingPaise }),
    totalPaise: amountPaise,
    method,
    payment,
    reason: '',
  };
}

interface Credited {
  readonly invoice: TaxDocument;
  readonly before: readonly TaxDocument[];
  readonly amountPaise: number;
  readonly reason: string;
  readonly at: number;
  /** The details of an unregistered buyer where the invoice has none (CGST Rules, rule 53(1A)). */
  readonly buyer?: Pick<Buyer, 'address' | 'state'>;
}

/** Whether the tax of an invoice can no longer be taken back: a refund is documented without it. */
export const isPastTaxCredit = ({ issuedAt }: Pick<TaxDocument, 'issuedAt'>, now: number) =>
  isoDayInIndia(now) > lastDayOfTaxCredit(isoDayInIndia(issuedAt));

/** The series of credit notes, and of credits without tax: these are in no return, where a series has no gaps. */
export const creditPrefix = ({ isCommercial }: Pick<NewDocument, 'isCommercial'>) =>
  isCommercial ? 'CC' : 'CN';

/**
 * Exactly `amountPaise`: the taxable value whose tax, computed as on an invoice, comes to it, and otherwise a rest of at most
 * two paise as rounding off. The last one takes the taxable value that is left.
 */
export function creditNoteDocument(credited: Credited): NewDocument {
  const { invoice, before, amountPaise, reason, at, buyer } = credited;
  const { number, lines, roundingPaise: _rounding, ...same } = invoice;
  const isCommercial = isPastTaxCredit(invoice, at);
  const contained = isCommercial ? withoutTax : taxedCredit(invoice, before, amountPaise);
  const { roundingPaise, ...amounts } = contained;
  const values = isCommercial ? amountPaise : amounts.taxablePaise;
  const shares = shareOut(
    values,
    lines.map((line) => line.taxablePaise),
  );
  return {
    ...same,
    enquiryId: invoice.enquiryId,
    kind: 'credit-note',
    ofInvoice: number,
    issuedAt: at,
    receivedOn: isoDayInIndia(at),
    address: invoice.address || (buyer?.address ?? ''),
    state: invoice.state || (buyer?.state ?? ''),
    lines: lines.map((line, index) => {
      const share = shares[index] ?? 0;
      const taxablePaise = isCommercial ? 0 : share;
      return { ...line, feePaise: share, discountPaise: 0, taxablePaise };
    }),
    ...amounts,
    ...(roundingPaise !== 0 && { roundingPaise }),
    ...(isCommercial && { isCommercial }),
    totalPaise: amountPaise,
    reason,
  };
}

/** Its value is no taxable value, and changes no sum of a return. */
const withoutTax = {
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  roundingPaise: 0,
};

function taxedCredit(
  invoice: TaxDocument,
  before: readonly TaxDocument[],
  amountPaise: number,
): ReturnType<typeof taxableWithin> {
  const left = (name: 'taxablePaise' | 'totalPaise') =>
    before.reduce((sum, note) => sum - note[name], invoice[name]);
  const taxableLeft = left('taxablePaise');
  const isLast = amountPaise === left('totalPaise');
  // Equal texts are a supply within the State; the codes themselves do not matter here.
  const [placeOfSupply, supplierState] = invoice.igstPaise === 0 ? ['', ''] : ['other', ''];
  return taxableWithin(amountPaise, {
    placeOfSupply,
    supplierState,
    mostPaise: taxableLeft,
    ...(isLast && { nearPaise: taxableLeft }),
  });
}

/** `taxablePaise` of the whole request: the law looks at the value of the supply. */
export function readBuyer(
  fields: Fields,
  taxablePaise: number,
): { readonly ok: Buyer } | { readonly wrong: Wrong } {
  const wrong: Record<string, string> = {};
  const state = stateIn(fields.state);
  const gstin = plainGstin(line(fields.gstin));
  const name = cut(line(fields.invoiceName), 200);
  const address = cut(line(fields.address), 500);
  if (!state) wrong.state = 'Choose a State.';
  if (!hasLetter(name)) wrong.invoiceName = 'Write the name for the invoice.';
  const problem = gstin ? gstinProblem(gstin, state) : undefined;
  if (problem) wrong[problem.field] ??= problem.message;
  if (!address && needsAddress({ gstin, taxablePaise })) wrong.address = addressMissing;
  if (Object.keys(wrong).length > 0) return { wrong };
  return { ok: { state, name, address, gstin } };
}

/** A code, or the name as it is in the list; empty for neither. */
export function stateIn(value: unknown): string {
  const typed = line(value).toLowerCase();
  const code = /^\d$/.test(typed) ? `0${typed}` : typed;
  return states.find((each) => each.code === code || each.name.toLowerCase() === typed)?.code ?? '';
}

interface Paid {
  readonly enquiry: Enquiry;
  readonly request: StoredRequest;
  readonly part: PaymentPart;
  readonly document: NewDocument;
  /** When the money came, and when the site heard of it; epoch milliseconds. */
  readonly paidAt: number;
  readonly at: number;
}

export function partReceipt(env: Env, asked: Paid): PartReceipt {
  const { enquiry, request, document, paidAt, at } = asked;
  // With the State of the buyer the tax may be a paisa off what was asked for: mails say what was paid.
  const part = {
    ...asked.part,
    gstPaise: document.cgstPaise + document.sgstPaise + document.igstPaise,
    amountPaise: document.totalPaise,
  };
  const paid = { ...asked, part };
  return {
    request: request.number,
    part: part.part,
    paidAt,
    at,
    prefix: env.INVOICE_PREFIX,
    document,
    ...(hasClasses(request) && { callBy: promisedBy(paidAt) }),
    more: paidConsequence(env, paid, false),
    all: paidConsequence(env, paid, true),
    seatLost: staffNote(
      enquiry,
      {
        topic: `seat-${request.number}-${part.part}`,
        about: 'paid, but the seat is gone',
        rows: [
          ['What to do', 'Find another seat with them, or refund'],
          ...whoAndWhat(env, enquiry, request),
          ['Request', request.number],
          ['Received', paiseInWords(part.amountPaise)],
        ],
        at,
      },
      env,
    ),
  };
}

/** Staff read who paid for what, and whose enquiry it is, without opening the desk. */
function whoAndWhat(
  env: Env,
  enquiry: Enquiry,
  { lines }: Pick<StoredRequest, 'lines'>,
): [string, string][] {
  return [...whose(env, enquiry), ['For', lines.map(lineInWords).join('; ')]];
}

function whose(env: Env, { name, member }: Enquiry): [string, string][] {
  const owner = member && memberOf(env, member);
  return [
    ['Person', nameShown(name)],
    ['Owner', owner ? owner.name : 'unassigned'],
  ];
}

/** Names the payment that staff can expect next. */
function pendingAfter(request: StoredRequest, { part }: PaymentPart): string {
  const next = unpaidParts(request).find((each) => each.part !== part);
  if (!next) return 'see the desk';
  return `${partInWords(next.part, request)}, ${paiseInWords(next.amountPaise)}, due ${shortDay(next.due)}`;
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
        }
      : {},
    contact: true,
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
            ...whoAndWhat(env, enquiry, request),
            ['Request', request.number],
            ['Paid', `${named}, ${sum}, by ${methodInWords[document.method]}`],
            ['Payment', document.payment],
            ['Tax invoice', numberMark],
            ['Pending', isAll ? 'nothing: closed as enrolled' : pendingAfter(request, part)],
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

/** Staff are notified once: the payment's id is its row's key. */
export function strayReceipt(
  env: Env,
  stray: StrayPayment,
  enquiry: Enquiry | undefined,
): StrayReceipt {
  const { payment, why, receivedAt: at } = stray;
  const sum = paiseInWords(stray.amountPaise);
  const note = {
    topic: `stray-${payment.replaceAll(/[^A-Za-z0-9-]/g, '-')}`,
    about: 'money to refund',
    rows: [
      ['What to do', `${reasons[why]}: refund it on the desk, or settle it with them`],
      ...(enquiry ? whose(env, enquiry) : []),
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
