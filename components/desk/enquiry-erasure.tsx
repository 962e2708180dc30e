import type { RejectedAction } from '#components/desk/action-fields';
import { Hidden } from '#components/desk/parts';
import type { EnquiryView } from '#lib/desk/view-types/enquiry';
import { deskEnquiryCall, routes } from '#lib/routes';

export function Erase({
  view,
  rejected,
}: {
  view: EnquiryView;
  rejected?: RejectedAction | undefined;
}) {
  const own = rejected?.action === 'erase' ? rejected : undefined;
  const error = own?.errors.confirm;
  return (
    <section className="erase" aria-labelledby="erase">
      <h2 id="erase">Erase</h2>
      <p>
        Kept {view.keptFor} days after the last contact, until {view.keptUntil} at least, and then
        erased by itself. Erase it now if {view.first} asks for it: the answers, the resume, this
        history and the copies of the mails go. Payment records stay for eight years, as tax law
        asks.
      </p>
      <p>
        <a className="action" href={`${routes.deskErase}?of=${view.reference}`}>
          Erase everything of {view.first}
        </a>
      </p>
      <details className="more-rows" open={own ? true : undefined}>
        <summary>Erase this enquiry</summary>
        <form className="form" method="post" action={deskEnquiryCall(view.reference)} noValidate>
          <Hidden fields={{ action: 'erase', version: view.version }} />
          <p className="notice">
            You signed in at {view.signedIn}. After an hour we ask for a new code before anything is
            erased.
          </p>
          <div className="field">
            <label htmlFor="confirm">Type the reference to confirm</label>
            <p className="hint" id="confirm-hint">
              {view.reference}. It cannot be brought back.
            </p>
            <input
              id="confirm"
              name="confirm"
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              defaultValue={own?.typed.confirm ?? ''}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'confirm-hint confirm-error' : 'confirm-hint'}
            />
            {error && (
              <p className="error" id="confirm-error">
                {error}
              </p>
            )}
          </div>
          <button type="submit" className="button line">
            Erase for good
          </button>
        </form>
      </details>
    </section>
  );
}
