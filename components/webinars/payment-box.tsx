import { Island } from '#components/layout/island';
import { ProviderLine } from '#components/trust/provider-line';
import { PaymentForm } from '#components/webinars/payment-form';
import { PaymentStatement } from '#components/webinars/payment-statement';
import type { Edition } from '#data/webinars';
import { inIndia } from '#lib/dates';
import type { LegalEntity } from '#lib/legal-entity';
import { routes } from '#lib/routes';

interface Props {
  edition: Edition;
  /** ISO instant. */
  closesAt: string;
  open: boolean;
  /** Why nobody can register yet; false where one could. */
  later: string | false;
  entity: LegalEntity;
}

/** The registration box: price and form while registrations are open, and what to do when they are not. */
export function PaymentBox({ edition, closesAt, open, later, entity }: Props) {
  if (later) return <OpensLater words={later} edition={edition} />;
  return (
    <div className="payment-box" id="register">
      <PaymentStatement title={`${edition.title}, one place`} price={edition.price} />
      {open && (
        <div className="when-open">
          <Island
            name="payment"
            of={PaymentForm}
            with={{ id: 'webinar-paid', title: edition.title, price: edition.price }}
          />
          <ProviderLine entity={entity} />
        </div>
      )}
      <div className="when-closed">
        <h2>Registrations Closed</h2>
        <p className="mt-3 mb-5">
          This edition took registrations until{' '}
          <time dateTime={closesAt}>{inIndia(Date.parse(closesAt))}</time>. Nobody is charged for it
          any more.
        </p>
        <a className="button" href={routes.jobHunt}>
          Go to the free webinars
        </a>
      </div>
    </div>
  );
}

const OpensLater = ({ words, edition }: { words: string; edition: Edition }) => (
  <div className="payment-box" id="register">
    <PaymentStatement title={`${edition.title}, one place`} price={edition.price} />
    <h2>{words}</h2>
    <p className="mt-3 mb-5">
      Nothing can be paid here yet. The free webinars run every week, and we call you about this one
      if you ask us to.
    </p>
    <p className="flex flex-wrap gap-3">
      <a className="button" href={routes.jobHunt}>
        Go to the free webinars
      </a>
      <a className="button line" href={routes.contactUs}>
        Get a Callback
      </a>
    </p>
  </div>
);
