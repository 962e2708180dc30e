import '#styles/payments/webinar-payment.css';
import { openView, viewMetadata } from '#app/page-view';
import { Ways } from '#components/layout/message';
import { PaymentProblem } from '#components/payments/webinar-payment-pages';
import { contactsOf } from '#data/company/contacts';
import { env } from '#lib/platform/config/env';

export const dynamic = 'force-dynamic';

export const generateMetadata = () =>
  viewMetadata({
    title: 'About your payment',
    description: 'What happened to a payment, and how to go on.',
  });

/** A payment that was refused without a script: why, and where to go from there. */
export default function PaymentProblemView() {
  const { message } = openView();
  return (
    <PaymentProblem contacts={contactsOf(env())}>
      {message && (
        <div>
          <div className="summary max-w-2xl" role="alert">
            <h2>{message.heading}</h2>
            {message.text && <p>{message.text}</p>}
          </div>
          <Ways ways={message.ways} />
        </div>
      )}
    </PaymentProblem>
  );
}
