/** One batch on the desk: who comes, who waits, how they join, and how it is changed. */
import { ComputedDays, PlanFields } from '#components/batches/plan-fields';
import { Hidden, Problems, State, Submit } from '#components/desk/parts';
import { type Desk, DeskShell } from '#components/desk/shell';
import { FormField } from '#components/forms/form-field';
import { TableHead } from '#components/ui/table-head';
import { attendancePath, deskBatchCall, rosterCsvPath } from '#data/addresses/desk-routes';
import { batchPath, routes } from '#data/addresses/routes';
import type { ReadPlan } from '#lib/batches/actions';
import { cancelForm, joinForm } from '#lib/batches/forms';
import type { BatchView } from '#lib/batches/views/desk';
import { count } from '#lib/batches/words';
import type { FieldErrors } from '#lib/forms/define';

interface Props {
  readonly desk: Desk;
  readonly view: BatchView;
  /** A post that was not saved, or only computed: which action, what it said, and what is wrong. */
  readonly asked?:
    | {
        readonly action: string;
        readonly fields: Readonly<Record<string, unknown>>;
        readonly read: ReadPlan;
        readonly message?: string | undefined;
      }
    | undefined;
}

export function BatchPage({ desk, view, asked }: Props) {
  const { batch, title, facts, seats, cancelled } = view;
  const errors = asked && 'errors' in asked.read ? asked.read.errors : {};
  return (
    <DeskShell desk={desk} tab="batches" state={view.state.toLowerCase()}>
      <div className="wrap desk-head lead-head">
        <div>
          <p className="crumbs">
            <a href={routes.deskBatches}>Batches</a>
          </p>
          <h1>{title}</h1>
          <p className="lead-facts">
            {batch.sample && <span>Sample</span>}
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            <State mark={view.mark}>{view.state}</State>
            <span>{seats}</span>
          </p>
          {cancelled && <p className="error">Cancelled {cancelled}</p>}
        </div>
        <p className="turns">
          <a className="action" href={batchPath(batch.id)}>
            The public page
          </a>
        </p>
      </div>
      {Object.keys(errors).length > 0 && (
        <Problems title={asked?.message ?? 'Nothing was saved'} problems={Object.values(errors)} />
      )}
      <div className="wrap desk-two">
        <div className="desk-wide">
          <Roster view={view} />
          <Waiting view={view} />
        </div>
        <div className="lead-side">
          {!cancelled && !view.over && (
            <>
              <Join {...{ view, asked, errors }} />
              <Change {...{ view, asked, errors }} />
            </>
          )}
          <section aria-labelledby="sent">
            <h2 id="sent">Mails</h2>
            {view.mails.length === 0 && <p>None sent yet.</p>}
            <ul className="state-list">
              {view.mails.map(({ mark, what, sub, href }) => (
                <li key={`${what} ${sub}`}>
                  <State mark={mark}>{href ? <a href={href}>{what}</a> : what}</State>
                  <span className="sub">{sub}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </DeskShell>
  );
}

interface PartProps extends Pick<Props, 'view' | 'asked'> {
  readonly errors: FieldErrors;
}

function Join({ view, asked, errors }: PartProps) {
  const { batch, paid } = view;
  const typed = asked?.action === 'join' ? asked.fields : { ...batch };
  const field = { form: joinForm, typed, errors, autoComplete: 'off' };
  return (
    <section aria-labelledby="join">
      <h2 id="join">How they join</h2>
      <form className="form" method="post" action={deskBatchCall(batch.id)} noValidate>
        <Hidden fields={{ action: 'join', version: batch.version }} />
        <FormField
          {...field}
          name="link"
          hint={
            paid === 0
              ? 'Mailed to each person as soon as a part is paid, with the calendar entry'
              : `Mailed at once to the ${paid === 1 ? 'one who has' : `${paid} who have`} a seat, with the calendar entry`
          }
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={500}
        />
        <FormField {...field} name="place" maxLength={300} />
        <Submit>Save and mail it</Submit>
      </form>
    </section>
  );
}

function Change({ view, asked, errors }: PartProps) {
  const { batch, paid } = view;
  const isChange = asked?.action === 'change';
  const cancel = { form: cancelForm, errors };
  const cancelled = asked?.action === 'cancel' ? asked.fields : undefined;
  return (
    <section aria-labelledby="change">
      <h2 id="change">Change it</h2>
      <div className="accordion acts">
        <details open={isChange || undefined}>
          <summary>Days, hours, seats, trainer, note</summary>
          <form className="answer form" method="post" action={deskBatchCall(batch.id)} noValidate>
            <Hidden fields={{ action: 'change', version: batch.version }} />
            <PlanFields
              typed={isChange ? asked.fields : { ...batch }}
              errors={isChange ? errors : {}}
              prefix="change"
            />
            {isChange && 'plan' in asked.read && <ComputedDays plan={asked.read.plan} />}
            <p className="small">
              If you change a day, an hour or the place, everyone who has or holds a seat, or waits
              for one, gets a mail. If you change only seats, trainer or note, nobody gets a mail.
            </p>
            <div className="acts-row">
              <Submit>Save the change</Submit>
              <button type="submit" className="button line" name="show" value="yes">
                Show the days
              </button>
            </div>
          </form>
        </details>
        <details open={cancelled !== undefined || undefined}>
          <summary>Cancel the batch</summary>
          <form className="answer form" method="post" action={deskBatchCall(batch.id)}>
            <Hidden fields={{ action: 'cancel', version: batch.version }} />
            <p className="notice">
              {paid === 0
                ? 'Nobody has paid. Open requests for payment are cancelled, and everybody who holds a seat or waits gets a mail.'
                : `${count(paid, 'seat')} ${paid === 1 ? 'is' : 'are'} paid. Whoever has one gets a mail that removes it from their calendar, and becomes a task: move the seat, or send the money back. Nothing is refunded by itself.`}
            </p>
            <FormField {...cancel} name="reason" typed={cancelled} maxLength={300} />
            <FormField {...cancel} name="confirm" required />
            <Submit>Cancel the batch</Submit>
          </form>
        </details>
      </div>
    </section>
  );
}

type RosterRow = BatchView['roster'][number];

/** Attendance of one session and results, saved by one form. */
function Roster({ view }: { view: BatchView }) {
  const { batch, roster, sessions, day } = view;
  return (
    <section aria-labelledby="roster">
      <div className="week-head">
        <h2 id="roster">Who is coming</h2>
        <p>
          {roster.length > 0 && (
            <a className="action" href={rosterCsvPath(batch.id)}>
              CSV
            </a>
          )}
          <a className="action" href={attendancePath(batch.id)}>
            Attendance sheet, A4
          </a>
        </p>
      </div>
      {view.cancelled && roster.length > 0 && (
        <p className="notice">
          No money is refunded by itself. On the page of each person who has paid you can move the
          seat to another batch, or send the money back.
        </p>
      )}
      {roster.length === 0 ? (
        <p>Nobody has a seat yet.</p>
      ) : (
        <>
          {sessions.length === 0 ? (
            <p>Attendance is entered once the first session has begun.</p>
          ) : (
            <form method="get" className="roster-day">
              <div className="field">
                <label htmlFor="day">Attendance of</label>
                <div className="search-line">
                  <select id="day" name="day" defaultValue={day}>
                    {sessions.map((each) => (
                      <option key={each.day} value={each.day}>
                        {each.label}
                      </option>
                    ))}
                  </select>
                  <Submit>Show</Submit>
                </div>
              </div>
            </form>
          )}
          <form method="post" action={deskBatchCall(batch.id)}>
            <Hidden fields={{ action: 'results', version: batch.version, day }} />
            <table className="ledger roster">
              <TableHead
                words={['No.', 'Name, phone', 'Seat']}
                numbers={['Paid']}
                after={['Attended', 'Passed']}
                acts
              />
              <tbody>
                {roster.map((row, at) => (
                  <Row key={row.reference} row={row} no={at + 1} hasStarted={sessions.length > 0} />
                ))}
              </tbody>
            </table>
            {sessions.length > 0 && (
              <div className="acts-row mt-4">
                <Submit look="button">Save attendance and results</Submit>
                <span className="sub">
                  Those who passed appear in the certificate form, filled in.
                </span>
              </div>
            )}
          </form>
        </>
      )}
    </section>
  );
}

function Row({ row, no, hasStarted }: { row: RosterRow; no: number; hasStarted: boolean }) {
  const isTicked = row.taken && hasStarted;
  return (
    <tr>
      <td className="r-no">{no}</td>
      <th scope="row">
        <a href={row.href}>{row.name}</a>
        <span className="sub num">{row.phone}</span>
      </th>
      <td className="r-seat">
        <State mark={row.taken ? 'done' : 'missed'}>{row.taken ? 'Taken' : 'Held'}</State>
        <span className="sub">{row.seat}</span>
      </td>
      <td className="figure r-paid">
        {row.paid && (
          <>
            {row.paid[0]}
            <span className="sub">{row.paid[1]}</span>
          </>
        )}
      </td>
      <td className="r-tick">
        {isTicked && <Tick name="came" label="Attended" row={row} on={row.came} />}
        {row.taken && row.days && <span className="r-days">{row.days}</span>}
      </td>
      <td className="r-tick">
        {isTicked && <Tick name="passed" label="Passed" row={row} on={row.passed} />}
      </td>
      <td className="r-do">
        {row.certificates.map(({ label, href }) => (
          <a key={href} className="take button line low" href={href}>
            {label}
          </a>
        ))}
      </td>
    </tr>
  );
}

function Tick({
  name,
  label,
  row,
  on,
}: {
  name: string;
  label: string;
  row: RosterRow;
  on: boolean;
}) {
  return (
    <label className="tick">
      <input type="checkbox" name={name} value={row.reference} defaultChecked={on} />
      <span>
        {label}
        <span className="sr-only">: {row.name}</span>
      </span>
    </label>
  );
}

function Waiting({ view }: { view: BatchView }) {
  const { waiting, asked } = view;
  return (
    <>
      <section aria-labelledby="waiting">
        <h2 id="waiting">Waiting list</h2>
        {waiting.length === 0 ? (
          <p>Nobody is waiting.</p>
        ) : (
          <>
            <WaitingPeople rows={waiting} numbered />
            <p className="small">
              Seats are not given automatically: ask the first person, and the request for payment
              holds the seat.
            </p>
          </>
        )}
      </section>
      {asked.length > 0 && (
        <section aria-labelledby="asked">
          <h2 id="asked">Asked for a seat</h2>
          <WaitingPeople rows={asked} />
        </section>
      )}
    </>
  );
}

function WaitingPeople({
  rows,
  numbered = false,
}: {
  rows: BatchView['waiting'];
  numbered?: boolean;
}) {
  return (
    <ul className="earlier">
      {rows.map((row, at) => (
        <li key={row.href}>
          <a href={row.href}>
            <span className="when">{row.asked}</span>
            <span>
              <b>
                {numbered && `${at + 1}. `}
                {row.name}
              </b>
            </span>
            <span>{row.phone}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
