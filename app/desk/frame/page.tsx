import '#styles/desk/desk.css';
import '#styles/desk/queue.css';
import '#styles/ui/dated-voucher.css';
import '#styles/ui/history.css';
import '#styles/desk/enquiry.css';
import '#styles/desk/numbers.css';
import '#styles/desk/ledger.css';
import '#styles/ui/due-lines.css';
import '#styles/desk/payment.css';
import '#styles/desk/payments/payments.css';
import '#styles/desk/batches/batches.css';
import '#styles/placement/vacancy.css';
import '#styles/certificates/certificate.css';
import { DeskHeader } from '#components/desk/entrance';
import { ThemeToggle } from '#components/layout/theme-toggle';
import { routes } from '#lib/shared/addresses/routes';
import { pageMetadata } from '#lib/shared/pages/seo';

export const metadata = pageMetadata({
  title: 'Desk',
  description: 'For the staff of HOA: enquiries, and when they were promised an answer.',
  path: routes.deskFrame,
  hidden: true,
});

/** What every page of the desk stands in: the head with its styles, and a slot; its header is that of pages that read nothing. */
export default function DeskFrame() {
  return (
    <div data-slot="desk">
      <DeskHeader>
        <ThemeToggle />
      </DeskHeader>
      <main id="main" className="wrap">
        <h1>Desk</h1>
      </main>
    </div>
  );
}
