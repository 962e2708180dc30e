import { Island } from '#components/layout/island';
import { PaymentForm } from '#components/payments/webinar-payment-form';
import { PaymentStatement } from '#components/payments/webinar-payment-parts';
import { ProviderLine } from '#components/site/trust';
import { NextWebinar } from '#components/webinars/cards';
import { routes } from '#data/addresses/routes';
import type { LegalEntity } from '#data/company/legal-entity';
import type { Edition } from '#data/webinars';
import { callbackFrom, type Place } from '#lib/forms/rules';
import { inIndia } from '#lib/platform/values/dates';

interface Props {
  edition: Edition;
  /** ISO instant. */
  closesAt: string;
  open: boolean;
  /** Why nobody can register yet; false where one could. */
  later: string | false;
  /** When the next free webinar begins, in epoch milliseconds. */
  next: number | undefined;
  entity: LegalEntity;
}

/** The registration box: price and form while registrations are open, and what to do when they are not. */
export function PaymentBox({ edition, closesAt, open, later, next, entity }: Props) {
  if (later) return <OpensLater words={later} />;
  return (
    <div className="payment-box" id="register">
      {open && (
        <div className="when-open">
          <PaymentStatement title={`${edition.title}, one place`} price={edition.price} />
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
          Registrations for this edition closed on{' '}
          <time dateTime={closesAt}>{inIndia(Date.parse(closesAt))}</time>. You can no longer pay
          for it. The next free webinar:
        </p>
        {next !== undefined && <NextWebinar start={next} />}
        <WaysOn from="ai-webinar-closed" />
      </div>
    </div>
  );
}

const OpensLater = ({ words }: { words: string }) => (
  <div className="payment-box" id="register">
    <h2>{words}</h2>
    <p>You cannot pay here yet.</p>
    <WaysOn from="ai-webinar-later" />
  </div>
);

const WaysOn = ({ from }: { from: Place }) => (
  <>
    <p className="mt-5 mb-4">
      The free webinars run every week. Ask for a callback, and we will tell you about the next
      edition.
    </p>
    <p className="flex flex-wrap gap-3">
      <a className="button" href={routes.jobHuntEnglish}>
        Go to the free webinars
      </a>
      <a className="button line" href={callbackFrom(from)}>
        Get a Callback
      </a>
    </p>
  </>
);
