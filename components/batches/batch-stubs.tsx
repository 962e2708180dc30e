import { batchPath, routes } from '#data/addresses/routes';
import { type CountedBatch, seatsLeft, subjectOf } from '#lib/batches/rules';
import { nameOf, seatWords, timesInWords } from '#lib/batches/words';
import { dayParts, instantInIndia } from '#lib/platform/values/india';
import { inRupees } from '#lib/platform/values/money';
import { plural } from '#lib/platform/values/words';

interface Props {
  /** The first three are shown. */
  readonly batches: readonly CountedBatch[];
  /** Epoch milliseconds. */
  readonly now: number;
}

const shown = 3;

/** The next batches as tear-off stubs on one strip; nothing where none is announced. */
export function BatchStubs({ batches, now }: Props) {
  if (batches.length === 0) return null;
  return (
    <section className="band stubs-band" aria-labelledby="next-batches">
      <div className="wrap">
        <div className="band-line">
          <h2 id="next-batches">Next batches</h2>
          <a className="action" href={routes.batches}>
            {batches.length > shown ? `All ${batches.length} batches` : 'Days, seats and place'}
          </a>
        </div>
        <ol className="tear">
          {batches.slice(0, shown).map((batch) => (
            <Stub key={batch.id} batch={batch} now={now} />
          ))}
        </ol>
        <p className="small">Fees with GST. Seats waiting for payment are shown as taken.</p>
      </div>
    </section>
  );
}

function Stub({ batch, now }: { batch: CountedBatch; now: number }) {
  const first = batch.sessions[0] ?? batch.starts;
  const { weekday, day, month } = dayParts(instantInIndia(first));
  const subject = subjectOf(batch.what);
  const { mark, words, more } = seatWords(batch, now);
  return (
    <li data-batch={batch.id}>
      <a href={batchPath(batch.id)}>
        <time className="tear-date" dateTime={first}>
          {weekday} <b>{day}</b> {month}
        </time>
        <span className="tear-what">
          <b>{nameOf(batch)}</b>
          <span>
            {batch.sample && 'Sample. '}
            {subject && subject.modules.length > 1 && `${subject.modules.length} modules. `}
            {batch.mode}, {batch.language}. {timesInWords(batch)}
          </span>
        </span>
        <span className="tear-foot">
          <span>
            {mark === 'new' ? `${plural(seatsLeft(batch), 'seat')} left` : words}
            {more && `, ${more.toLowerCase()}`}
          </span>
          {subject && <b>{inRupees(subject.total)}</b>}
        </span>
      </a>
    </li>
  );
}
