import '#styles/webinars/payment.css';
import '#styles/webinars/calendar.css';
import { tamil } from '#app/tamil';
import { Logo } from '#components/layout/logo';
import { SocialLinks } from '#components/layout/social-links';
import { PaymentReceipt } from '#components/webinars/payment-receipt';
import { FreeThanks, PaidElsewhere, PaidThanks } from '#components/webinars/thanks';
import { contactsOf } from '#lib/contacts';
import { env } from '#lib/env';
import { ownReceipt } from '#lib/payments/own-receipt';
import { routes } from '#lib/routes';
import { pageMetadata } from '#lib/seo';

export const metadata = pageMetadata({
  title: 'Thank you',
  description: 'Your registration has reached us; what happens next.',
  path: routes.thankYou,
  hidden: true,
});

export default async function ThankYouPage() {
  const receipt = await ownReceipt();
  const contacts = contactsOf(env());
  return (
    <main id="main" tabIndex={-1} className={tamil.variable}>
      <div className="wrap max-w-3xl pt-10 pb-16 md:pt-16">
        <Logo />
        <h1 className="mt-5">
          Thank you. <span className="block">You are registered.</span>
        </h1>
        <div className="mt-9 grid gap-6">
          {receipt ? (
            <>
              <PaymentReceipt rows={receipt.rows} />
              <PaidThanks support={contacts} amountPaise={receipt.paid.amountPaise} />
            </>
          ) : (
            <>
              <FreeThanks />
              <PaidElsewhere support={contacts} />
            </>
          )}
        </div>
        <p className="mt-7 font-semibold">Follow us meanwhile</p>
        <SocialLinks social={contacts.social} />
        <a className="button line mt-9" href={routes.home}>
          Go Back Home
        </a>
      </div>
    </main>
  );
}
