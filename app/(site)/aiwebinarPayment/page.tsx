import '#styles/payments/webinar-payment.css';
import { PageHead } from '#components/layout/page-head';
import { PaymentBox } from '#components/payments/webinar-payment-box';
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

/** Only the registration box; the countdown is not rendered, it only switches the box when it ends. */
export default async function AiWebinarPaymentPage() {
  const { edition, closesAt, open, later } = await editionNow(Date.now());
  return (
    <div data-registration={open ? 'open' : 'closed'} suppressHydrationWarning>
      <PageHead title={edition.title} lede={sessionTimeText(edition)}>
        <p>
          <a href={routes.aiWebinar}>What it covers and for whom</a>
        </p>
      </PageHead>
      <div className="wrap pb-16">
        <div className="max-w-2xl">
          <PaymentBox
            edition={edition}
            closesAt={closesAt}
            open={open}
            later={later}
            next={nextWebinars(Date.now(), 1)[0]}
            entity={legalEntityOf(env())}
          />
        </div>
        {open && <count-down to={closesAt} hidden />}
      </div>
    </div>
  );
}
