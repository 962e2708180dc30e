/** A paid webinar as a tax document: its price has the tax in it, and nobody is asked for State or GSTIN. */
import { sacOfTraining } from '#data/gst';
import type { TaxDocument } from '#lib/accounting/rules/invoice';
import { splitTax } from '#lib/accounting/rules/tax';
import { isoDayInIndia } from '#lib/platform/values/india';
import { gstWithin } from '#lib/platform/values/money';

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
 * No State is on record of who pays for a webinar, so that it is supplied where the supplier is (IGST Act, section
 * 12(2)(b)(ii)). `supplierState` in two digits; empty without a GSTIN.
 */
export function webinarDocument(paid: PaidWebinar, supplierState: string): TaxDocument {
  const taxablePaise = Math.round(gstWithin(paid.amountPaise / 100).fee * 100);
  const gstPaise = paid.amountPaise - taxablePaise;
  const placeOfSupply = supplierState;
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
    taxablePaise,
    ...splitTax({ gstPaise, placeOfSupply, supplierState }),
    totalPaise: paid.amountPaise,
    method: 'razorpay',
    payment: paid.paymentId,
    reason: '',
    reference: '',
  };
}
