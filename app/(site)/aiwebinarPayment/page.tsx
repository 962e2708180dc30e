import '#styles/ui/dated-voucher.css';
import '#styles/ui/stamp.css';
import '#styles/payments/webinar-payment.css';
import { PageHead } from '#components/layout/page-head';
import { PaymentBox } from '#components/payments/webinar-payment-box';
import { EditionVoucher } from '#components/webinars/edition';
import { routes } from '#data/addresses/routes';
import { legalEntityOf } from '#data/company/legal-entity';
import { editionNow } from '#lib/payments/views/visitor';
import { env } from '#lib/platform/config/env';
import { pageMetadata } from '#lib/site/rules/seo';
import { nextWebinars, sessionTimeText } from '#lib/webinars/rules/sessions';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: 'Register and pay: AI for Accountants',
  description: 'Register for the paid AI webinar and pay by card, UPI or net banking.',
  path: routes.aiWebinarPayment,
  hidden: true,
});

/** The registration box and what is registered for; the countdown is not rendered, it only switches the box when it ends. */
export default async function AiWebinarPaymentPage() {
  const { edition, closesAt, open, later } = await editionNow(Date.now());
  return (
    <div data-registration={open ? 'open' : 'closed'} suppressHydrationWarning>
      <PageHead title={edition.title} lede={sessionTimeText(edition)}>
        <p>
          <a href={routes.aiWebinar}>What it covers and for whom</a>
        </p>
      </PageHead>
      <div className="wrap grid grid-cols-1 items-start gap-x-16 gap-y-10 pb-16 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div>
          <PaymentBox
            edition={edition}
            closesAt={closesAt}
            open={open}
            later={later}
            next={nextWebinars(Date.now(), 1)[0]}
            entity={legalEntityOf(env())}
          />
        </div>
        <EditionVoucher edition={edition} closesAt={closesAt} later={later !== false} uncounted />
        {open && <count-down to={closesAt} hidden />}
      </div>
    </div>
  );
}
