/** Webinar sessions, and who is registered for one. */
import { type RejectedSession, Session } from '#components/desk/session-card';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import type { RegistrantRow, SessionCard } from '#lib/server/desk/sessions/sessions-view';
import { routes } from '#lib/shared/addresses/routes';

interface ListProps {
  readonly desk: Desk;
  readonly sessions: readonly SessionCard[];
}

export function SessionsPage({ desk, sessions }: ListProps) {
  return (
    <DeskShell desk={desk} tab="sessions" state="list">
      <DeskHead title="Webinar sessions">
        We promised registrants an access link before the session. Enter it once: everybody gets it
        by mail at once, and again an hour before.
      </DeskHead>
      <ul className="wrap session-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <Session session={session} />
          </li>
        ))}
      </ul>
    </DeskShell>
  );
}

interface OneProps {
  readonly desk: Desk;
  readonly session: SessionCard;
  /** The first of them. */
  readonly registrants: readonly RegistrantRow[];
  /** Of all. */
  readonly many: number;
  readonly rejected?: RejectedSession | undefined;
}

export function SessionPage({ desk, session, registrants, many, rejected }: OneProps) {
  const state = session.cancelled ? 'cancelled' : session.link ? 'ready' : 'no-link';
  return (
    <DeskShell desk={desk} tab="sessions" state={state}>
      <DeskHead
        title={session.title}
        crumbs={<a href={routes.deskSessions}>Sessions</a>}
        aside={
          registrants.length > 0 && (
            <a className="button line" href={`${session.href}/registrants.csv`}>
              Registrants as CSV
            </a>
          )
        }
      />
      <div className="wrap session-list">
        <Session session={session} rejected={rejected} open />
      </div>
      <section className="wrap registrants" aria-labelledby="registrants">
        <h2 id="registrants">Registered: {many}</h2>
        {registrants.length === 0 ? (
          <p>Nobody yet.</p>
        ) : (
          <ul className="earlier">
            {registrants.map((each) => (
              <li key={each.id}>
                <Registrant row={each} />
              </li>
            ))}
          </ul>
        )}
        {many > registrants.length && registrants.length > 0 && (
          <p>The first {registrants.length} are shown; the table (CSV) has all of them.</p>
        )}
      </section>
    </DeskShell>
  );
}

function Registrant({ row }: { row: RegistrantRow }) {
  const inside = (
    <>
      <span className="when">{row.registered}</span>
      <span>
        <b>{row.name}</b>
        <span className="sub">{row.email}</span>
      </span>
      <span>{row.phone}</span>
    </>
  );
  return row.href ? <a href={row.href}>{inside}</a> : <div className="row">{inside}</div>;
}
