/** Invoices and credit notes as issued, their numbers and their supplier. Amounts in paise, days ISO dates in India. */

import { sacOfTraining, sampleGstin } from '#data/gst';
import type { LedgerAmounts } from '#lib/accounting/rules/returns';
import {
  type Buyer,
  placeOfSupply,
  stateName,
  taxableWithin,
  taxOn,
} from '#lib/accounting/rules/tax';
import type { BatchMode } from '#lib/batches/rules';
import { isoDayInIndia } from '#lib/platform/values/india';

export interface TaxDocument extends LedgerAmounts {
  readonly kind: DocumentKind;
  /** Absent for what was paid before invoices were numbered here. */
  readonly number?: string;
  /** Epoch milliseconds. */
  readonly issuedAt: number;
  readonly receivedOn: string;
  readonly name: string;
  readonly address: string;
  /** Empty: not registered. */
  readonly gstin: string;
  /** The State code of the buyer, two digits; empty where it was not asked. */
  readonly state: string;
  /** Two digits; empty where the supplier has no GSTIN. */
  readonly placeOfSupply: string;
  readonly lines: readonly DocumentLine[];
  readonly method: PaymentMethod;
  /** The provider's number, or the payer's own. */
  readonly payment: string;
  /** The reason of a credit note. */
  readonly reason: string;
  readonly reference: string;
  readonly request?: string;
  readonly part?: number;
  readonly ofInvoice?: string;
  /** In the total beside taxable value and tax, -2 to 2; absent where they add up. */
  readonly roundingPaise?: number;
  /** A credit without tax: see `lastDayOfTaxCredit`. */
  readonly isCommercial?: boolean;
}

/** Its number is assigned when it is stored, and its enquiry is known then. */
export type NewDocument = Omit<TaxDocument, 'number'> & {
  readonly enquiryId: string | undefined;
  readonly replacedBy?: string;
};

/** A credit note must show address and State of a buyer who is not registered (CGST Rules, rule 53(1A)). */
export const lacksBuyer = ({
  gstin,
  address,
  state,
}: Pick<TaxDocument, 'gstin' | 'address' | 'state'>): boolean => !gstin && (!address || !state);

/** In the order in which they were issued, an invoice before the credit note of the same moment. */
export const oldestFirst = <Each extends Pick<TaxDocument, 'issuedAt' | 'kind'>>(
  documents: readonly Each[],
): readonly Each[] =>
  documents.toSorted(
    (one, other) =>
      one.issuedAt - other.issuedAt ||
      Number(one.kind === 'credit-note') - Number(other.kind === 'credit-note'),
  );

export interface Around {
  /** The discount on the whole request. */
  readonly discount?: { readonly paise: number; readonly ofPaise: number; readonly reason: string };
  readonly parts?: readonly {
    readonly part: number;
    readonly due: string;
    readonly taxablePaise: number;
    readonly gstPaise: number;
    readonly amountPaise: number;
    /** Neither paid nor cancelled. */
    readonly isOpen: boolean;
  }[];
  /** When the invoice of a credit note was issued. */
  readonly invoicedAt?: number;
  readonly refund?: {
    readonly state: RefundState;
    readonly settledAt?: number;
    readonly providerRefundId?: string;
    /** Where staff have paid it back themselves. */
    readonly paidBack?: {
      /** ISO day. */
      readonly on: string;
      readonly method: PaymentMethod;
      readonly number: string;
    };
  };
  /** The order id of a webinar payment. */
  readonly order?: string;
  /** When a webinar is held, in words. */
  readonly when?: string;
}

interface Known {
  readonly mode: 'trial' | 'public';
  readonly LEGAL_NAME: string;
  readonly REGISTERED_OFFICE: string;
  readonly COMPANY_NUMBER: string;
  readonly GSTIN?: string | undefined;
}

export interface Supplier {
  readonly name: string;
  readonly office: string;
  /** Number of the company (CIN), LLP or firm. */
  readonly number: string;
  /** Absent where no payment is taken and none was given. */
  readonly gstin?: string;
  readonly state?: string;
  readonly sample: boolean;
}

export function supplierOf({ mode, GSTIN, ...known }: Known): Supplier {
  const gstin = GSTIN ?? (mode === 'trial' ? sampleGstin : undefined);
  const state = stateName(gstin?.slice(0, 2) ?? '');
  return {
    name: known.LEGAL_NAME,
    office: known.REGISTERED_OFFICE,
    number: known.COMPANY_NUMBER,
    ...(gstin && { gstin }),
    ...(state && { state }),
    sample: mode === 'trial',
  };
}

/** The place of supply, two digits: where none was recorded it is the supplier's own State. */
export const placeIn = (
  { placeOfSupply }: { readonly placeOfSupply: string },
  known: Known,
): string => placeOfSupply || stateCodeOf(supplierOf(known));

