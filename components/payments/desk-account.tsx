/** The money of an enquiry on its page: all requests, what came and went back, and the forms that send money back. */

import { fieldOf } from '#components/desk/action-parts';
import { ContactButtons } from '#components/desk/enquiry-lead';
import { Hidden, State, Submit } from '#components/desk/parts';
import { FormField } from '#components/forms/form-field';
import { idOf, PaidBackFields, RefundFields, StateField } from '#components/payments/refund-fields';
import { TableHead } from '#components/ui/table-head';
import { deskEnquiryCall } from '#data/addresses/desk-routes';
import type { RejectedAction } from '#lib/desk/actions/enquiry';
import type { AccountView, MoneyRow } from '#lib/desk/views/account';
import type { EnquiryView } from '#lib/desk/views/enquiry';
import { buyerForm } from '#lib/payments/forms';

interface Props {
  readonly view: EnquiryView;
  readonly account: AccountView;
  readonly rejected?: RejectedAction | undefined;
}

export function Account({ view, account, rejected }: Props) {
  const { requests, others } = account;
  return (
    <section className="lead-paid" aria-labelledby="pays">
      <h2 id="pays">Payments</h2>
      {requests.map(({ number, state, mark, label, rows }) => (
        <section key={number} data-request={number} data-state={state} className="paid-request">
          <h3>
            {number} <State mark={mark}>{label}</State>
          </h3>
          <Rows rows={rows} />
        </section>
      ))}
      {others.length > 0 && (
        <section className="paid-request">
          {requests.length > 0 && <h3>Without a request</h3>}
          <Rows rows={others} />
        </section>
      )}
      <Sums account={account} />
      <ContactButtons view={view} quiet />
      <div className="accordion acts">
        <Transfers {...{ view, account, rejected }} />
        <Lacking {...{ view, account, rejected }} />
        <Refunds {...{ view, account, rejected }} />
      </div>
      {account.isOpen && (
        <details className="more-rows">
          <summary>Cancel the pending payments</summary>
          <form className="acts-row" method="post" action={deskEnquiryCall(view.reference)}>
            <Hidden fields={{ action: 'cancel-payment', version: view.version }} />
            <p className="sub">Nothing more is asked for, and a held seat becomes free again.</p>
            <Submit>Cancel {account.left}</Submit>
          </form>
        </details>
      )}
    </section>
  );
}

function Rows({ rows }: { rows: readonly MoneyRow[] }) {
  return (
    <table className="ledger paid-rows">
      <TableHead words={['Part', 'Due']} numbers={['Amount']} after={['State']} />
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.name} ${row.due} ${row.amount} ${row.sub}`}>
            <th scope="row">{row.name}</th>
            <td>{row.due}</td>
            <td className="figure">{row.amount}</td>
            <td>
              <State mark={row.mark}>{row.state}</State>
              <span className="sub">
                {row.sub}
                {row.paper && (
                  <>
                    {row.sub && ', '}
                    <a className="text-link" href={row.paper.href}>
                      {row.paper.number}
                    </a>
                  </>
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Sums = ({ account: { sums, left } }: { account: AccountView }) => (
  <dl className="due-lines paid-sum">
    {sums.map(([label, amount]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
    <div className="due-total">
      <dt>Balance due</dt>
      <dd>
        <b className="sum">{left}</b>
      </dd>
    </div>
  </dl>
);

/** A form for each payment of which something can go back. */
function Refunds({ view, account, rejected }: Props) {
  const { reference, version } = view;
  return account.refunds.map((form) => {
    const mine = ofPayment(rejected, 'refund', form.payment);
    return (
      <details name="act" key={form.payment} open={mine !== undefined || undefined}>
        <summary>Refund {form.title}</summary>
        <form
          className="answer form"
          method="post"
          action={deskEnquiryCall(reference)}
          data-fresh=""
        >
          <Hidden fields={{ action: 'refund', version, payment: form.payment }} />
          <RefundFields form={form} rejected={mine} of={form.payment} />
          <Submit look="button">Refund it</Submit>
        </form>
      </details>
    );
  });
}

function Transfers({ view, account, rejected }: Props) {
  const { reference, version } = view;
  return account.transfers.map(({ payment, title, today }) => {
    const mine = ofPayment(rejected, 'paid-back', payment);
    return (
      <details name="act" key={payment} open={mine !== undefined || undefined}>
        <summary>Paid back: {title}</summary>
        <form className="answer form" method="post" action={deskEnquiryCall(reference)}>
          <Hidden fields={{ action: 'paid-back', version, payment }} />
          <PaidBackFields today={today} rejected={mine} of={payment} />
          <Submit look="button">Save the transfer</Submit>
        </form>
      </details>
    );
  });
}

function Lacking({ view, account, rejected }: Props) {
  const { reference, version } = view;
  return account.lacking.map((document) => {
    const prefix = idOf('buyer-details', document);
    const field = { form: buyerForm, ...fieldOf('buyer-details', rejected), prefix };
    return (
      <details name="act" key={document} open={rejected?.action === 'buyer-details' || undefined}>
        <summary>Address for {document}</summary>
        <form className="answer form" method="post" action={deskEnquiryCall(reference)}>
          <Hidden fields={{ action: 'buyer-details', version, document }} />
          <FormField {...field} name="address" maxLength={500} autoComplete="off" />
          <StateField {...field} />
          <Submit look="button">Save the address</Submit>
        </form>
      </details>
    );
  });
}

const ofPayment = (rejected: RejectedAction | undefined, action: string, payment: string) =>
  rejected?.action === action && rejected.fields?.payment === payment ? rejected : undefined;
