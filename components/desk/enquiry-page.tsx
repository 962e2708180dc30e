import { ActionForms } from '#components/desk/action-forms';
import { Answers } from '#components/desk/enquiry-answers';
import { PromiseAndContact } from '#components/desk/enquiry-lead';
import { EnquiryLinks, Hidden, State, Submit } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { Tasks } from '#components/desk/tasks';
import { Account } from '#components/payments/desk-account';
import { PlacementTaskForms } from '#components/placement/desk-tasks';
import { ExamRows } from '#components/practice/desk-exam-forms';
import { EraseFields } from '#components/privacy/erase-person-page';
import { TableHead } from '#components/ui/table-head';
import { deskEnquiryCall, deskEnquiryPath, deskPersonPath } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import type { RejectedAction } from '#lib/desk/actions/enquiry';
import type { HistoryLine } from '#lib/desk/schema';
import type { EnquiryView } from '#lib/desk/views/enquiry';

interface EnquiryPageProps {
  readonly desk: Desk;
  readonly view: EnquiryView;
  readonly confirmation?: string | undefined;
  /** Why a post was not taken; what it said is in its form again. */
  readonly rejected?: RejectedAction | undefined;
}

export function EnquiryPage({ desk, view, confirmation, rejected }: EnquiryPageProps) {
  const { neighbours } = view;
  return (
    <DeskShell desk={desk} tab={view.isDone ? 'done' : 'enquiries'} state={view.state}>
      <DeskHead
        title={view.name}
        crumbs={
          <>
            <a
              href={
                view.isDone && !view.filterQuery
                  ? routes.deskDone
                  : `${routes.desk}${view.filterQuery}`
              }
            >
              {view.isDone && !view.filterQuery ? 'Done' : 'Enquiries'}
            </a>
            {neighbours.place && <span>{neighbours.place}</span>}
          </>
        }
        facts={
          <>
            <b>{view.kind}</b>
            <span className="num">{view.reference}</span>
            <span>
              Received <time dateTime={view.receivedIso}>{view.received}</time>
            </span>
            <State mark={view.shown.mark}>{view.shown.label}</State>
            {view.money.account && (
              <State mark={view.money.account.shown.mark}>{view.money.account.shown.label}</State>
            )}
            <span data-live="who">{view.who ? `With ${view.who}` : 'Unassigned'}</span>
          </>
        }
        aside={
          <p className="turns">
            {neighbours.before && (
              <a className="action" href={neighbours.before.href} rel="prev">
                Previous: {neighbours.before.name}
              </a>
            )}
            {neighbours.next && (
              <a className="action" href={neighbours.next.href} rel="next">
                Next: {neighbours.next.name}
              </a>
            )}
          </p>
        }
      />
      <div className="wrap lead-lines" data-version={view.version} data-reference={view.reference}>
        {!rejected && view.before && <BeforeThis before={view.before} />}
        {rejected?.title && <RejectionNotice rejected={rejected} />}
        <Confirmation view={view} confirmation={confirmation} isRejected={rejected !== undefined} />
        <StateNotice view={view} />
        {/* A link to the tasks leads to what is answered above their list, too. */}
        <div id="tasks">
          <PlacementTaskForms tasks={view.placement} page={view} rejected={rejected} />
          <Tasks
            tasks={view.tasks}
            reference={view.reference}
            call={deskEnquiryCall(view.reference)}
            fields={{ version: view.version, sift: view.filterQuery }}
            neighbours={view.neighbours}
            rejected={rejected}
          />
        </div>
      </div>
      <div className="wrap lead">
        {view.money.account ? (
          <div>
            {view.money.account.requests.length === 0 && <PromiseAndContact view={view} />}
            <Account view={view} account={view.money.account} rejected={rejected} />
          </div>
        ) : (
          <PromiseAndContact view={view} />
        )}
        <div className="lead-side">
          <section aria-labelledby="now">
            <h2 id="now">What did you do?</h2>
            <ActionForms view={view} rejected={rejected} />
          </section>
          <section aria-labelledby="so-far">
            <h2 id="so-far">What happened so far</h2>
            <History lines={view.history} />
          </section>
        </div>
        <div className="lead-main">
          <ExamRows view={view} rejected={rejected} />
          <Answers view={view} />
          <Related view={view} />
          <Mails view={view} />
          <Erase view={view} rejected={rejected} />
        </div>
      </div>
    </DeskShell>
  );
}

