import { EraseFields } from '#components/desk/erase-person-page';
import { Hidden, Submit } from '#components/desk/parts';
import type { RejectedAction } from '#lib/server/desk/enquiry/action-result';
import type { EnquiryView } from '#lib/server/desk/enquiry/enquiry-view';
import { deskEnquiryCall } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';

export function Erase({
  view,
  rejected,
}: {
  view: EnquiryView;
  rejected?: RejectedAction | undefined;
}) {
  const own = rejected?.action === 'erase' ? rejected : undefined;
  return (
    <section className="erase" aria-labelledby="erase">
      <h2 id="erase">Erase</h2>
      <p>
        Kept {view.keptFor} days after the last contact, until {view.keptUntil} at least, and then
        erased by itself. Erase it now if {view.first} asks for it: this erases the answers, the
        resume, this history and the copies of the mails. Payment records stay for eight years, as
        tax law requires.
      </p>
      <p>
        <a className="action" href={`${routes.deskErase}?of=${view.reference}`}>
          Erase everything of {view.first}
        </a>
      </p>
      <details className="more-rows" open={own ? true : undefined}>
        <summary>Erase this enquiry</summary>
        <form
          className="form"
          method="post"
          action={deskEnquiryCall(view.reference)}
          noValidate
          data-fresh=""
        >
          <Hidden fields={{ action: 'erase', version: view.version }} />
          <EraseFields
            signedIn={view.signedIn}
            label="Type the reference to confirm"
            hint={`${view.reference}. It cannot be brought back.`}
            capitals
            typed={own?.typed.confirm}
            error={own?.errors.confirm}
          />
          <Submit>Erase for good</Submit>
        </form>
      </details>
    </section>
  );
}
