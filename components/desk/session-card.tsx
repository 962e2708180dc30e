/** One webinar session: how many come, its access link, its notes, and its end. */
import { Hidden, Submit } from '#components/desk/parts';
import { Input, TextArea } from '#components/ui/plain-field';
import type { SessionCard } from '#lib/server/desk/sessions/sessions-view';
import { deskSessionCall } from '#lib/shared/addresses/desk-routes';

/** A post that was not taken, and what it said. */
export interface RejectedSession {
  readonly id: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

interface SessionProps {
  readonly session: SessionCard;
  readonly rejected?: RejectedSession | undefined;
  /** On its own page: everything can be changed there. */
  readonly open?: boolean;
}

export function Session({ session, rejected, open = false }: SessionProps) {
  const { id, href, title, coming, link, missing, cancelled } = session;
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
        {!cancelled && open && <CancelForm id={id} coming={coming} rejected={rejected} />}
      </div>
    </article>
  );
}

function LinkForm({ session, rejected, open = false }: SessionProps) {
  const { id, link = '', notes } = session;
  return (
    <form className="form session-form" method="post" action={deskSessionCall(id)} noValidate>
      <Input
        id={`link-${id}`}
        name="link"
        label="Access link"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={500}
        defaultValue={rejected?.typed.link ?? link}
        error={rejected?.errors.link}
      />
      <Hidden fields={{ linkBefore: link, ...(open && { notesBefore: notes }) }} />
      {open && (
        <TextArea
          id={`notes-${id}`}
          name="notes"
          label="Notes for the desk"
          rows={2}
          maxLength={2000}
          defaultValue={rejected?.typed.notes ?? notes}
          error={rejected?.errors.notes}
        />
      )}
      <button type="submit" className="button line low">
        {link ? 'Change' : 'Save and mail it'}
        <span className="sr-only"> the access link of {session.title}</span>
      </button>
    </form>
  );
}

function CancelForm({
  id,
  coming,
  rejected,
}: {
  id: string;
  coming: number;
  rejected?: RejectedSession | undefined;
}) {
  const error = rejected?.errors.cancel;
  return (
    <details className="more-rows" open={error ? true : undefined}>
      <summary>Cancel this session</summary>
      <form className="form" method="post" action={deskSessionCall(id)}>
        <p>
          {coming === 0
            ? 'Nobody is registered. The calendar feed will show it as cancelled.'
            : `${coming === 1 ? 'The one person registered for it is' : `All ${coming} people registered for it are`} told by mail, and the calendar feed will show it. You cannot undo this.`}
        </p>
        <label className="choice">
          <input type="checkbox" name="cancel" value="yes" required /> It will not take place
        </label>
        {error && <p className="error">{error}</p>}
        <Submit look="button line low">Cancel the session</Submit>
      </form>
    </details>
  );
}

function comingInWords(coming: number): string {
  if (coming === 0) return 'Nobody is registered yet';
  return coming === 1 ? '1 person is coming' : `${coming} people are coming`;
}
