import '#styles/ui/dated-voucher.css';
import '#styles/ui/history.css';
import '#styles/enquiry/enquiry.css';
import '#styles/ui/due-lines.css';
import '#styles/enquiry/payment.css';
import '#styles/placement/consent.css';
import '#styles/forms/local.css';
import { routes } from '#lib/shared/addresses/routes';
import { pageMetadata } from '#lib/shared/pages/seo';

export const metadata = pageMetadata({
  title: 'Your enquiry',
  description: 'How your enquiry stands, for whoever holds its link.',
  path: routes.enquiryFrame,
  hidden: true,
});

/** What the page of each enquiry stands in: header, styles and footer, a slot, and that there may be a form to pay in it. */
export default function EnquiryFrame() {
  return (
    <>
      <div data-slot="enquiry" />
      <span hidden data-island="pay" />
    </>
  );
}
