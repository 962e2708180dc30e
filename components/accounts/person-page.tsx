import { fieldOf } from '#components/desk/action-parts';
import { ContactLinks } from '#components/desk/contact-links';
import { RejectionNotice } from '#components/desk/enquiry-page';
import { EnquiryLinks, Hidden, Submit } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { FormField } from '#components/forms/form-field';
import { deskEnquiryCall } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import type { RejectedAction } from '#lib/desk/actions/enquiry';
import type { OwnLine, PersonView } from '#lib/desk/views/person';
import { enquiryForms } from '#lib/enquiries/forms/actions';

interface Props {
  readonly desk: Desk;
  readonly view: PersonView;
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
            <span>{open === 0 ? 'None open' : `${open} open`}</span>
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
            <h2 id="join">The same person with another address?</h2>
            <form className="form" method="post" action={deskEnquiryCall(reference)} noValidate>
              <Hidden fields={{ action: 'merge', back: 'person', version }} />
              <FormField
                form={enquiryForms.merge}
                {...fieldOf('merge', rejected)}
                name="with"
                maxLength={500}
                autoComplete="off"
              />
              <p className="hint">
                Join them only if you are sure they are the same person. You can separate them
                again, and both histories show who did it.
              </p>
              <Submit>Join the two</Submit>
            </form>
          </section>
          <section className="erase" aria-labelledby="erase">
            <h2 id="erase">Erase</h2>
            <p>
              This erases everything under these phone numbers and addresses at once, if {name} asks
              for it. You will see what will be erased first.
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
          <Account account={view.account} />
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

function Account({ account: { lines, sums, hasMoney } }: Pick<PersonView, 'account'>) {
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">Account</h2>
      {lines.length === 0 ? <p className="none">None.</p> : <EnquiryLinks links={lines} />}
      {hasMoney && (
        <dl className="due-lines paid-sum">
          {sums.map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Sides({ view }: { view: PersonView }) {
  const { sides, reference, version } = view;
  return (
    <section aria-labelledby="sides">
      <h2 id="sides">Phones and addresses</h2>
      <ul className="sides">
        {sides.map((side) => (
          <li key={side.reference}>
            <b>{side.names.join(', ')}</b>
            {side.phones.map((phone) => (
              <div key={phone.shown} className="q-ways">
                <ContactLinks name={side.names[0] ?? ''} phone={phone} />
              </div>
            ))}
            {side.emails.map((email) => (
              <p key={email}>
                <a className="text-link" href={`mailto:${email}`}>
                  {email}
                </a>
              </p>
            ))}
            {side.isJoined && (
              <form method="post" action={deskEnquiryCall(reference)}>
                <Hidden
                  fields={{ action: 'split', back: 'person', with: side.reference, version }}
                />
                <button type="submit" className="take">
                  Separate again<span className="sr-only">: {side.names.join(', ')}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ notes }: Pick<PersonView, 'notes'>) {
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">Notes, newest first</h2>
      {notes.length === 0 ? (
        <p className="none">None.</p>
      ) : (
        <ol className="column">
          {notes.map(({ id, iso, time, who, about, text }) => (
            <li key={id}>
              <time dateTime={iso}>{time}</time>
              <p>
                <b>{who}</b>, {about}
                <span className="sub">{text}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function SideBySide({ answers }: Pick<PersonView, 'answers'>) {
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">Answers: the latest, and earlier ones</h2>
      <div className="review asked">
        <dl>
          {answers.map(({ label, given }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {given.map(({ date, value }, at) => (
                  <p key={value} className={at > 0 ? 'said-before' : undefined}>
                    {value}
                    {given.length > 1 && <span className="sub">{date}</span>}
                  </p>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
