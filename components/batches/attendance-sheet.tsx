/** The sheet that a trainer signs: A4 across, a column a session, weeks divided, rows up to the seats, no phones. */
import { type Desk, DeskShell } from '#components/desk/shell';
import { type CountedBatch, skippedBetween, weekdayOn, weekdays } from '#lib/batches/rules';
import { sessionsInWords, timesInWords, titleOf } from '#lib/batches/words';
import { shortDay } from '#lib/platform/values/india';

interface Props {
  readonly desk: Desk;
  readonly batch: CountedBatch;
  readonly names: readonly string[];
  readonly today: string;
  readonly back: string;
}

/** More columns than that cannot be written into: they go on to the next sheet. */
const mostColumns = 20;

export function AttendanceSheet({ desk, batch, names, today, back }: Props) {
  const parts = Math.ceil(batch.sessions.length / mostColumns);
  const rows = Array.from({ length: batch.seats }, (_, at) => names[at] ?? '');
  return (
    <DeskShell desk={desk} tab="batches" state="attendance">
      <div className="wrap acts-row attend-acts">
        <a className="action" href={back}>
          Back to the batch
        </a>
        <span className="small">Print it on A4, landscape.</span>
      </div>
      <div className="wrap attend-wrap">
        {Array.from({ length: parts }, (_, part) => (
          <Sheet
            key={batch.sessions[part * mostColumns]}
            {...{ batch, rows, today }}
            days={batch.sessions.slice(part * mostColumns, (part + 1) * mostColumns)}
          />
        ))}
      </div>
    </DeskShell>
  );
}

interface SheetProps {
  readonly batch: CountedBatch;
  readonly rows: readonly string[];
  readonly days: readonly string[];
  readonly today: string;
}

function Sheet({ batch, rows, days, today }: SheetProps) {
  const first = days[0] ?? batch.starts;
  const off = skippedBetween(batch.days, first, days.at(-1) ?? first);
  return (
    <article className="attend">
      <header>
        <div>
          <h1>Attendance: {titleOf(batch)}</h1>
          <p>
            {timesInWords(batch)}, {batch.mode.replace('Online', 'online')}, {batch.language}.
            {batch.trainer && ` Trainer: ${batch.trainer}.`} {sessionsInWords(batch)}.
          </p>
        </div>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col" className="a-name">
              Name
            </th>
            {days.map((day, at) => (
              <th scope="col" key={day} className={endsWeek(day, days) ? 'week-ends' : undefined}>
                <b>{Number(day.slice(8))}</b>
                {weekdayOn(day)}
                {isNewMonth(days, at) && ` ${monthOf(day)}`}
              </th>
            ))}
            <th scope="col" className="a-sum">
              Days
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a printed sheet never move
            <Line key={at} first={String(at + 1)} name={name} days={days} />
          ))}
        </tbody>
        <tfoot>
          <Line first="" name="Present" days={days} />
          <Line first="" name="Trainer" days={days} />
        </tfoot>
      </table>
      <footer>
        <p>
          P present, L late, blank absent.
          {off.map(({ day, name }) => ` ${shortDay(day)} is ${name}.`).join('')}
        </p>
        <p>Printed {shortDay(today)} only for the trainer: destroy it when the batch is over.</p>
      </footer>
    </article>
  );
}

/** "Dec": said in the first column, and where another month begins. */
const monthOf = (isoDay: string): string => shortDay(isoDay).split(' ')[2] ?? '';

const isNewMonth = (days: readonly string[], at: number): boolean =>
  days[at]?.slice(0, 7) !== days[at - 1]?.slice(0, 7);

function Line({ first, name, days }: { first: string; name: string; days: readonly string[] }) {
  return (
    <tr>
      <td>{first}</td>
      <th scope="row">{name}</th>
      {days.map((day) => (
        <td key={day} className={endsWeek(day, days) ? 'week-ends' : undefined} />
      ))}
      <td />
    </tr>
  );
}

/** Whether the next session is in another week. */
function endsWeek(day: string, days: readonly string[]): boolean {
  const next = days[days.indexOf(day) + 1];
  if (next === undefined) return true;
  const apart = (Date.parse(next) - Date.parse(day)) / 86_400_000;
  return apart >= 7 || weekdays.indexOf(weekdayOn(next)) <= weekdays.indexOf(weekdayOn(day));
}
