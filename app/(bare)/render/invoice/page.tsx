import '#styles/catalogue/quotation/printed-document.css';
import '#styles/accounting/invoice.css';
import { openView, viewMetadata } from '#app/page-view';

export const dynamic = 'force-dynamic';

export const generateMetadata = () =>
  viewMetadata({
    title: 'Tax invoice',
    description: 'An invoice or a credit note, for anyone who has its link.',
  });

export default function InvoiceView() {
  return openView().content;
}