function History({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <ol className="column">
      {lines.map((line) => (
        <li key={line.id} className={line.open ? 'open-line' : undefined}>
          <time dateTime={line.iso}>
            {line.day && <b>{line.day}</b>} <span>{line.time}</span>
          </time>
          <p>
            {line.undone ? (
              <s>
                {line.headline}
                {line.rest}
              </s>
            ) : (
              <>
                <b>{line.headline}</b>
                {line.rest}
              </>
            )}
            {line.note && <span className="sub">{line.note}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

interface ConfirmationProps {
  view: EnquiryView;
  confirmation: string | undefined;
  isRejected: boolean;
}

/** The last action, which can be undone for some minutes; for a closed enquiry the same notice says that it is closed. */
function Confirmation({ view, confirmation, isRejected }: ConfirmationProps) {
  const { mayUndo: mayTakeBack, reference, version, closed, filterQuery, neighbours } = view;
  const undo = mayTakeBack && !isRejected;
  const hint = 'You made the last entry of the history, within the last ten minutes.';
  const notices = new Set([confirmation, closed, undo && !confirmation ? hint : undefined]);
  const sentences = [...notices].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <div
      className="said-line"
      role={confirmation ? 'status' : undefined}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a post the member goes on working here, not at the head of the page
      autoFocus={confirmation !== undefined}
    >
      <p>{sentences.join(' ')}</p>
      {confirmation && neighbours.next && (
        <a className="action" href={neighbours.next.href}>
          Next: {neighbours.next.name}
        </a>
      )}
      {(undo || view.isDone) && (
        <form className="acts-row" method="post" action={deskEnquiryCall(reference)}>
          <Hidden fields={{ version, sift: filterQuery }} />
          {undo && (
            <button type="submit" className="take" name="action" value="take-back">
              Take it back
            </button>
          )}
          {view.isDone && (
            <button type="submit" className="take" name="action" value="reopen">
              Open it again
            </button>
          )}
        </form>
      )}
    </div>
  );
}

/** Says what the member did with the enquiry whose form led to this one. */
const BeforeThis = ({ before }: { before: NonNullable<EnquiryView['before']> }) => (
  <div className="said-line" role="status">
    <p>
      {before.text} {before.reference && <span className="num">{before.reference}</span>}
    </p>
    {before.reference && (
      <a className="action" href={deskEnquiryPath(before.reference)}>
        Back to it
      </a>
    )}
  </div>
);

export function RejectionNotice({ rejected }: { rejected: RejectedAction }) {
  return (
    <div
      className="summary"
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a screen reader reads the rejected entry first
      autoFocus
    >
      <h2>{rejected.title}</h2>
      {rejected.text && <p>{rejected.text}</p>}
      {rejected.toHistory && (
        <p className="acts-row">
          <a className="button line low" href="#so-far">
            Read what happened
          </a>
        </p>
      )}
    </div>
  );
}

/** Suspicious, or nobody's: said once, with what can be done about it. */
function StateNotice({ view }: { view: EnquiryView }) {
  const { reference, version } = view;
  const action = deskEnquiryCall(reference);
  if (view.isDone) return null;
  if (view.suspicion !== undefined) {
    return (
      <div className="said-line waits">
        <p>Set aside, and nobody was informed ({view.suspicion}). Read it: is it a person?</p>
        <form className="acts-row" method="post" action={action}>
          <Hidden fields={{ version, outcome: 'spam', sift: view.filterQuery }} />
          <button type="submit" className="take" name="action" value="not-suspicious">
            It is a person
          </button>
          <button type="submit" className="take" name="action" value="close">
            Close as spam
          </button>
        </form>
      </div>
    );
  }
  if (view.who) return null;
  return (
    <div className="said-line waits">
      <p>Nobody has taken this enquiry yet.</p>
      <form method="post" action={action}>
        <Hidden fields={{ version, sift: view.filterQuery }} />
        <button type="submit" className="take" name="action" value="take">
          Take it
        </button>
      </form>
    </div>
  );
}

function Related({ view }: { view: EnquiryView }) {
  return (
    <section aria-labelledby="before">
      <h2 id="before">{view.hasLater ? 'Others' : 'Earlier'}, of the same person</h2>
      {view.related.length === 0 ? (
        <p className="none">None from this phone or e-mail.</p>
      ) : (
        <EnquiryLinks links={view.related} />
      )}
      <p>
        <a className="action" href={deskPersonPath(view.reference)}>
          Everything about {view.first} on one page
        </a>
      </p>
    </section>
  );
}

function Mails({ view }: { view: EnquiryView }) {
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">Mails</h2>
      {view.mails.length === 0 ? (
        <p className="none">No mails sent.</p>
      ) : (
        <table className="ruled mails">
          <TableHead words={['Mail', 'To', 'State']} acts />
          <tbody>
            {view.mails.map((mail) => (
              <tr key={mail.id}>
                <td>{mail.what}</td>
                <td>{mail.to}</td>
                <td>
                  <State mark={mail.mark}>{mail.state}</State>
                  <span className="sub">{mail.detail}</span>
                </td>
                <td>{(mail.again || mail.mayGiveUp) && <MailActs view={view} mail={mail} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function MailActs({ view, mail }: { view: EnquiryView; mail: EnquiryView['mails'][number] }) {
  return (
    <form className="acts-row" method="post" action={deskEnquiryCall(view.reference)}>
      <Hidden fields={{ version: view.version, mail: mail.id, sift: view.filterQuery }} />
      {mail.again && (
        <button type="submit" className="take" name="action" value="mail-again">
          {mail.again}
          <span className="sr-only">: {mail.what}</span>
        </button>
      )}
      {mail.mayGiveUp && (
        <button type="submit" className="take" name="action" value="mail-give-up">
          Give up<span className="sr-only">: {mail.what}</span>
        </button>
      )}
    </form>
  );
}

function Erase({ view, rejected }: { view: EnquiryView; rejected?: RejectedAction | undefined }) {
  const own = rejected?.action === 'erase' ? rejected : undefined;
  return (
    <section className="erase" aria-labelledby="erase">
      <h2 id="erase">Erase</h2>
      <p>
        We keep this for {view.retentionDays} days after the last contact, at least until{' '}
        {view.storedUntil}; then the site erases it. Erase it now if {view.first} asks for it: this
        erases the answers, the resume, this history and the copies of the mails. Invoices and
        credit notes stay as they were issued, name included, for eight years, as tax and company
        law require.
      </p>
      <p>
        <a className="action" href={`${routes.deskErase}?of=${view.reference}`}>
          Erase everything about {view.first}
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
            hint={`${view.reference}. It cannot be undone.`}
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
