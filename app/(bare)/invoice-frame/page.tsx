import '#styles/quotation/printed-document.css';
import '#styles/invoice/invoice.css';
import { routes } from '#lib/shared/addresses/routes';
import { pageMetadata } from '#lib/shared/pages/seo';

export const metadata = pageMetadata({
  title: 'Tax invoice',
  description: 'An invoice or a credit note, for whoever holds its link.',
  path: routes.invoiceFrame,
  hidden: true,
});

/** What each invoice and credit note stands in: styles, and a slot. */
export default function InvoiceFrame() {
  return <div data-slot="enquiry" />;
}
