import '#styles/payments/webinar-payment.css';
import { PaymentProblem } from '#components/payments/webinar-payment-pages';
import { routes } from '#data/addresses/routes';
import { contactsOf } from '#data/company/contacts';
import { env } from '#lib/platform/config/env';
import { pageMetadata } from '#lib/site/rules/seo';

export const metadata = pageMetadata({
  title: 'About your payment',
  description: 'What happened to a payment, and how to go on.',
  path: routes.paymentProblem,
  hidden: true,
});

export default function PaymentProblemPage() {
  return <PaymentProblem contacts={contactsOf(env())} />;
}
