/** The invoice of a paid webinar in the ledger. */
import type { Paid } from '#lib/server/payments/receipt';
import type { Env } from '#lib/server/settings/env';
import type { Order } from '#lib/server/store/payments/orders';
import type { NewDocument } from '#lib/server/store/payments/tax-document';
import { stateCodeOf, supplierOf } from '#lib/shared/invoice/supplier';
import { webinarDocument as documentOf } from '#lib/shared/invoice/webinar-document';

/** Undefined where the supplier has no GSTIN. No State is asked: the supply is in the supplier's own. */
export function webinarDocument(paid: Paid & Pick<Order, 'id'>, env: Env): NewDocument | undefined {
  const state = stateCodeOf(supplierOf(env));
  if (!state) return undefined;
  const { number: _, ...document } = documentOf({ ...paid, title: paid.edition.title }, state);
  return { ...document, enquiryId: paid.id };
}
