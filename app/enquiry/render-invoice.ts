/** Draws an invoice or a credit note, for whoever holds the link of its enquiry and for staff. */
import { createElement } from 'react';
import { renderPrivatePage, siteFrame } from '#app/private-page';
import { InvoicePage } from '#components/invoice/invoice-page';
import type { Shown } from '#lib/server/payments/document-access';
import { site } from '#lib/server/site';
import { routes } from '#lib/shared/addresses/routes';
import { contactsOf } from '#lib/shared/company/contacts';

const draw = renderPrivatePage(siteFrame(routes.invoiceFrame));

export function drawInvoice(
  { view, number }: Shown,
  back: { readonly href: string; readonly label: string },
): Promise<Response> {
  const page = createElement(InvoicePage, { view, contacts: contactsOf(site().env), back });
  return draw(`${view.title} ${number}`, page);
}
