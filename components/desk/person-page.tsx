import { LineField } from '#components/desk/action-fields';
import { RejectionNotice } from '#components/desk/enquiry-notices';
import { EnquiryLinks, Hidden, Submit } from '#components/desk/parts';
import { Notes, SideBySide, Sides } from '#components/desk/person-parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import type { RejectedAction } from '#lib/server/desk/enquiry/action-result';
import type { OwnLine } from '#lib/server/desk/person/own-lines';
import type { PersonView } from '#lib/server/desk/person/person-view';
import { deskEnquiryCall } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';

interface Props {
  readonly desk: Desk;
  readonly view: PersonView;
  /** What was just done, in a sentence. */
  readonly confirmation: string | undefined;
  readonly rejected: RejectedAction | undefined;
}

export function PersonPage({ desk, view, confirmation, rejected }: Props) {
  const { name, reference, version, many, open } = view;
  return (
    <DeskShell desk={desk} tab="enquiries" state="person">
      <DeskHead
        title={name}
        crumbs={<a href={view.back}>Back to {reference}</a>}
        facts={
          <>
            <span>{many === 1 ? 'One enquiry' : `${many} enquiries`}</span>
            <span>{open === 0 ? 'None is open' : `${open} open`}</span>
          </>
        }
      />
      <div className="wrap lead-lines" data-version={version} data-reference={reference}>
        {rejected && <RejectionNotice rejected={rejected} />}
        {confirmation && (
          <div className="said-line" role="status">
            <p>{confirmation}</p>
          </div>
        )}
      </div>
      <div className="wrap lead">
        <div className="lead-side">
          <Sides view={view} />
          <section aria-labelledby="join">
            <h2 id="join">The same person, under another address?</h2>
            <form className="form" method="post" action={deskEnquiryCall(reference)} noValidate>
              <Hidden fields={{ action: 'merge', back: 'person', version }} />
              <LineField
                {...{ rejected, name: 'with', act: 'merge', type: 'text', value: '' }}
                label="Reference, e-mail or phone of the other enquiry"
              />
              <p className="hint">
                Join them only if you know that they are one person. You can separate them again,
                and both histories show who did it.
              </p>
              <Submit>Join the two</Submit>
            </form>
          </section>
          <section className="erase" aria-labelledby="erase">
            <h2 id="erase">Erase</h2>
            <p>
              This erases everything of these phones and addresses, in one go, if {name} asks for
              it. You will see what is erased before it is erased.
            </p>
            <p>
              <a className="action" href={`${routes.deskErase}?person=${reference}`}>
                Erase the whole person
              </a>
            </p>
          </section>
        </div>
        <div className="lead-main">
          <Lines id="enquiries" title="Enquiries" lines={view.enquiries} />
          <Lines id="payments" title="Payments" lines={view.payments} />
          <Lines id="sessions" title="Webinars and batches" lines={view.sessions} />
          <Lines id="vacancies" title="Vacancies" lines={view.vacancies} />
          <Notes notes={view.notes} />
          <SideBySide answers={view.answers} />
        </div>
      </div>
    </DeskShell>
  );
}

interface LinesProps {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly OwnLine[];
}

function Lines({ id, title, lines }: LinesProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lines.length === 0 ? <p className="none">None.</p> : <EnquiryLinks links={lines} />}
    </section>
  );
}
