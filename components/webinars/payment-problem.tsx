import type { ReactNode } from 'react';
import { PageHead } from '#components/layout/page-head';
import type { Contacts } from '#lib/shared/company/contacts';

interface Props {
  readonly contacts: Pick<Contacts, 'phone' | 'call' | 'email'>;
  /** What was refused. */
  readonly children?: ReactNode;
}

/** What a visitor sees when a payment without a script was refused. */
export function PaymentProblem({ contacts: { phone, call, email }, children }: Props) {
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
