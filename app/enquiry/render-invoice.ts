/** Renders an invoice or a credit note, for whoever holds the link of its enquiry and for staff. */
import { createElement } from 'react';
import { privatePage } from '#app/private-page';
import { InvoicePage } from '#components/invoice/document-sheet';
import type { Shown } from '#lib/server/payments/views';
import { site } from '#lib/server/site';
import { renderPaths } from '#lib/shared/addresses/render-paths';
import { contactsOf } from '#lib/shared/company/contacts';

const draw = privatePage(renderPaths.invoice);

export function drawInvoice(
  { view, number }: Shown,
  back: { readonly href: string; readonly label: string },
): Promise<Response> {
  const page = createElement(InvoicePage, { view, contacts: contactsOf(site().env), back });
  return draw(`${view.title} ${number}`, page);
}