/** Two digits; empty without a GSTIN. */
export const stateCodeOf = ({ gstin }: Pick<Supplier, 'gstin'>): string => gstin?.slice(0, 2) ?? '';

/** `HOA/26-27` of an instant: a series for each financial year, April to March (CGST Rules 2017, rule 46(b)). */
export function seriesOf(instant: number, prefix: string): string {
  const [year = 0, month = 0] = isoDayInIndia(instant).split('-').map(Number);
  const begins = month < 4 ? year - 1 : year;
  const two = (each: number) => String(each % 100).padStart(2, '0');
  return `${prefix}/${two(begins)}-${two(begins + 1)}`;
}

export const numberOf = (series: string, place: number): string =>
  `${series}/${String(place).padStart(5, '0')}`;

/** `undefined` for what is no number of a series. */
export function placeOf(number: string) {
  const [, series, digits] = /^([A-Z0-9]{1,4}\/\d\d-\d\d)\/(\d{1,9})$/.exec(number) ?? [];
  return series === undefined ? undefined : { series, place: Number(digits) };
}

export type PaymentMethod = 'razorpay' | 'bank' | 'cash' | 'cheque' | 'upi';

type DocumentKind = 'invoice' | 'credit-note';

/** `waiting`: the provider was not reached yet; `sent`: it has taken it; `transfer`: staff are to transfer it themselves. */
export type RefundState = 'waiting' | 'sent' | 'refunded' | 'refused' | 'transfer';

export interface PaymentLine {
  /** As it was asked for: `module-5`, `coaching-60`, `bootcamp-…`, `exam-final`, `batch-…`. */
  readonly code: string;
  readonly label: string;
  /** Services accounting code. */
  readonly sac: string;
  readonly hours?: number;
  readonly mode?: BatchMode;
  readonly when?: string;
  readonly feePaise: number;
}

/** A line's share on an invoice or a credit note: `taxablePaise` is `feePaise` less `discountPaise`. */
export interface DocumentLine extends PaymentLine {
  readonly discountPaise: number;
  readonly taxablePaise: number;
}

interface PaidWebinar {
  readonly title: string;
  readonly amountPaise: number;
  readonly paymentId: string;
  /** Epoch milliseconds. */
  readonly paidAt: number;
  readonly invoiceNumber?: string;
  /** Empty once erased. */
  readonly name: string;
}

/**
 * A paid webinar as a tax document: its price has the tax in it, and nobody is asked for State or GSTIN.
 * No State is on record of who pays for a webinar, so that it is supplied where the supplier is (IGST Act, section
 * 12(2)(b)(ii)). `supplierState` in two digits; empty without a GSTIN.
 */
export function webinarDocument(paid: PaidWebinar, supplierState: string): TaxDocument {
  const placeOfSupply = supplierState;
  const { roundingPaise, ...amounts } = taxableWithin(paid.amountPaise, {
    placeOfSupply,
    supplierState,
  });
  const { taxablePaise } = amounts;
  return {
    kind: 'invoice',
    ...(paid.invoiceNumber !== undefined && { number: paid.invoiceNumber }),
    issuedAt: paid.paidAt,
    receivedOn: isoDayInIndia(paid.paidAt),
    name: paid.name,
    address: '',
    gstin: '',
    state: '',
    placeOfSupply,
    lines: [
      {
        code: 'webinar',
        label: `Live webinar: ${paid.title}`,
        sac: sacOfTraining,
        feePaise: taxablePaise,
        discountPaise: 0,
        taxablePaise,
      },
    ],
    ...amounts,
    ...(roundingPaise !== 0 && { roundingPaise }),
    totalPaise: paid.amountPaise,
    method: 'razorpay',
    payment: paid.paymentId,
    reason: '',
    reference: '',
  };
}

/** Two digits; of a site without a GSTIN that of its first classroom, Chennai. */
export const supplierState = (env: Known): string => supplierOf(env).gstin?.slice(0, 2) ?? '33';

interface Requested {
  readonly number: string;
  readonly reference: string;
  readonly enquiryId?: string;
  readonly lines: readonly PaymentLine[];
}

interface Invoiced {
  readonly request: Requested;
  readonly part: Pick<TaxDocument, 'taxablePaise' | 'lines'> & { readonly part: number };
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
  env: Known,
  { lines }: Pick<Requested, 'lines'>,
  { gstin, state }: Pick<Buyer, 'gstin' | 'state'>,
) => ({
  placeOfSupply: placeOfSupply({ gstin, state, given: lines.map(({ mode }) => mode) }),
  supplierState: supplierState(env),
});

export function invoiceDocument(env: Known, paid: Invoiced): NewDocument {
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
