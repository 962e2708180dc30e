import { MailAddress } from '#components/ui/mail-address';
import type { Contacts } from '#lib/shared/company/contacts';

interface Props {
  /** What is promised next. */
  promise: string;
  contacts: Pick<Contacts, 'phone' | 'call' | 'email'>;
}

/** The counterfoil of something sent: what happens now, and whom to ask before that. */
export function Receipt({ promise, contacts: { phone, call, email } }: Props) {
  return (
    <section className="voucher max-w-3xl" aria-labelledby="next">
      <div className="stub">
        Within<b>2</b>working days
      </div>
      <div className="voucher-body">
        <h2 id="next" className="text-[1.3rem]! tracking-normal!">
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
