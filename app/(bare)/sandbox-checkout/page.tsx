import '#styles/payments/webinar-payment.css';
import { notFound } from 'next/navigation';
import { StoreAwayAlone } from '#components/accounts/store-away';
import { Logo } from '#components/layout/logo';
import { PaymentOrder } from '#components/payments/webinar-payment-pages';
import { sandboxPath } from '#data/addresses/payment-sandbox';
import { routes } from '#data/addresses/routes';
import { contactsOf } from '#data/company/contacts';
import { isMissingCheckout } from '#lib/payments/rules/orders';
import { orderAt } from '#lib/payments/views/visitor';
import { env } from '#lib/platform/config/env';
import { unlessStoreAway } from '#lib/platform/db/outage';
import { pageMetadata } from '#lib/site/rules/seo';

export const metadata = pageMetadata({
  title: 'Test checkout',
  description: 'The checkout of a site without payment keys: no money moves.',
  path: routes.sandboxCheckout,
  hidden: true,
});

/** Where the provider's own page is on a site with keys. */
export default async function SandboxCheckoutPage({
  searchParams,
}: PageProps<'/sandbox-checkout'>) {
  const asked = await searchParams;
  // The server has answered 404 before (lib/start/address-rules.ts); this stands in for it under `next dev`.
  if (isMissingCheckout(routes.sandboxCheckout, env())) notFound();
  const found = await unlessStoreAway(() => orderAt(asked, 'sandbox'));
  if (found === 'store-away') return <StoreAwayAlone contacts={contactsOf(env())} />;
  return (
    <main id="main" tabIndex={-1} className="wrap max-w-2xl pt-6 pb-16">
      <Logo />
      <PaymentOrder found={found} cancelled={asked.cancelled !== undefined}>
        <p className="test-mode">Test mode: no money moves</p>
        <form action={sandboxPath} method="post" className="flex flex-wrap gap-3" data-native>
          <input type="hidden" name="order" value={found?.providerOrderId} />
          <button type="submit" className="button" name="outcome" value="pay">
            Pay
          </button>
          <button type="submit" className="button line" name="outcome" value="fail">
            Let it fail
          </button>
          <button type="submit" className="button line" name="outcome" value="close">
            Close
          </button>
        </form>
      </PaymentOrder>
    </main>
  );
}
