/** Draws an invoice or a credit note, for whoever holds the link of its enquiry and for staff. */
import { createElement } from 'react';
import { renderMarkup } from '#app/render';
import { InvoicePage } from '#components/invoice/invoice-page';
import { fillTemplate, type PageTemplate } from '#lib/server/http/drawn/page-template';
import { privateHeaders } from '#lib/server/http/headers/security-headers';
import { inSiteFrame } from '#lib/server/http/site-page-template';
import type { Shown } from '#lib/server/payments/document-access';
import { site } from '#lib/server/site';
import { routes } from '#lib/shared/addresses/routes';
import { contactsOf } from '#lib/shared/company/contacts';

const invoice: PageTemplate = {
  path: routes.invoiceFrame,
  fill: ({ title, inner }) => inSiteFrame(routes.invoiceFrame, title, inner),
};
const headers = { ...privateHeaders, 'content-type': 'text/html; charset=utf-8' };

export async function drawInvoice(
  { view, number }: Shown,
  back: { readonly href: string; readonly label: string },
): Promise<Response> {
  const page = createElement(InvoicePage, { view, contacts: contactsOf(site().env), back });
  const inner = await renderMarkup(page);
  return fillTemplate(invoice, { title: `${view.title} ${number}`, inner }, { headers });
}
