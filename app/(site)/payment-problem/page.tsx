import '#styles/webinars/payment.css';
import { PaymentProblem } from '#components/webinars/payment-pages';
import { env } from '#lib/server/settings/env';
import { routes } from '#lib/shared/addresses/routes';
import { contactsOf } from '#lib/shared/company/contacts';
import { pageMetadata } from '#lib/shared/pages/seo';

export const metadata = pageMetadata({
  title: 'About your payment',
  description: 'What happened to a payment, and how to go on.',
  path: routes.paymentProblem,
  hidden: true,
});

export default function PaymentProblemPage() {
  return <PaymentProblem contacts={contactsOf(env())} />;
}
