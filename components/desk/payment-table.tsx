/** What was asked for and what came, in the place of the promise once there is money in it. */

import { Hidden, State, Submit } from '#components/desk/parts';
import { ContactButtons } from '#components/desk/promise-and-contact';
import { TableHead } from '#components/ui/table-head';
import type { EnquiryView } from '#lib/server/desk/enquiry/enquiry-view';
import type { RequestView } from '#lib/server/desk/enquiry/request-view';
import { deskEnquiryCall, deskEnquiryPath } from '#lib/shared/addresses/desk-routes';

export function PaymentTable({ view, request }: { view: EnquiryView; request: RequestView }) {
  const { reference, version } = view;
  return (
    <section className="lead-paid" aria-labelledby="pays">
      <h2 id="pays">Payment {request.number}</h2>
      <table className="ledger paid-rows">
        <TableHead words={['Part', 'Due']} figures={['Amount']} after={['State']} acts />
        <tbody>
          {request.rows.map((row) => (
            <tr key={`${row.name} ${row.due} ${row.sub}`}>
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
              <td>
                {(row.refund ?? row.paidBack) && (
                  <a
                    className="take"
                    href={`${deskEnquiryPath(reference)}?refund=${encodeURIComponent(row.refund ?? row.paidBack ?? '')}`}
                  >
                    {row.refund ? 'Refund' : 'Paid back elsewhere'}
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="due-lines paid-sum">
        {request.sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="due-total">
          <dt>Still to come</dt>
          <dd>
            <b className="sum">{request.left}</b>
          </dd>
        </div>
      </dl>
      <div className="mt-4">
        <ContactButtons view={view} quiet />
      </div>
      {request.isOpen && (
        <details className="more-rows">
          <summary>Cancel what is still to come</summary>
          <form className="acts-row" method="post" action={deskEnquiryCall(reference)}>
            <Hidden fields={{ action: 'cancel-payment', version }} />
            <p className="sub">We ask for nothing more, and a held seat becomes free again.</p>
            <Submit>Cancel {request.left}</Submit>
          </form>
        </details>
      )}
    </section>
  );
}
