import { TextList } from '#components/ui/text-list';
import { routes } from '#data/addresses/routes';
import { type OfferKind, offers } from '#data/offers';
import { inALine } from '#lib/catalogue/rules/offers';

export function Included({ offer }: { offer: OfferKind }) {
  const { included, notIncluded } = offers[offer];
  return (
    <details className="included">
      <summary>What the fee includes, and when you pay</summary>
      <p className="mb-2">
        There is no charge for enquiring. We call within 2 working days. Once you agree, we mail you
        a link, and you pay online, in full or in the parts agreed.
      </p>
      <TextList className="bought" texts={included} />
      <p className="small mt-2">
        Not included: {inALine(notIncluded)}. <a href={routes.compare}>Compare the ways to learn</a>
      </p>
    </details>
  );
}

/** A one-line version for pages where every byte counts. */
export function IncludedLine({ offer }: { offer: OfferKind }) {
  const { included, notIncluded } = offers[offer];
  return (
    <p className="small mt-3">
      The fee includes: {inALine(included)}. Not {inALine([notIncluded[0]])}, travel or software.{' '}
      <a href={routes.compare}>Compare</a>
    </p>
  );
}
