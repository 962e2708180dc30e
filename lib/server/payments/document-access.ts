/** Invoices and credit notes for who may see them: the visitor of their enquiry, and staff. */
import type { Env } from '#lib/server/settings/env';
import type { Store } from '#lib/server/store/store';
import { editionOf } from '#lib/shared/calendar/edition';
import { sessionTimeText } from '#lib/shared/calendar/session-time';
import { placeIn, supplierOf } from '#lib/shared/invoice/rules';
import { type DocumentView, documentView } from '#lib/shared/invoice/words';
import { numberFromPath } from '#lib/shared/payments/rules';

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
  const found = number === undefined ? undefined : await store.findDocument(number);
  if (!found) return undefined;
  const { document, order } = found;
  const { enquiryId } = document;
  const placed = { ...document, placeOfSupply: placeIn(document, env) };
  const around = {
    ...found.around,
    ...(order && {
      order: order.providerOrderId,
      when: sessionTimeText(editionOf(order.edition)),
    }),
  };
  const view = documentView(placed, supplierOf(env), around);
  return { view, number: document.number, ...(enquiryId !== undefined && { enquiryId }) };
}
