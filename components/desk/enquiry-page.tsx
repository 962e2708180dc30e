import type { RejectedAction } from '#components/desk/action-fields';
import { ActionForms } from '#components/desk/action-forms';
import { Answers, Erase, Mails, Related } from '#components/desk/enquiry-parts';
import { History } from '#components/desk/history';
import { Hidden, State } from '#components/desk/parts';
import { PromiseVoucher } from '#components/desk/promise-voucher';
import { type Desk, DeskShell } from '#components/desk/shell';
import type { EnquiryView } from '#lib/desk/view-types/enquiry';
import { deskEnquiryCall, routes } from '#lib/routes';

export interface EnquiryPageProps {
  readonly desk: Desk;
  readonly view: EnquiryView;
  /** What was just done, in a sentence. */
  readonly said?: string | undefined;
  /** Why a post was not taken; what it said is in its form again. */
  readonly rejected?: RejectedAction | undefined;
}

export function EnquiryPage({ desk, view, said, rejected }: EnquiryPageProps) {
  const { neighbours } = view;
  return (
    <DeskShell desk={desk} tab={view.isDone ? 'done' : 'enquiries'} state={view.state}>
      <div className="wrap desk-head lead-head">
        <div>
          <p className="crumbs">
            <a href={view.isDone ? routes.deskDone : routes.desk}>
              {view.isDone ? 'Done' : 'Enquiries'}
            </a>
            {neighbours.place && <span>{neighbours.place}</span>}
          </p>
          <h1>{view.name}</h1>
          <p className="lead-facts">
            <b>{view.kind}</b>
            <span className="num">{view.reference}</span>
            <span>
              Received <time dateTime={view.receivedIso}>{view.received}</time>
            </span>
            <State mark={view.shown.mark}>{view.shown.label}</State>
            <span data-live="who">{view.who ? `With ${view.who}` : 'With nobody'}</span>
          </p>
        </div>
        <p className="turns">
          {neighbours.before && (
            <a className="action" href={neighbours.before.href} rel="prev">
              Before: {neighbours.before.name}
            </a>
          )}
          {neighbours.next && (
            <a className="action" href={neighbours.next.href} rel="next">
              Next: {neighbours.next.name}
            </a>
          )}
        </p>
      </div>
      <div className="wrap lead-lines" data-version={view.version} data-reference={view.reference}>
        {rejected && <RejectionNotice rejected={rejected} />}
        <Said view={view} said={said} isRejected={rejected !== undefined} />
        <Standing view={view} />
      </div>
      <div className="wrap lead">
        <PromiseVoucher view={view} />
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
          <Answers view={view} />
          <Related view={view} />
          <Mails view={view} />
          <Erase view={view} rejected={rejected} />
        </div>
      </div>
    </DeskShell>
  );
}

interface SaidProps {
  view: EnquiryView;
  said: string | undefined;
  isRejected: boolean;
}

/** What was just kept; for some minutes it can be taken back. */
function Said({ view, said, isRejected }: SaidProps) {
  const { mayTakeBack, reference, version } = view;
  const undo = mayTakeBack && !isRejected;
  if (!said && !undo) return null;
  return (
    <div className="said-line" role={said ? 'status' : undefined}>
      <p>{said ?? 'The last entry of the history is yours, of the last ten minutes.'}</p>
      {undo && (
        <form method="post" action={deskEnquiryCall(reference)}>
          <Hidden fields={{ version }} />
          <button type="submit" className="take" name="action" value="take-back">
            Take it back
          </button>
        </form>
      )}
    </div>
  );
}

function RejectionNotice({ rejected }: { rejected: RejectedAction }) {
  return (
    <div className="summary" role="alert">
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

/** Suspicious, closed, or nobody's: said once, with what can be done about it. */
function Standing({ view }: { view: EnquiryView }) {
  const { reference, version } = view;
  const action = deskEnquiryCall(reference);
  if (view.isDone) {
    return (
      <div className="said-line">
        <p>{view.closed}</p>
        <form method="post" action={action}>
          <Hidden fields={{ version }} />
          <button type="submit" className="take" name="action" value="reopen">
            Open it again
          </button>
        </form>
      </div>
    );
  }
  if (view.suspicion !== undefined) {
    return (
      <div className="said-line waits">
        <p>Kept apart, and nobody was told ({view.suspicion}). Read it: is it a person?</p>
        <form className="acts-row" method="post" action={action}>
          <Hidden fields={{ version, outcome: 'spam' }} />
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
      <p>Nobody has it yet.</p>
      <form method="post" action={action}>
        <Hidden fields={{ version }} />
        <button type="submit" className="take" name="action" value="take">
          Take it
        </button>
      </form>
    </div>
  );
}
