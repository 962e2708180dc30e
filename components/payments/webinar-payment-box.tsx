import { Island } from '#components/layout/island';
import { PaymentForm } from '#components/payments/webinar-payment-form';
import { PaymentStatement } from '#components/payments/webinar-payment-parts';
import { ProviderLine } from '#components/site/trust';
import { NextWebinar } from '#components/webinars/cards';
import { NextEditionForm } from '#components/webinars/next-edition-form';
import { routes } from '#data/addresses/routes';
import type { LegalEntity } from '#data/company/legal-entity';
import { type Edition, editions } from '#data/webinars';
import { callbackFrom, type Place } from '#lib/forms/rules';
import { clock, inIndia, onDay } from '#lib/platform/values/india';

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
          <time className="inline-block" dateTime={closesAt}>
            {inIndia(Date.parse(closesAt))}
          </time>
          . You can no longer pay for it.
        </p>
        <NextEdition than={edition} asks={!open} />
        <p className="ruled-above mt-10 mb-4 pt-5">The next free webinar:</p>
        {next !== undefined && <NextWebinar start={next} />}
        <p className="mt-3">
          <a className="action" href={routes.jobHuntEnglish}>
            Go to the free webinars
          </a>
        </p>
      </div>
    </div>
  );
}

/** When it is held again; else, where the page `asks` for nothing else, somebody can be told as soon as that is known. */
function NextEdition({ than, asks }: { than: Edition; asks: boolean }) {
  const next = editions.find(({ date }) => date > than.date);
  if (next) {
    return (
      <p className="lede">
        The next edition is on <time dateTime={next.date}>{onDay(next.date)}</time>, from{' '}
        {clock(next.start, true)} to {clock(next.end, true)} IST.
      </p>
    );
  }
  if (!asks) return null;
  return (
    <>
      <h3 className="mb-2 text-[1.3rem]">Tell me about the next edition</h3>
      <p className="mb-4">
        Its day is not fixed yet. We will call or write to you as soon as it is.
      </p>
      <NextEditionForm about={`The day of the next edition: ${than.title}`} />
    </>
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
