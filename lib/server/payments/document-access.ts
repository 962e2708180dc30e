/** Invoices and credit notes for who may see them: the visitor of their enquiry, and staff. */
import type { Env } from '#lib/server/settings/env';
import type { InvoicedOrder } from '#lib/server/store/books/book-store';
import type { Store } from '#lib/server/store/store';
import { editionOf } from '#lib/shared/calendar/edition';
import { sessionTimeText } from '#lib/shared/calendar/session-time';
import { type DocumentView, documentView } from '#lib/shared/invoice/document-view';
import { stateCodeOf, supplierOf } from '#lib/shared/invoice/supplier';
import type { TaxDocument } from '#lib/shared/invoice/tax-document';
import { webinarDocument } from '#lib/shared/invoice/webinar-document';
import { numberFromPath } from '#lib/shared/payments/number-mark';

export interface Shown {
  readonly view: DocumentView;
  readonly number: string;
  /** The submission's; absent once it is erased. */
  readonly enquiryId?: string;
}

/** By its number as an address has it; undefined where there is none. */
export async function documentAt(
  path: string,
  { store, env }: { readonly store: Store; readonly env: Env },
): Promise<Shown | undefined> {
  const number = numberFromPath(path);
  if (number === undefined) return undefined;
  const supplier = supplierOf(env);
  const found = await store.findDocument(number);
  if (found) {
    const { document, order, around } = found;
    const { enquiryId } = document;
    const view = documentView(document, supplier, { ...around, ...(order && orderedBy(order)) });
    return { view, number, ...(enquiryId !== undefined && { enquiryId }) };
  }
  const order = await store.findInvoicedOrder(number);
  if (!order) return undefined;
  const document = webinarOf(order, stateCodeOf(supplier));
  const view = documentView(document, supplier, orderedBy(order));
  return { view, number, enquiryId: order.id };
}

const orderedBy = ({ edition, providerOrderId }: InvoicedOrder) => ({
  order: providerOrderId,
  when: sessionTimeText(editionOf(edition)),
});

export const webinarOf = (
  { edition, number, ...paid }: InvoicedOrder,
  supplierState: string,
): TaxDocument & { readonly number: string } => ({
  ...webinarDocument({ ...paid, title: editionOf(edition).title }, supplierState),
  number,
});
