import '#styles/ui/dated-voucher.css';
import '#styles/ui/stamp.css';
import '#styles/payments/webinar-payment.css';
import { PaymentBox } from '#components/payments/webinar-payment-box';
import { Hours } from '#components/webinars/cards';
import { EditionVoucher } from '#components/webinars/edition';
import { routes } from '#data/addresses/routes';
import { legalEntityOf } from '#data/company/legal-entity';
import { editionNow } from '#lib/payments/views/visitor';
import { env } from '#lib/platform/config/env';
import { pageMetadata } from '#lib/site/rules/seo';
import { dayText, hoursText, nextWebinars } from '#lib/webinars/rules/sessions';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: 'Register and pay: AI for Accountants',
  description: 'Register for the paid AI webinar and pay by card, UPI or net banking.',
  path: routes.aiWebinarPayment,
  hidden: true,
});

/**
 * The registration box and what is registered for, which comes first once nobody can register; the countdown is not
 * rendered, it only switches the box when it ends.
 */
export default async function AiWebinarPaymentPage() {
  const { edition, closesAt, open, later } = await editionNow(Date.now());
  const voucher = (
    <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <EditionVoucher edition={edition} closesAt={closesAt} later={later !== false} uncounted />
    </div>
  );
  return (
    <div data-registration={open ? 'open' : 'closed'} suppressHydrationWarning>
      <div className="wrap grid grid-cols-1 items-start gap-x-16 gap-y-9 pt-7 pb-16 md:pt-14 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <h1>{edition.title}</h1>
          <p className="lede mt-4">
            {dayText(edition)}, <Hours>{hoursText(edition)}</Hours>
          </p>
          <p className="mt-6">
            <a href={routes.aiWebinar}>What it covers and for whom</a>
          </p>
        </div>
        {!open && voucher}
        <div className="lg:col-start-1">
          <PaymentBox
            edition={edition}
            closesAt={closesAt}
            open={open}
            later={later}
            next={nextWebinars(Date.now(), 1)[0]}
            entity={legalEntityOf(env())}
          />
        </div>
        {open && voucher}
        {open && <count-down to={closesAt} hidden />}
      </div>
    </div>
  );
}
