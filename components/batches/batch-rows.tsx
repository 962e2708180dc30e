/** Batches in rows and in lines by their first day; on the page of a module, the next two of it. */

import { Section } from '#components/ui/section';
import { batchPath, routes } from '#data/addresses/routes';
import { levelDetails } from '#data/certification';
import { courses } from '#data/courses';
import { type CountedBatch, filteredPath, subjectOf } from '#lib/batches/rules';
import {
  inOneLine,
  seatWords,
  sessionsInWords,
  shorterLast,
  timesInWords,
  titleOf,
} from '#lib/batches/words';
import { dayParts, instantInIndia, shortDay } from '#lib/platform/values/india';
import { inRupees } from '#lib/platform/values/money';
import { unbroken } from '#lib/platform/values/text';

interface Props {
  readonly batches: readonly CountedBatch[];
  readonly now: number;
  /** On a page about that subject: a row is named by its days and hours, in which it differs. */
  readonly narrow?: boolean;
}

export function BatchRows({ batches, now, narrow = false }: Props) {
  return (
    <ol className={narrow ? 'b-rows narrow' : 'b-rows'}>
      {batches.map((batch) => (
        <BatchRow key={batch.id} {...{ batch, now, narrow }} />
      ))}
    </ol>
  );
}

interface BatchRowProps {
  readonly batch: CountedBatch;
  readonly now: number;
  readonly narrow: boolean;
}

function BatchRow({ batch, now, narrow }: BatchRowProps) {
  const first = batch.sessions[0] ?? batch.starts;
  const { weekday, day, month, year } = dayParts(instantInIndia(first));
  const subject = subjectOf(batch.what);
  const isThisYear = year === dayParts(now).year;
  const times = unbroken(timesInWords(batch));
  return (
    <li className="b-row" data-batch={batch.id}>
      <time className="b-date" dateTime={first}>
        {weekday}
        <b>{day}</b>
        {isThisYear ? month : `${month} ${year}`}
      </time>
      <div className="b-what">
        <h3>
          <a href={batchPath(batch.id)}>{narrow ? times : titleOf(batch)}</a>
        </h3>
        {subject && subject.modules.length > 1 && (
          <p className="b-modules">{titlesOf(subject.modules)}</p>
        )}
        {!narrow && <p>{times}</p>}
      </div>
      {subject && (
        <p className="b-fee">
          <b>{inRupees(subject.total)}</b>
          <span className="sub">
            {inRupees(subject.fee)} + {inRupees(subject.gst)} GST
          </span>
        </p>
      )}
      <span className="b-seats">
        <SeatState batch={batch} now={now} />
      </span>
      <p className="b-where">
        {subject?.level && !narrow && (
          <span className={`chip level-${subject.level}`}>
            {levelDetails[subject.level].title.replace(/ level$/i, '')}
          </span>
        )}
        <span>
          {batch.mode}, {batch.language}
        </span>
      </p>
      <SessionsLine batch={batch} />
    </li>
  );
}

/** It names a shorter last session: by the others alone the hours would not add up. */
function SessionsLine({ batch }: { batch: CountedBatch }) {
  const last = shorterLast(batch);
  return (
    <p className="sub b-sessions">
      {batch.sample && <span className="sample">Sample</span>}
      {batch.sample && ' '}
      {unbroken(sessionsInWords(batch))}
      {last && unbroken(`. Last session ${last}`)}
    </p>
  );
}

/** "Tally basic data entry, Tally reconciliation": the codes alone say nothing to a visitor. */
const titlesOf = (modules: readonly number[]): string =>
  courses
    .filter(({ courseNo }) => modules.includes(courseNo))
    .map(({ title }) => title)
    .join(', ');

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

interface BatchLinesProps {
  readonly batches: readonly CountedBatch[];
  readonly now: number;
  /** Under the name of what each teaches, where the page is about several things; else under its first day. */
  readonly named?: (batch: CountedBatch) => string;
}

/** The next batches in a line each, on pages that are about something else. */
export function BatchLines({ batches, now, named }: BatchLinesProps) {
  return (
    <>
      <ul className="b-lines">
        {batches.map((batch) => {
          const { mark, words, more } = seatWords(batch, now);
          const line = inOneLine(batch);
          const day = shortDay(batch.sessions[0] ?? batch.starts);
          return (
            <li key={batch.id} data-batch={batch.id}>
              <a href={batchPath(batch.id)}>{named ? named(batch) : day}</a>
              <span>{unbroken(named ? line : line.slice(`${day}, `.length))}</span>
              <span className="state" data-state={mark}>
                {words}
                {more && `, ${more.toLowerCase()}`}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-3">
        <a className="action" href={routes.batches}>
          All batches
        </a>
      </p>
    </>
  );
}

interface WhenBandProps {
  readonly courseNo: number;
  readonly batches: readonly CountedBatch[];
  readonly now: number;
  /** Beside coaching, which begins any day, a batch is another offer. */
  readonly besideCoaching?: boolean;
}

/** On the page of a module: the next two batches, or that none is announced and how it begins all the same. */
export function WhenBand({ courseNo, batches, now, besideCoaching = false }: WhenBandProps) {
  const title = besideCoaching && batches.length > 0 ? 'Or join a group' : 'When does it begin?';
  return (
    <Section id="when" title={title} side>
      {batches.length > 0 ? (
        <>
          <BatchRows batches={batches} now={now} narrow />
          <p className="mt-4 flex flex-wrap gap-x-8">
            <a className="action" href={filteredPath({ what: `module-${courseNo}` })}>
              All batches of this module
            </a>
            <a className="action" href={`${filteredPath({})}#wish`}>
              None of these dates suit you?
            </a>
          </p>
        </>
      ) : (
        <>
          <p className="lede">
            No batch of this module has been announced yet. It can also start on days agreed with
            you, one-to-one or in a group.
          </p>
          <p className="mt-4">
            <a className="button line" href={`${filteredPath({})}#wish`}>
              Tell us your days
            </a>
          </p>
        </>
      )}
    </Section>
  );
}
