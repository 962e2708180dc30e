/** What stands above an enquiry: what was just kept or not taken, and whether it is open, suspicious or nobody's. */
import { Hidden } from '#components/desk/parts';
import type { RejectedAction } from '#lib/server/desk/enquiry/action-result';
import type { EnquiryView } from '#lib/server/desk/enquiry/enquiry-view';
import { deskEnquiryCall } from '#lib/shared/addresses/desk-routes';

interface ConfirmationProps {
  view: EnquiryView;
  confirmation: string | undefined;
  isRejected: boolean;
}

/** What was just kept, for some minutes to be taken back; of a closed one also that it is, in the same notice. */
export function Confirmation({ view, confirmation, isRejected }: ConfirmationProps) {
  const { mayTakeBack, reference, version, closed, sift, neighbours } = view;
  const undo = mayTakeBack && !isRejected;
  const hint = 'You made the last entry of the history, within the last ten minutes.';
  const told = new Set([confirmation, closed, undo && !confirmation ? hint : undefined]);
  const sentences = [...told].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <div
      className="said-line"
      role={confirmation ? 'status' : undefined}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a post the work goes on here, and not at the head of the page
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
          <Hidden fields={{ version, sift }} />
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

export function RejectionNotice({ rejected }: { rejected: RejectedAction }) {
  return (
    <div
      className="summary"
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what was not taken is read first
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
export function StateNotice({ view }: { view: EnquiryView }) {
  const { reference, version } = view;
  const action = deskEnquiryCall(reference);
  if (view.isDone) return null;
  if (view.suspicion !== undefined) {
    return (
      <div className="said-line waits">
        <p>Put aside, and nobody was told ({view.suspicion}). Read it: is it a person?</p>
        <form className="acts-row" method="post" action={action}>
          <Hidden fields={{ version, outcome: 'spam', sift: view.sift }} />
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
      <p>Nobody has taken it yet.</p>
      <form method="post" action={action}>
        <Hidden fields={{ version, sift: view.sift }} />
        <button type="submit" className="take" name="action" value="take">
          Take it
        </button>
      </form>
    </div>
  );
}
