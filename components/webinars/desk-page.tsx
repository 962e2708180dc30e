import { Hidden, Submit } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { FormField } from '#components/forms/form-field';
import { deskSessionCall } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import type { FieldErrors } from '#lib/forms/define';
import { sessionForm } from '#lib/webinars/forms/session';
import type { RegistrantRow, SessionCard } from '#lib/webinars/views/desk';

interface ListProps {
  readonly desk: Desk;
  readonly sessions: readonly SessionCard[];
}

export function SessionsPage({ desk, sessions }: ListProps) {
  return (
    <DeskShell desk={desk} tab="sessions" state="list">
      <DeskHead title="Webinar sessions">
        We promised registrants an access link before the session. Enter it once: everybody gets it
        by mail straight away, and again an hour before.
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
  readonly registrants: readonly RegistrantRow[];
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

interface RejectedSession {
  readonly typed: Readonly<Record<string, unknown>>;
  readonly errors: FieldErrors;
}

interface SessionProps {
  readonly session: SessionCard;
  readonly rejected?: RejectedSession | undefined;
  readonly open?: boolean;
}

function Session({ session, rejected, open = false }: SessionProps) {
  const { href, title, coming, link, missing, cancelled } = session;
  return (
    <article className="voucher promise session">
      <div className="stub">
        {session.weekday}
        <b>{session.day}</b>
        {session.month}
        <span className="stub-time">{session.hours.replace(/ IST$/, '')}</span>
      </div>
      <div className="voucher-body">
        {open ? (
          <p className="session-title">{session.language}</p>
        ) : (
          <h2>
            <a className="text-link" href={href}>
              {title}
            </a>
          </h2>
        )}
        <p className="sub">
          {open ? '' : `${session.language}. `}
          {session.paid ? 'Paid edition. ' : ''}
          <b>{comingInWords(coming)}</b>.{session.changed && ` Changed ${session.changed}.`}
        </p>
        {cancelled && <p className="error">Cancelled {cancelled}; we told everybody.</p>}
        {missing && <p className={session.isUrgent ? 'late' : 'sub'}>{missing}</p>}
        {!cancelled && <LinkForm {...{ session, rejected, open }} />}
        {cancelled && link && <p className="sub">{link}</p>}
        {!cancelled && open && <CancelForm {...{ session, rejected }} />}
      </div>
    </article>
  );
}

function LinkForm({ session, rejected, open = false }: SessionProps) {
  const { id, link = '', notes } = session;
  const typed = { link, notes, ...rejected?.typed };
  const field = { form: sessionForm, typed, errors: rejected?.errors };
  return (
    <form className="form session-form" method="post" action={deskSessionCall(id)} noValidate>
      <FormField
        {...field}
        id={`link-${id}`}
        name="link"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={500}
      />
      <Hidden fields={{ linkBefore: link, ...(open && { notesBefore: notes }) }} />
      {open && <FormField {...field} id={`notes-${id}`} name="notes" rows={2} maxLength={2000} />}
      <button type="submit" className="button line low">
        {link ? 'Change' : 'Save and mail it'}
        <span className="sr-only"> the access link of {session.title}</span>
      </button>
    </form>
  );
}

function CancelForm({ session: { id, coming }, rejected }: SessionProps) {
  const errors = rejected?.errors;
  return (
    <details className="more-rows" open={errors?.cancel ? true : undefined}>
      <summary>Cancel this session</summary>
      <form className="form" method="post" action={deskSessionCall(id)}>
        <p>
          {coming === 0
            ? 'Nobody is registered. The calendar feed will show it as cancelled.'
            : `${coming === 1 ? 'The one person registered for it is' : `All ${coming} people registered for it are`} told by mail, and the calendar feed will show it. You cannot undo this.`}
        </p>
        <FormField form={sessionForm} id={`cancel-${id}`} name="cancel" errors={errors} required />
        <Submit look="button line low">Cancel the session</Submit>
      </form>
    </details>
  );
}

function comingInWords(coming: number): string {
  if (coming === 0) return 'Nobody is registered yet';
  return coming === 1 ? '1 person is coming' : `${coming} people are coming`;
}
