/** A refund is a page of its own: what, to where, how much, why, and what it does. */
import { Hidden, Submit } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { PaidBackFields, RefundFields } from '#components/payments/refund-fields';
import { deskEnquiryCall, deskEnquiryPath } from '#data/addresses/desk-routes';
import type { RejectedAction } from '#lib/desk/actions/enquiry';
import type { RefundView } from '#lib/desk/views/account';

interface Props {
  readonly desk: Desk;
  readonly view: RefundView;
  readonly rejected?: RejectedAction | undefined;
}

export function RefundPage({ desk, view, rejected }: Props) {
  const { reference, version, name, form, facts, does, isOver, transfer, today } = view;
  const isSomebodyFaster = rejected?.toHistory === true;
  return (
    <DeskShell desk={desk} tab="enquiries" state="refund">
      <DeskHead title={titleOf(view)} crumbs={<a href={deskEnquiryPath(reference)}>{name}</a>} />
      <div className="wrap confirm">
        {transfer && (
          <form className="leaf" method="post" action={deskEnquiryCall(reference)}>
            <span className="leaf-margin" aria-hidden="true" />
            <h2>Was {transfer.sum} paid back?</h2>
            <Hidden fields={{ action: 'paid-back', version, payment: transfer.payment }} />
            <div className="form">
              <PaidBackFields today={today} rejected={rejected} />
            </div>
            <Submit look="button">Save the transfer</Submit>
          </form>
        )}
        <form className="leaf" method="post" action={deskEnquiryCall(reference)} data-fresh="">
          <span className="leaf-margin" aria-hidden="true" />
          {rejected && (
            <div className="summary" role="alert">
              <h2>{rejected.title}</h2>
              {isSomebodyFaster && (
                <p>
                  Nothing of yours was sent. Look at what is refunded already, below, before you
                  send more.
                </p>
              )}
            </div>
          )}
          <Hidden fields={{ action: 'refund', version, payment: form.payment }} />
          <dl className="facts">
            {facts.map(([label, value]) => [
              <dt key={`${label} ${value}`}>{label}</dt>,
              <dd key={`${label} ${value}-value`}>{value}</dd>,
            ])}
          </dl>
          {isOver ? (
            <p className="notice">All of this payment is refunded: nothing is left to send.</p>
          ) : (
            <>
              <div className="form">
                <RefundFields form={form} rejected={rejected} />
              </div>
              <h2>What it does</h2>
              <ul className="sheet-ticks">
                {does.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </>
          )}
          <div className="acts-row">
            {!isOver && (
              <Submit look="button">{isSomebodyFaster ? 'Refund this too' : 'Refund it'}</Submit>
            )}
            <a className="action" href={deskEnquiryPath(reference)}>
              {isOver ? 'Back to the enquiry' : 'Keep it'}
            </a>
          </div>
          {!isOver && <p className="small">Even if you press twice, the refund is sent once.</p>}
        </form>
      </div>
    </DeskShell>
  );
}

const titleOf = ({ isOver, form, name }: RefundView) =>
  isOver ? `Refunded to ${name}` : `Refund ${form.most} to ${name}?`;
