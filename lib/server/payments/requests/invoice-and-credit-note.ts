/** The tax invoice of a part with the buyer on it, and the credit note of a refund, as they will stand in the ledger. */
import type { Fields } from '#lib/server/intake/body';
import type { Wrong } from '#lib/server/payments/requests/read-ask';
import type { Env } from '#lib/server/settings/env';
import type { NewDocument, StoredRequest, TaxDocument } from '#lib/server/store/payments/schema';
import { cut, hasLetter, line } from '#lib/shared/forms/sanitize';
import { isoDayInIndia } from '#lib/shared/india';
import { supplierOf } from '#lib/shared/invoice/rules';
import {
  type Buyer,
  type PaymentMethod,
  type PaymentPart,
  shareOut,
} from '#lib/shared/payments/rules';
import {
  addressMissing,
  gstinProblem,
  needsAddress,
  placeOfSupply,
  plainGstin,
  splitTax,
  states,
} from '#lib/shared/tax/rules';

/** Two digits; of a site without a GSTIN that of its first classroom, Chennai. */
export const supplierState = (env: Env): string => supplierOf(env).gstin?.slice(0, 2) ?? '33';

interface Paid {
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

export function invoiceDocument(env: Env, paid: Paid): NewDocument {
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

/** A code, or the name as it stands in the list; empty for neither. */
function stateIn(value: unknown): string {
  const typed = line(value).toLowerCase();
  const code = /^\d$/.test(typed) ? `0${typed}` : typed;
  return states.find((each) => each.code === code || each.name.toLowerCase() === typed)?.code ?? '';
}
