import '#styles/enquiries/receipt.css';
import '#styles/forms/local.css';
import { openView, viewMetadata } from '#app/page-view';

export const dynamic = 'force-dynamic';

export const generateMetadata = () =>
  viewMetadata({ title: 'Received', description: 'We have received and saved your details.' });

/** `/received/{kind}` for the browser that sent the form. */
export default function ReceivedView() {
  return openView().content;
}
