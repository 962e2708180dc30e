import { TextList } from '#components/ui/text-list';
import { routes } from '#data/addresses/routes';
import type { LegalEntity } from '#data/company/legal-entity';
import { afterSending, callers, decisions, neverAsked } from '#data/trust';
import { promisedBy } from '#lib/enquiries/rules/hours';
import { isoDayInIndia, shortDay, shortDayAndHour } from '#lib/platform/values/india';

interface Props {
  /** Epoch milliseconds: the page is revalidated every minute. */
  now: number;
  who?: keyof typeof callers;
}

export function AfterSending({ now, who = 'enquiry' }: Props) {
  const fill = (text: string) =>
    text
      .replace('{today}', shortDay(isoDayInIndia(now)))
      .replace('{promised}', shortDayAndHour(promisedBy(now), now))
      .replace('{who}', callers[who])
      .replace('{fee}', decisions[who]);
  return (
    <>
      <ol className="after-sending">
        {afterSending.map(({ when, title, text }) => (
          <li key={title}>
            <span className="num">{fill(when)}</span>
            <b>{title}</b>
            <p>{fill(text)}</p>
          </li>
        ))}
      </ol>
      <section className="never-asked" aria-labelledby="never-asked">
        <h3 id="never-asked">What we never ask for</h3>
        <TextList texts={neverAsked} />
        <p className="small mt-2">
          If somebody asks you for these, it is not us. Please tell us. To complain about us, see
          the <a href={`${routes.terms}#complaints`}>terms</a>.
        </p>
      </section>
    </>
  );
}

export function AfterSendingLink() {
  return (
    <p className="small mt-3">
      <a href={`${routes.contactUs}#after`}>
        What happens after you send it, and what we never ask
      </a>
    </p>
  );
}

/** Where somebody decides to pay: with whom, and under which registrations. The whole address is in the footer. */
export function ProviderLine({ entity }: { entity: LegalEntity }) {
  const { name, number, gstin } = entity;
  return (
    <p className="provider-line small mt-3">
      Training is by {name}, registration number {number}
      {gstin && `, GSTIN ${gstin}`}.
    </p>
  );
}
