import '#styles/desk/desk.css';
import '#styles/desk/queue.css';
import '#styles/ui/dated-voucher.css';
import '#styles/ui/stamp.css';
import '#styles/ui/history.css';
import '#styles/desk/enquiry.css';
import '#styles/desk/numbers.css';
import '#styles/desk/ledger.css';
import '#styles/ui/due-lines.css';
import '#styles/payments/desk-payment.css';
import '#styles/payments/desk-page.css';
import '#styles/batches/desk-batches.css';
import '#styles/placement/vacancy.css';
import '#styles/certificates/certificate.css';
import '#styles/practice/exam-list.css';
import { openView, viewMetadata } from '#app/page-view';
import { DeskMessage } from '#components/desk/shell';
import { deskLive } from '#data/addresses/desk-routes';
import { provider } from '#data/site';

export const dynamic = 'force-dynamic';

export const generateMetadata = () =>
  viewMetadata({
    title: 'Desk',
    description: 'For HOA staff: enquiries, and when we promised an answer.',
    suffix: `${provider.name} desk`,
  });

/** Any page of the desk: its content brings its own header and main part. */
export default function DeskView() {
  const { content, message } = openView();
  return (
    <>
      {message ? <DeskMessage {...message} /> : content}
      <script src={deskLive} defer />
    </>
  );
}
