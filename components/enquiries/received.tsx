import type { ReactNode } from 'react';
import { Perks } from '#components/applications/jobs/perks';
import { PageHead } from '#components/layout/page-head';
import { SocialLinks } from '#components/layout/social-links';
import { MailAddress } from '#components/ui/mail-address';
import { routes } from '#data/addresses/routes';
import { applicationPromise } from '#data/application-choices';
import type { Contacts } from '#data/company/contacts';
import { contactPromise } from '#data/site';
import { forms } from '#lib/accounts/forms/registry';
import { application } from '#lib/applications/forms';
import type { Form } from '#lib/forms/define';

interface Props {
  readonly kind: string;
  readonly contacts: Contacts;
  /** Instead of the form's own, where more is known of what was asked for. */
  readonly title?: string | undefined;
  readonly children?: ReactNode;
}

export function Received({ kind, contacts, title, children }: Props) {
  const form: Form | undefined = forms.find((candidate) => candidate.kind === kind);
  const isApplication = kind === application.kind;
  return (
    <>
      <PageHead
        title={title ?? form?.received ?? form?.success ?? ''}
        lede={title ? undefined : form?.received && form?.success}
      />
      <div className="wrap grid justify-items-start gap-8 pb-16">
        {children}
        <Receipt
          promise={isApplication ? applicationPromise : contactPromise}
          contacts={contacts}
        />
        {isApplication && (
          <section aria-labelledby="with-it">
            <h2 id="with-it">What comes with it</h2>
            <Perks className="ticks mt-4" />
            <p className="mt-6 semibold">Until then</p>
            <SocialLinks social={contacts.social}>
              <li>
                <a href={routes.jobs}>Career paths</a>
              </li>
            </SocialLinks>
          </section>
        )}
        <a className="button" href={routes.home}>
          Go Back Home
        </a>
      </div>
    </>
  );
}

interface ReceiptProps {
  promise: string;
  contacts: Pick<Contacts, 'phone' | 'call' | 'email'>;
}

function Receipt({ promise, contacts: { phone, call, email } }: ReceiptProps) {
  return (
    <section className="voucher max-w-3xl" aria-labelledby="next">
      <div className="stub">
        Within<b>2</b>working days
      </div>
      <div className="voucher-body">
        <h2 id="next" className="text-[1.3rem]! [letter-spacing:0]!">
          What happens next
        </h2>
        <p>We have saved your details. {promise}</p>
        <p className="text-quiet">
          Questions before that? Write to <MailAddress email={email} /> or call{' '}
          <a href={call}>{phone}</a>.
        </p>
        <span className="stamp" aria-hidden="true">
          Received
        </span>
      </div>
    </section>
  );
}
