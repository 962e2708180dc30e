/** The order page of the payment service without a script, and what to do where a payment went wrong. */
import type { ReactNode } from 'react';
import { PageHead } from '#components/layout/page-head';
import { PaymentStatement } from '#components/payments/webinar-payment-parts';
import { routes } from '#data/addresses/routes';
import type { Contacts } from '#data/company/contacts';
import { cancelledText } from '#lib/webinars/words/checkout';

interface Props {
  found:
    | { readonly title: string; readonly isRequest: boolean; readonly price: number }
    | undefined;
  cancelled: boolean;
  children: ReactNode;
}

export function PaymentOrder({ found, cancelled, children }: Props) {
  if (!found) {
    return (
      <>
        <h1 className="mt-8">There is nothing to pay here</h1>
        <p className="lede mt-4">This order is already paid, or is not ours.</p>
        <a className="button mt-7" href={routes.aiWebinar}>
          To the webinar
        </a>
      </>
    );
  }
  return (
    <>
      <h1 className="mt-8">Checkout</h1>
      <div className="mt-6 grid gap-6">
        {cancelled && (
          <div className="summary" role="alert">
            <h2>{cancelledText}</h2>
            <p>
              We have not received a payment for this order. You can still pay below, or{' '}
              {found.isRequest ? (
                'later, with the link we mailed you.'
              ) : (
                <>
                  <a href={routes.aiWebinarPayment}>go back to the form</a>.
                </>
              )}
            </p>
          </div>
        )}
        <PaymentStatement
          title={found.isRequest ? found.title : `${found.title}, one place`}
          price={found.price}
        />
        {children}
      </div>
    </>
  );
}

interface PaymentProblemProps {
  readonly contacts: Pick<Contacts, 'phone' | 'call' | 'email'>;
  readonly children?: ReactNode;
}

export function PaymentProblem({
  contacts: { phone, call, email },
  children,
}: PaymentProblemProps) {
  return (
    <>
      <PageHead title="About your payment" />
      <div className="wrap pb-16">
        {children}
        <p className="mt-7 max-w-2xl text-quiet">
          If a payment failed and money left your account, your bank returns it automatically. Ask
          us: call <a href={call}>{phone}</a> or write to <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </div>
    </>
  );
}
