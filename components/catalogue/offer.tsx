import { BatchLines } from '#components/batches/batch-rows';
import { Seal } from '#components/catalogue/licences/seal';
import { Rows } from '#components/ui/rows';
import { TextList } from '#components/ui/text-list';
import { routes } from '#data/addresses/routes';
import { courses } from '#data/courses';
import { boughtInEach, type OfferKind, offerKinds, offers } from '#data/offers';
import { provider } from '#data/site';
import { syllabi } from '#data/syllabi';
import type { CountedBatch } from '#lib/batches/rules';
import { nameOf } from '#lib/batches/words';
import { anHourAcross, anHourOf, type OfferRow, offerRows } from '#lib/catalogue/rules/offers';
import { gstPercent, inRupees } from '#lib/platform/values/money';

const common = (what: 'included' | 'notIncluded'): readonly string[] => {
  const [first = [], ...others] = offerKinds.map((kind): readonly string[] => offers[kind][what]);
  return first.filter((each) => others.every((list) => list.includes(each)));
};

export function WithEach() {
  return (
    <div className="with-each">
      <h2>Included in all three</h2>
      <TextList className="bought" texts={[...boughtInEach, ...common('included')]} />
      <div>
        <p className="small">Not in the fee</p>
        <TextList className="bought not" texts={common('notIncluded')} />
      </div>
    </div>
  );
}

export function OfferColumns() {
  return (
    <div className="offers">
      {offerKinds.map((kind) => (
        <OfferColumn key={kind} kind={kind} />
      ))}
    </div>
  );
}

interface DatesProps {
  readonly modules: readonly number[];
  readonly batches: readonly CountedBatch[];
  readonly now: number;
}

/** 1:1 coaching has no batches: a line says that it begins on any day. */
export function NextDates({ modules, batches, now }: DatesProps) {
  const numbers = new Intl.ListFormat('en-IN').format(modules.map(String));
  return (
    <div className="compare-dates">
      <h2>Next dates: modules {numbers}</h2>
      <p className="small">1:1 coaching begins on any day agreed with you.</p>
      {batches.length > 0 ? (
        <BatchLines batches={batches} now={now} named={nameOf} />
      ) : (
        <p>
          No batch of these modules has been announced yet.{' '}
          <a className="action" href={`${routes.batches}#wish`}>
            Tell us your days
          </a>
        </p>
      )}
    </div>
  );
}

function OfferColumn({ kind }: { kind: OfferKind }) {
  const { name, sentence, whom, company, hour, action, href } = offers[kind];
  const { least, most } = anHourAcross(kind);
  const across = (what: 'fee' | 'total') =>
    least[what] === most[what]
      ? inRupees(least[what])
      : `${inRupees(least[what])} to ${inRupees(most[what])}`;
  return (
    <article className="offer" id={kind} aria-labelledby={`${kind}-name`}>
      <h2 id={`${kind}-name`}>{name}</h2>
      <p className="offer-says">{sentence}</p>
      <Rows
        rows={[
          ['For whom', whom],
          ['With', company],
          [
            'Per hour',
            <>
              <b>{across('total')}</b> with GST, {across('fee')} without. {hour}
            </>,
          ],
        ]}
      />
      <a className="button line" href={href}>
        {action}
      </a>
    </article>
  );
}

export function OfferNumbers() {
  return (
    <table className="ruled figures">
      <caption className="sr-only">Hours, price per hour and total of each offer</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">For whom</th>
          <th scope="col">Hours</th>
          <th scope="col">Fee an hour</th>
          <th scope="col">With GST</th>
          <th scope="col">Fee + {gstPercent}% GST = total</th>
        </tr>
      </thead>
      <tbody>
        {offerRows().map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: OfferRow }) {
  const { name, modules, whom, hours, fee, gst, total } = row;
  const hour = anHourOf(row);
  return (
    <tr>
      <th scope="row">
        {name}
        <span className="sub">{modules}</span>
      </th>
      <td>{whom}</td>
      <td>
        {hours}
        <span className="fold-unit"> hours</span>
      </td>
      <td>
        <span className="fold-unit">an hour </span>
        {inRupees(hour.fee)}
      </td>
      <td>
        <span className="fold-unit">with GST </span>
        {inRupees(hour.total)}
      </td>
      <td>
        <span className="fee-and-gst">
          {inRupees(fee)} + {inRupees(gst)} =
        </span>{' '}
        <b>{inRupees(total)}</b>
      </td>
    </tr>
  );
}

const shown = 6;
const course = courses.find(({ courseNo }) => courseNo === shown);

export function SpecimenCertificate() {
  return (
    <div className="specimen">
      <figure className="document" aria-label="Specimen of a certificate">
        <p className="document-head">{provider.name} certificate, specimen</p>
        <p className="specimen-title">
          AcSS {shown} {course?.title}
        </p>
        <p className="document-name">Your name here</p>
        <p>passed both stages of the examination, and can:</p>
        <TextList className="bought" texts={syllabi[shown]?.objectives.slice(0, 3) ?? []} />
        <div className="document-foot">
          <p>
            <span>For {provider.name}</span>
            <span>Date and number</span>
          </p>
          <Seal letter={String(shown)} />
        </div>
      </figure>
      <div>
        <h3>A certificate that says what you can do</h3>
        <ul className="ticks mt-3">
          <li>Your name, the module, the date and what was tested, in plain words</li>
          <li>Its own number, so that an employer can check that it is genuine</li>
          <li>One for each module, and one for the level when you pass all its modules</li>
        </ul>
        <p className="mt-4 text-quiet">
          A certificate of {provider.name} about practical skills. It is not a degree, nor
          membership of the ICAI, the ICMAI or the ICSI.
        </p>
      </div>
    </div>
  );
}
