import type { ReactNode } from 'react';
import { PaymentStatement } from '#components/webinars/payment-statement';
import { routes } from '#lib/routes';

interface Props {
  /** Absent where there is no such order to pay. */
  found: { readonly title: string; readonly price: number } | undefined;
  children: ReactNode;
}

/** An order that waits for its payment, and the ways to pay it. */
export function PaymentOrder({ found, children }: Props) {
  if (!found) {
    return (
      <>
        <h1 className="mt-8">There is nothing to pay here</h1>
        <p className="lede mt-4">This order is paid already, or it is none of ours.</p>
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
        <PaymentStatement title={`${found.title}, one place`} price={found.price} />
        {children}
      </div>
    </>
  );
}
