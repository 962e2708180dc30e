/** Invoices and credit notes as they will stand in the ledger, and what follows from money on its enquiry. */
import { randomUUID } from 'node:crypto';
import { type PaymentMethod, supplierOf } from '#lib/accounting/rules/invoice';
import {
  addressMissing,
  gstinProblem,
  needsAddress,
  placeOfSupply,
  plainGstin,
  splitTax,
  states,
} from '#lib/accounting/rules/tax';
import type { NewDocument, TaxDocument } from '#lib/accounting/schema';
import { staffNote } from '#lib/enquiries/mails';
import { siteEvent } from '#lib/enquiries/rules/lists';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import { paymentEvents } from '#lib/enquiries/views';
import { paidMail, strayNotice } from '#lib/payments/mails';
import type { StoredRequest } from '#lib/payments/rules/requests';
import {
  type Buyer,
  numberMark,
  type PaymentPart,
  type StrayReason,
  shareOut,
} from '#lib/payments/rules/requests';
import type {
  Consequence,
  PartReceipt,
  StrayPayment,
  StrayReceipt,
  Wrong,
} from '#lib/payments/schema';
import { methodInWords, paiseInWords, partInWords } from '#lib/payments/words';
import type { Env } from '#lib/platform/config/env';
import type { Fields } from '#lib/platform/http/intake/body';
import { inIndia } from '#lib/platform/values/dates';
import { isoDayInIndia } from '#lib/platform/values/india';
import { cut, hasLetter, line } from '#lib/platform/values/text';

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
}

export function invoiceDocument(env: Env, paid: Invoiced): NewDocument {
  const { request, part, buyer, method, payment, receivedOn, at } = paid;
  const { name, address, gstin, state } = buyer;
  const place = placeOfSupply({ gstin, state, given: request.lines.map(({ mode }) => mode) });
  const { taxablePaise, gstPaise, amountPaise, lines } = part;
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
    placeOfSupply: place,
    lines,
    taxablePaise,
    ...splitTax({ gstPaise, placeOfSupply: place, supplierState: supplierState(env) }),
    totalPaise: amountPaise,
    method,
    payment,
    reason: '',
  };
}

interface Credited {
  readonly invoice: TaxDocument;
  /** What was credited of it before. */
  readonly before: readonly TaxDocument[];
  readonly amountPaise: number;
  readonly reason: string;
  readonly at: number;
}

/** Taxable value and tax in the proportion of the invoice; the last one takes what is left, to the paisa. */
export function creditNoteDocument(credited: Credited): NewDocument {
  const { invoice, before, amountPaise, reason, at } = credited;
  const left = (name: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'totalPaise') =>
    before.reduce((sum, note) => sum - note[name], invoice[name]);
  const gstLeft = left('cgstPaise') + left('sgstPaise') + left('igstPaise');
  const [taxablePaise = 0, gstPaise = 0] = shareOut(amountPaise, [left('taxablePaise'), gstLeft]);
  const sgstPaise = between(
    Math.floor(gstPaise / 2),
    gstPaise - left('cgstPaise'),
    left('sgstPaise'),
  );
  const isWithin = invoice.igstPaise === 0;
  const shares = shareOut(
    taxablePaise,
    invoice.lines.map((line) => line.taxablePaise),
  );
  const { number, lines, ...same } = invoice;
  return {
    ...same,
    enquiryId: invoice.enquiryId,
    kind: 'credit-note',
    ofInvoice: number,
    issuedAt: at,
    receivedOn: isoDayInIndia(at),
    lines: lines.map((line, index) => {
      const share = shares[index] ?? 0;
      return { ...line, feePaise: share, discountPaise: 0, taxablePaise: share };
    }),
    taxablePaise,
    cgstPaise: isWithin ? gstPaise - sgstPaise : 0,
    sgstPaise: isWithin ? sgstPaise : 0,
    igstPaise: isWithin ? 0 : gstPaise,
    totalPaise: amountPaise,
    reason,
  };
}

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

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
function stateIn(value: unknown): string {
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

export function partReceipt(env: Env, paid: Paid): PartReceipt {
  const { enquiry, request, part, document, paidAt, at } = paid;
  return {
    request: request.number,
    part: part.part,
    paidAt,
    at,
    prefix: env.INVOICE_PREFIX,
    document,
    more: paidConsequence(env, paid, false),
    all: paidConsequence(env, paid, true),
    seatLost: staffNote(
      enquiry,
      {
        topic: `seat-${request.number}-${part.part}`,
        about: 'paid, but the seat is gone',
        rows: [
          ['What to do', 'Find another seat with them, or refund'],
          ['Request', request.number],
          ['Received', paiseInWords(part.amountPaise)],
        ],
        at,
      },
      env,
    ),
  };
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
            ['Request', request.number],
            ['Paid', `${named}, ${sum}, by ${methodInWords[document.method]}`],
            ['Payment', document.payment],
            ['Tax invoice', numberMark],
            ['Still to come', isAll ? 'nothing: closed as enrolled' : 'see the desk'],
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
    about: 'money to go back',
    rows: [
      ['What to do', `${reasons[why]}: refund it on the desk, or settle it with them`],
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
