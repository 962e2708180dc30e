/** Who has a seat: attendance of one session and results, kept in one press; and who waits for one. */

import { Hidden, State, Submit } from '#components/desk/parts';
import { TableHead } from '#components/ui/table-head';
import type { BatchView } from '#lib/server/desk/batches/batch-view';
import { attendancePath, deskBatchCall, rosterCsvPath } from '#lib/shared/addresses/desk-routes';

type RosterRow = BatchView['roster'][number];

export function Roster({ view }: { view: BatchView }) {
  const { batch, roster, sessions, day } = view;
  return (
    <section aria-labelledby="roster">
      <div className="week-head">
        <h2 id="roster">Who comes</h2>
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
          No money is refunded by itself: make the refund on the page of each person who has paid.
        </p>
      )}
      {roster.length === 0 ? (
        <p>Nobody has a seat yet.</p>
      ) : (
        <>
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
          <form method="post" action={deskBatchCall(batch.id)}>
            <Hidden fields={{ action: 'results', version: batch.version, day }} />
            <table className="ledger roster">
              <TableHead
                words={['No.', 'Name, phone', 'Seat']}
                figures={['Paid']}
                after={['Attended', 'Passed']}
                acts
              />
              <tbody>
                {roster.map((row, at) => (
                  <Row key={row.reference} row={row} no={at + 1} />
                ))}
              </tbody>
            </table>
            <div className="acts-row mt-4">
              <Submit look="button">Save attendance and results</Submit>
              <span className="sub">
                Those who passed appear in the certificate form, filled in.
              </span>
            </div>
          </form>
        </>
      )}
    </section>
  );
}

function Row({ row, no }: { row: RosterRow; no: number }) {
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
        {row.taken && <Tick name="came" label="Attended" row={row} on={row.came} />}
        {row.taken && row.days && <span className="r-days">{row.days}</span>}
      </td>
      <td className="r-tick">
        {row.taken && <Tick name="passed" label="Passed" row={row} on={row.passed} />}
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

export function Waiting({ view }: { view: BatchView }) {
  const { waiting, asked } = view;
  return (
    <>
      <section aria-labelledby="waiting">
        <h2 id="waiting">Waiting list</h2>
        {waiting.length === 0 ? (
          <p>Nobody waits.</p>
        ) : (
          <>
            <Wishers rows={waiting} numbered />
            <p className="small">
              No seat is given by itself: ask the first person, and the request for payment holds
              the seat.
            </p>
          </>
        )}
      </section>
      {asked.length > 0 && (
        <section aria-labelledby="asked">
          <h2 id="asked">Asked for a seat</h2>
          <Wishers rows={asked} />
        </section>
      )}
    </>
  );
}

function Wishers({ rows, numbered = false }: { rows: BatchView['waiting']; numbered?: boolean }) {
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
