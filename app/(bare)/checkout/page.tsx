import '#styles/payments/webinar-payment.css';
import { notFound } from 'next/navigation';
import { StoreAwayAlone } from '#components/accounts/store-away';
import { Logo } from '#components/layout/logo';
import { PaymentOrder } from '#components/payments/webinar-payment-pages';
import { routes } from '#data/addresses/routes';
import { contactsOf } from '#data/company/contacts';
import { isMissingCheckout } from '#lib/payments/rules/orders';
import { orderAt } from '#lib/payments/views/visitor';
import { env } from '#lib/platform/config/env';
import { unlessStoreAway } from '#lib/platform/db/outage';
import { pageMetadata } from '#lib/site/rules/seo';

export const metadata = pageMetadata({
  title: 'Your order',
  description: 'Your order is open; you pay on the payment provider’s own page.',
  path: routes.hostedCheckout,
  hidden: true,
});

/** The provider's hosted checkout accepts only a POST: without script that is one more click. */
export default async function CheckoutPage({ searchParams }: PageProps<'/checkout'>) {
  const asked = await searchParams;
  // The server has answered 404 before (lib/start/address-rules.ts); this stands in for it under `next dev`.
  if (isMissingCheckout(routes.hostedCheckout, env())) notFound();
  const found = await unlessStoreAway(() => orderAt(asked, 'provider'));
  if (found === 'store-away') return <StoreAwayAlone contacts={contactsOf(env())} />;
  return (
    <main id="main" tabIndex={-1} className="wrap max-w-2xl pt-6 pb-16">
      <Logo />
      <PaymentOrder found={found} cancelled={asked.cancelled !== undefined}>
        <p>You pay on the page of Razorpay, our payment provider, and come back here afterwards.</p>
        <form action={found?.action} method="post" data-native>
          {Object.entries(found?.hidden ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="button">
            Go to the payment
          </button>
        </form>
      </PaymentOrder>
    </main>
  );
}
