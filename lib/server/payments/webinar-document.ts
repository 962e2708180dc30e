/** The invoice of a paid webinar in the ledger. */
import type { Paid } from '#lib/server/payments/receipt';
import type { Env } from '#lib/server/settings/env';
import type { Order } from '#lib/server/store/payments/orders';
import type { NewDocument } from '#lib/server/store/payments/tax-document';
import { isoDayInIndia } from '#lib/shared/india';
import { invoiceOf, supplierOf } from '#lib/shared/invoice/invoice';
import { splitTax } from '#lib/shared/tax/split-tax';

/** Undefined where the supplier has no GSTIN. No State is asked: the supply is in the supplier's own. */
export function webinarDocument(paid: Paid & Pick<Order, 'id'>, env: Env): NewDocument | undefined {
  const supplier = supplierOf(env);
  const state = supplier.gstin?.slice(0, 2);
  if (state === undefined) return undefined;
  const { what, sac, fee, total } = invoiceOf(paid, supplier);
  const totalPaise = Math.round(total * 100);
  const taxablePaise = Math.round(fee * 100);
  const gstPaise = totalPaise - taxablePaise;
  const on = isoDayInIndia(paid.paidAt);
  return {
    kind: 'invoice',
    enquiryId: paid.id,
    reference: '',
    issuedAt: paid.paidAt,
    receivedOn: on,
    name: paid.name,
    address: '',
    gstin: '',
    state: '',
    placeOfSupply: state,
    lines: [
      { code: 'webinar', label: what, sac, feePaise: taxablePaise, discountPaise: 0, taxablePaise },
    ],
    taxablePaise,
    ...splitTax({ gstPaise, placeOfSupply: state, supplierState: state }),
    totalPaise,
    method: 'razorpay',
    payment: paid.paymentId,
    reason: '',
  };
}
