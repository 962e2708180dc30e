import { ActionForms } from '#components/desk/action-forms';
import { Erase } from '#components/desk/enquiry-erasure';
import { Mails } from '#components/desk/enquiry-mails';
import { Confirmation, RejectionNotice, StateNotice } from '#components/desk/enquiry-notices';
import { Answers, Related } from '#components/desk/enquiry-parts';
import { State } from '#components/desk/parts';
import { PaymentTable } from '#components/desk/payment-table';
import { PromiseAndContact } from '#components/desk/promise-and-contact';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import type { RejectedAction } from '#lib/server/desk/enquiry/action-result';
import type { HistoryLine } from '#lib/server/desk/enquiry/enquiry-types';
import type { EnquiryView } from '#lib/server/desk/enquiry/enquiry-view';
import { routes } from '#lib/shared/addresses/routes';

export interface EnquiryPageProps {
  readonly desk: Desk;
  readonly view: EnquiryView;
  /** What was just done, in a sentence. */
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
            <a href={view.isDone && !view.sift ? routes.deskDone : `${routes.desk}${view.sift}`}>
              {view.isDone && !view.sift ? 'Done' : 'Enquiries'}
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
            {view.money.request && (
              <State mark={view.money.request.shown.mark}>{view.money.request.shown.label}</State>
            )}
            <span data-live="who">{view.who ? `With ${view.who}` : 'With nobody'}</span>
          </>
        }
        aside={
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
        }
      />
      <div className="wrap lead-lines" data-version={view.version} data-reference={view.reference}>
        {rejected?.title && <RejectionNotice rejected={rejected} />}
        <Confirmation view={view} confirmation={confirmation} isRejected={rejected !== undefined} />
        <StateNotice view={view} />
      </div>
      <div className="wrap lead">
        {view.money.request ? (
          <PaymentTable view={view} request={view.money.request} />
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
