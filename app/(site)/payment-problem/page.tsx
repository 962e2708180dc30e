import '#styles/webinars/payment.css';
import { ProblemSlot } from '#components/forms/problem-slot';
import { PageHead } from '#components/layout/page-head';
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

/** What a visitor sees when a payment without a script was refused. */
export default function PaymentProblemPage() {
  const { phone, call, email } = contactsOf(env());
  return (
    <>
      <PageHead title="About your payment" />
      <div className="wrap pb-16">
        <ProblemSlot />
        <p className="mt-7 max-w-2xl text-quiet">
          If a payment failed and money left your account, your bank returns it automatically. Ask
          us: call <a href={call}>{phone}</a> or write to <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </div>
    </>
  );
}
