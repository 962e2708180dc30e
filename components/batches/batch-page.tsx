/** One batch: when it meets, what it costs, and the seats that are left. */
import { BatchFacts } from '#components/batches/batch-facts';
import { BatchLeaf } from '#components/batches/batch-leaf';
import { BatchRows } from '#components/batches/batch-rows';
import { SessionCalendar } from '#components/batches/session-calendar';
import { WhatsAppLink } from '#components/share/share';
import { batchCalendarPath, batchPath, coursePath, routes } from '#lib/shared/addresses/routes';
import { type CountedBatch, seatsLeft, stateOf } from '#lib/shared/batches/batch';
import {
  inOneLine,
  nameOf,
  sessionsInWords,
  timesInWords,
  titleOf,
} from '#lib/shared/batches/words';
import { instantInIndia } from '#lib/shared/india';

interface Props {
  readonly batch: CountedBatch;
  readonly others: readonly CountedBatch[];
  readonly now: number;
  readonly origin: string;
}

const longDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** "Monday, 4 January 2027". */
const inFull = (isoDay: string) =>
  longDay.format(instantInIndia(isoDay)).replace(/^(\w+),? /, '$1, ');

export function BatchPage({ batch, others, now, origin }: Props) {
  const state = stateOf(batch, now);
  const first = batch.sessions[0] ?? batch.starts;
  const modules = batch.what.flatMap((each) => /^module-(\d+)$/.exec(each)?.[1] ?? []);
  return (
    <main id="main" tabIndex={-1} data-state={state} data-left={seatsLeft(batch)}>
      <div className="wrap page-head batch-head">
        <p className="crumbs">
          <a href={routes.batches}>Batches</a>
          {modules.map((no) => (
            <a key={no} href={coursePath('certification', Number(no))}>
              AcSS {no}
            </a>
          ))}
        </p>
        <h1>
          {nameOf(batch)}, from {inFull(first)}
        </h1>
        <p className="lede mt-3">
          {batch.sample && 'A sample batch. '}
          {timesInWords(batch)}, {batch.mode.replace('Online', 'online')}, in {batch.language}.{' '}
          {sessionsInWords(batch)}.
        </p>
      </div>
      <div className="wrap batch">
        <BatchLeaf batch={batch} others={others} now={now} />
        <div className="batch-main">
          <section aria-labelledby="days">
            <h2 id="days">Sessions, day by day</h2>
            <SessionCalendar batch={batch} now={now} />
            {batch.cancelledAt === undefined && (
              <div className="acts-row">
                <a className="button line low" href={batchCalendarPath(batch.id)}>
                  Add to your calendar
                </a>
                <WhatsAppLink
                  label="Send on WhatsApp"
                  text={`${titleOf(batch)}: ${inOneLine(batch)}`}
                  url={`${origin}${batchPath(batch.id)}`}
                />
              </div>
            )}
          </section>
          <section aria-labelledby="facts">
            <h2 id="facts">What to know</h2>
            <BatchFacts batch={batch} />
          </section>
          {others.length > 0 && (
            <section aria-labelledby="other">
              <h2 id="other">The same on other days</h2>
              <BatchRows batches={others} now={now} narrow />
            </section>
          )}
        </div>
      </div>
    </main>
  );
}
