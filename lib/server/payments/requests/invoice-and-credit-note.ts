/** The tax invoice of a part, and the credit note of a refund, as they will stand in the ledger. */
import type { Env } from '#lib/server/settings/env';
import type { StoredRequest } from '#lib/server/store/payments/payment-store';
import type { NewDocument, TaxDocument } from '#lib/server/store/payments/tax-document-record';
import { isoDayInIndia } from '#lib/shared/india';
import { supplierOf } from '#lib/shared/invoice/supplier';
import { shareOut } from '#lib/shared/payments/amounts';
import type { Buyer, PaymentMethod, PaymentPart } from '#lib/shared/payments/request';
import { placeOfSupply } from '#lib/shared/tax/place-of-supply';
import { splitTax } from '#lib/shared/tax/split-tax';

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
