/** Seats, total and the short form of one batch; or why no seat of it is given. */
import { SeatForm } from '#components/batches/seat-form';
import { batchPath } from '#lib/shared/addresses/routes';
import { type CountedBatch, isJoinable, seatsLeft, subjectOf } from '#lib/shared/batches/rules';
import { inOneLine, lastDay } from '#lib/shared/batches/words';
import { longDayInIndia, shortDay } from '#lib/shared/dates';
import { gstPercent, inRupees } from '#lib/shared/money';
import { ordinal, plural } from '#lib/shared/words';

interface Props {
  readonly batch: CountedBatch;
  /** The same on other days. */
  readonly others: readonly CountedBatch[];
  readonly now: number;
}

export function BatchLeaf({ batch, others, now }: Props) {
  if (!isJoinable(batch, now)) return <Closed batch={batch} others={others} />;
  const subject = subjectOf(batch.what);
  const left = seatsLeft(batch);
  return (
    <div className="leaf batch-leaf form">
      <span className="leaf-margin" aria-hidden="true" />
      <div>
        <p className="seats-left">
          {left > 0 ? (
            <>
              <b>{left}</b> of {plural(batch.seats, 'seat')} left
            </>
          ) : (
            <>
              <b>Full</b>
              {batch.waiting > 0 &&
                ` ${batch.waiting} ${batch.waiting === 1 ? 'person waits' : 'people wait'}`}
            </>
          )}
        </p>
        {subject && (
          <dl className="due-lines">
            <div>
              <dt>Fee</dt>
              <dd>{inRupees(subject.fee)}</dd>
            </div>
            <div className="due-gst">
              <dt>GST {gstPercent}%</dt>
              <dd>{inRupees(subject.gst)}</dd>
            </div>
            <div className="due-total">
              <dt>Total</dt>
              <dd>
                <b className="sum">{inRupees(subject.total)}</b>
              </dd>
            </div>
          </dl>
        )}
      </div>
      {left === 0 && (
        <p>
          {batch.seats === 1 ? 'The one seat is' : `All ${batch.seats} seats are`} taken or held.
          You would be {ordinal(batch.waiting + 1)} on the waiting list. When a seat becomes free,
          we call people in this order. Waiting costs nothing.
        </p>
      )}
      {left === 1 && batch.seats > 1 && (
        <p className="small">
          There is no countdown: the seat goes to the first person whose request for payment names
          it.
        </p>
      )}
      <SeatForm
        id="seat"
        batch={batch.id}
        submit={left > 0 ? 'Ask for a seat' : 'Put me on the waiting list'}
        first
      />
      <p className="small">
        You pay nothing now. An executive will call within 2 working days. We hold a seat for you
        once we have asked for payment.
      </p>
    </div>
  );
}

function Closed({ batch, others }: Omit<Props, 'now'>) {
  const [next] = others;
  const { cancelledAt, cancelReason, sessions, starts } = batch;
  return (
    <div className="batch-gone batch-leaf">
      {cancelledAt !== undefined ? (
        <>
          <h2>This batch is cancelled</h2>
          <p>
            On {longDayInIndia(cancelledAt)}
            {cancelReason && `: ${cancelReason}`}. We have told everyone who paid by mail, and
            updated their calendar.
          </p>
        </>
      ) : (
        <>
          <h2>This batch has begun</h2>
          <p>
            It began on {shortDay(sessions[0] ?? starts)}; its last session is on{' '}
            {shortDay(lastDay(batch))}. You can no longer join it.
          </p>
        </>
      )}
      {next && (
        <p>
          The next:{' '}
          <a className="text-link" href={batchPath(next.id)}>
            {inOneLine(next)}
          </a>
        </p>
      )}
    </div>
  );
}
