/** Batches in rows by their first day; the whole row is the way to its page. */
import { levelDetails } from '#data/certification';
import { batchPath } from '#lib/shared/addresses/routes';
import { type CountedBatch, subjectOf } from '#lib/shared/batches/rules';
import { seatWords, sessionsInWords, timesInWords, titleOf } from '#lib/shared/batches/words';
import { dayParts, instantInIndia } from '#lib/shared/india';
import { inRupees } from '#lib/shared/money';

interface Props {
  readonly batches: readonly CountedBatch[];
  readonly now: number;
  /** Beside other things of a page. */
  readonly narrow?: boolean;
}

export function BatchRows({ batches, now, narrow = false }: Props) {
  return (
    <ol className={narrow ? 'b-rows narrow' : 'b-rows'}>
      {batches.map((batch) => (
        <BatchRow key={batch.id} batch={batch} now={now} />
      ))}
    </ol>
  );
}

function BatchRow({ batch, now }: { batch: CountedBatch; now: number }) {
  const first = batch.sessions[0] ?? batch.starts;
  const { weekday, day, month, year } = dayParts(instantInIndia(first));
  const subject = subjectOf(batch.what);
  const isThisYear = year === dayParts(now).year;
  return (
    <li className="b-row" data-batch={batch.id}>
      <time className="b-date" dateTime={first}>
        {weekday}
        <b>{day}</b>
        {isThisYear ? month : `${month} ${year}`}
      </time>
      <div className="b-what">
        <h3>
          <a href={batchPath(batch.id)}>{titleOf(batch)}</a>
        </h3>
        <p>
          {timesInWords(batch)}
          <span className="sub">
            {batch.sample && 'Sample. '}
            {sessionsInWords(batch)}
          </span>
        </p>
      </div>
      <p className="b-where">
        {subject?.level && (
          <span className={`chip level-${subject.level}`}>
            {levelDetails[subject.level].title.replace(/ level$/i, '')}
          </span>
        )}
        <span>
          {batch.mode}, {batch.language}
        </span>
      </p>
      <span className="b-seats">
        <SeatState batch={batch} now={now} />
      </span>
      {subject && (
        <p className="b-fee">
          <b>{inRupees(subject.total)}</b>
          <span className="sub">
            {inRupees(subject.fee)} + {inRupees(subject.gst)} GST
          </span>
        </p>
      )}
    </li>
  );
}

/** How a batch stands, by mark and word. */
function SeatState({ batch, now }: { batch: CountedBatch; now: number }) {
  const { mark, words, more } = seatWords(batch, now);
  return (
    <>
      <span className="state" data-state={mark}>
        {words}
      </span>
      {more && <span className="sub">{more}</span>}
    </>
  );
}
