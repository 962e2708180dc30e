import '#styles/ui/dated-voucher.css';
import '#styles/ui/stamp.css';
import '#styles/ui/history.css';
import '#styles/accounts/enquiry.css';
import '#styles/accounts/enrolled.css';
import '#styles/ui/due-lines.css';
import '#styles/payments/pay-request.css';
import '#styles/placement/consent.css';
import '#styles/forms/local.css';
import '#styles/practice/exam-list.css';
import { openView, viewMetadata } from '#app/page-view';

export const dynamic = 'force-dynamic';

export const generateMetadata = () =>
  viewMetadata({
    title: 'Your enquiry',
    description: 'The status of your enquiry, for anyone who has its link.',
  });

export default function EnquiryView() {
  const { content, main } = openView();
  return (
    <main id="main" tabIndex={-1} {...main}>
      {content}
    </main>
  );
}
