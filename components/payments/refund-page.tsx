/** A refund is a page of its own: what, to where, how much, why, and what it does. */
import { fieldOf } from '#components/desk/action-form';
import { Hidden, Submit } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { FormField } from '#components/forms/form-field';
import { deskEnquiryCall, deskEnquiryPath } from '#data/addresses/desk-routes';
import type { RejectedAction } from '#lib/desk/actions/enquiry';
import type { RefundView } from '#lib/desk/views/money';
import { refundForm } from '#lib/payments/forms';

interface Props {
  readonly desk: Desk;
  readonly view: RefundView;
  readonly rejected?: RejectedAction | undefined;
}

export function RefundPage({ desk, view, rejected }: Props) {
  const { reference, version, name, payment, facts, amount, most, does, isRefused } = view;
  const field = {
    form: refundForm,
    ...fieldOf('refund', rejected, { amount }),
    maxLength: 500,
    autoComplete: 'off',
  };
  return (
    <DeskShell desk={desk} tab="enquiries" state="refund">
      <DeskHead
        title={isRefused ? `Was ${most} paid back to ${name}?` : `Refund ${most} to ${name}?`}
        crumbs={<a href={deskEnquiryPath(reference)}>{name}</a>}
      />
      <div className="wrap confirm">
        <form className="leaf" method="post" action={deskEnquiryCall(reference)} data-fresh="">
          <span className="leaf-margin" aria-hidden="true" />
          {rejected && (
            <div className="summary" role="alert">
              <h2>{rejected.title}</h2>
            </div>
          )}
          <Hidden fields={{ action: 'refund', version, payment }} />
          <dl className="facts">
            {facts.map(([label, value]) => [
              <dt key={label}>{label}</dt>,
              <dd key={`${label}-value`}>{value}</dd>,
            ])}
          </dl>
          <div className="form">
            {isRefused ? (
              <FormField {...field} name="paidBack" />
            ) : (
              <>
                <FormField {...field} name="amount" hint={`At most ${most}`} inputMode="decimal" />
                <FormField {...field} name="reason" />
                {view.isProvider && (
                  <details className="more-rows" open={Boolean(field.typed.paidBack) || undefined}>
                    <summary>Paid back elsewhere</summary>
                    <p className="hint">No money is sent then: this only records what you did.</p>
                    <FormField {...field} name="paidBack" />
                  </details>
                )}
              </>
            )}
          </div>
          <h2>What it does</h2>
          <ul className="sheet-ticks">
            {does.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <div className="acts-row">
            <Submit look="button">{isRefused ? 'Paid back elsewhere' : 'Refund it'}</Submit>
            <a className="action" href={deskEnquiryPath(reference)}>
              {isRefused ? 'Not yet' : 'Keep it'}
            </a>
          </div>
          <p className="small">Even if you click twice, the refund is sent once.</p>
        </form>
      </div>
    </DeskShell>
  );
}
