/** One batch: when it meets, what it costs, and the seats that are left. */
import { BatchRows } from '#components/batches/batch-rows';
import { SeatForm } from '#components/batches/seat-form';
import { WhatsAppLink } from '#components/site/share';
import { batchCalendarPath, batchPath, coursePath, routes } from '#data/addresses/routes';
import { levelDetails } from '#data/certification';
import { courses } from '#data/courses';
import {
  type CountedBatch,
  isJoinable,
  minutesOf,
  seatsLeft,
  skippedBetween,
  stateOf,
  subjectOf,
} from '#lib/batches/rules';
import {
  count,
  dayInList,
  duration,
  inOneLine,
  lastDay,
  nameOf,
  sessionsInWords,
  shorterLast,
  timesInWords,
  titleOf,
} from '#lib/batches/words';
import { instantInIndia, longDayInIndia, shortDay } from '#lib/platform/values/india';
import { gstPercent, inRupees } from '#lib/platform/values/money';
import { ordinal, plural } from '#lib/platform/values/words';

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
              <h2 id="other">On other days</h2>
              <BatchRows batches={others} now={now} narrow />
            </section>
          )}
        </div>
      </div>
    </main>
  );
}

interface BatchLeafProps {
  readonly batch: CountedBatch;
  /** Batches of the same subject on other days. */
  readonly others: readonly CountedBatch[];
  readonly now: number;
}

/** Seats, total and the short form of one batch; or why no seat of it is given. */
export function BatchLeaf({ batch, others, now }: BatchLeafProps) {
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
          {batch.seats === 1 ? 'The one seat is' : `All ${batch.seats} seats are`} taken. You will
          be {ordinal(batch.waiting + 1)} on the waiting list. When a seat becomes free, we call
          people in this order. Waiting is free.
        </p>
      )}
      {left === 1 && batch.seats > 1 && (
        <p className="small">
          There is no countdown: the seat goes to the first person we send a payment request to.
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

function Closed({ batch, others }: Omit<BatchLeafProps, 'now'>) {
  const [next] = others;
  const { cancelledAt, cancelReason, sessions, starts } = batch;
  return (
    <div className="batch-gone batch-leaf">
      {cancelledAt !== undefined ? (
        <>
          <h2>This batch is cancelled</h2>
          <p>
            On {longDayInIndia(cancelledAt)}
            {cancelReason && `: ${cancelReason}`}. We have mailed everyone who paid, and updated
            their calendar.
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

interface Day {
  readonly day: string;
  /** The session in words, or the name of the holiday. */
  readonly words: string;
  readonly off: boolean;
}

/** The sessions by week, numbered; holidays that it skips are hatched with their name. */
function SessionCalendar({ batch, now }: { batch: CountedBatch; now: number }) {
  const { sessions, hours, from, to } = batch;
  const length = duration(minutesOf(to) - minutesOf(from));
  const last = shorterLast(batch);
  return (
    <>
      <div className="weeks-cal">
        {weeksOf(batch).map((days, at) => (
          <section key={days[0]?.day}>
            <h3>Week {at + 1}</h3>
            <ol>
              {days.map(({ day, words, off }) => (
                <li key={day} className={off ? 'off' : undefined}>
                  <b>{dayInList(day, now)}</b>
                  <span>{words}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <p className="small">
        {last
          ? `${sessions.length - 1} sessions of ${length} and a last one of ${last}`
          : `${count(sessions.length, 'session')} of ${length}`}
        , {count(hours, 'hour')} in all.
      </p>
    </>
  );
}

/** Monday to Sunday; weeks without a day are left out. */
function weeksOf(batch: CountedBatch): readonly (readonly Day[])[] {
  const { sessions, days, starts } = batch;
  const off = skippedBetween(days, sessions[0] ?? starts, lastDay(batch));
  const all: Day[] = [
    ...sessions.map((day, at) => ({ day, words: String(at + 1), off: false })),
    ...off.map(({ day, name }) => ({ day, words: name, off: true })),
  ];
  all.sort((one, other) => one.day.localeCompare(other.day));
  const weeks = new Map<number, Day[]>();
  for (const each of all) {
    // 5 January 1970 was a Monday.
    const week = Math.floor((Date.parse(each.day) / 86_400_000 - 4) / 7);
    weeks.set(week, [...(weeks.get(week) ?? []), each]);
  }
  return [...weeks.values()];
}

function BatchFacts({ batch }: { batch: CountedBatch }) {
  const subject = subjectOf(batch.what);
  const taught = courses.filter(({ courseNo }) => subject?.modules.includes(courseNo));
  const isOnline = batch.mode.includes('Online');
  return (
    <dl className="facts wide-facts">
      <dt>What</dt>
      <dd>
        {taught.map(({ courseNo, title, level }) => (
          <span key={courseNo} className="block">
            <a className="text-link" href={coursePath('certification', courseNo)}>
              AcSS {courseNo}, {title}
            </a>
            {!subject?.level && (
              <span className={`chip ml-3 level-${level}`}>{levelDetails[level].title}</span>
            )}
          </span>
        ))}
      </dd>
      {subject?.level && (
        <>
          <dt>Level</dt>
          <dd>
            <span className={`chip level-${subject.level}`}>
              {levelDetails[subject.level].title}
            </span>
          </dd>
        </>
      )}
      <dt>Where</dt>
      <dd>
        {batch.mode}
        {isOnline
          ? '; the link comes by e-mail, the day before at the latest'
          : '; the address of the room comes by e-mail'}
      </dd>
      <dt>Language</dt>
      <dd>
        {batch.language}
        {batch.language !== 'English' && ', with the terms in English'}
      </dd>
      {batch.trainer && (
        <>
          <dt>Trainer</dt>
          <dd>{batch.trainer}</dd>
        </>
      )}
      {batch.note && (
        <>
          <dt>Note</dt>
          <dd>{batch.note}</dd>
        </>
      )}
      <dt>Included</dt>
      <dd>
        All sessions, the exercise files, the examination at its first attempt, the certificate
      </dd>
      <dt>If you cannot come</dt>
      <dd>
        See the{' '}
        <a className="text-link" href={routes.cancellation}>
          cancellation policy
        </a>
      </dd>
    </dl>
  );
}
