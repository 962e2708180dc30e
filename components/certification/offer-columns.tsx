import { BatchLines } from '#components/batches/batch-rows';
import { Rows } from '#components/ui/rows';
import { TextList } from '#components/ui/text-list';
import { type OfferKind, offerKinds, offers } from '#data/offers';
import type { CountedBatch } from '#lib/shared/batches/rules';
import { nameOf } from '#lib/shared/batches/words';
import { inRupees } from '#lib/shared/money';
import { anHourAcross } from '#lib/shared/offers/rows';

interface Props {
  /** Those that one can still join. */
  readonly batches: readonly CountedBatch[];
  readonly now: number;
}

const common = (what: 'included' | 'notIncluded'): readonly string[] => {
  const [first = [], ...others] = offerKinds.map((kind): readonly string[] => offers[kind][what]);
  return first.filter((each) => others.every((list) => list.includes(each)));
};

/** What is the same with each way, said once below the columns. */
export function WithEach() {
  return (
    <div className="with-each">
      <h2>The same with each</h2>
      <TextList className="bought" texts={common('included')} />
      <div>
        <p className="small">Not in the fee</p>
        <TextList className="bought not" texts={common('notIncluded')} />
      </div>
    </div>
  );
}

/** The three ways as three columns of one page; on a phone one below the other. */
export function OfferColumns({ batches, now }: Props) {
  return (
    <div className="offers">
      {offerKinds.map((kind) => (
        <OfferColumn
          key={kind}
          kind={kind}
          now={now}
          batches={batches.filter(({ what }) => isOf(kind, what)).slice(0, 2)}
        />
      ))}
    </div>
  );
}

/** 1:1 coaching begins on any day: it has none. */
const isOf = (kind: OfferKind, what: CountedBatch['what']) =>
  kind !== 'coaching' &&
  what.some((each) => each.startsWith('bootcamp-')) === (kind === 'bootcamp');

function OfferColumn({ kind, batches, now }: { kind: OfferKind } & Props) {
  const { name, sentence, whom, company, hour, included, action, href } = offers[kind];
  const same = common('included');
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
            'An hour',
            <>
              <b>{across('total')}</b> with GST, {across('fee')} without. {hour}
            </>,
          ],
          [
            'The fee buys',
            <TextList
              key="bought"
              className="bought"
              texts={included.filter((each) => !same.includes(each))}
            />,
          ],
        ]}
      />
      {/* A row of its own in each column, also where nothing begins. */}
      <div className="offer-begins">
        {batches.length > 0 && <BatchLines batches={batches} now={now} named={nameOf} />}
      </div>
      <a className="button line" href={href}>
        {action}
      </a>
    </article>
  );
}
