/** What comes first on the page of an enquiry: what was promised, or the money once there is some. */
import { Hidden, State, Submit } from '#components/desk/parts';
import { Icon } from '#components/ui/icon';
import { TableHead } from '#components/ui/table-head';
import { deskEnquiryCall, deskEnquiryPath } from '#data/addresses/desk-routes';
import type { EnquiryView } from '#lib/desk/views/enquiry';
import type { RequestView } from '#lib/desk/views/money';

/** What was promised, and the three ways to keep it. */
export function PromiseAndContact({ view }: { view: EnquiryView }) {
  const { promise, first } = view;
  return (
    <section className="voucher dated promise" aria-labelledby="promise">
      <div className="stub">
        {promise.weekday}
        <b>{promise.day}</b>
        {promise.month}
        <span className="stub-time">{promise.time}</span>
      </div>
      <div className="voucher-body">
        <h2 id="promise">{promise.title}</h2>
        <p className={promise.late ? 'sub late' : 'sub'}>
          {promise.sub}
          {promise.preference && (
            <>
              {' '}
              {first} asked for <b>{promise.preference}</b>.
            </>
          )}
          {promise.session && (
            <>
              {' '}
              Not during their webinar: <b>{promise.session}</b>.
            </>
          )}
        </p>
        <ContactButtons view={view} />
      </div>
    </section>
  );
}

/** To the number as it was corrected last; quieter where something else is to be done first. */
function ContactButtons({ view, quiet }: { view: EnquiryView; quiet?: true }) {
  const { phone } = view;
  return (
    <>
      {view.phoneWarning && <p className="sub late">{view.phoneWarning}</p>}
      <div className="acts-row">
        {phone.tel ? (
          <a className={quiet ? 'button line' : 'button'} href={phone.tel}>
            <Icon name="phone" />
            Call {phone.shown.replace(/^\+91 /, '')}
          </a>
        ) : (
          <span className="none">{phone.shown}</span>
        )}
        {phone.whatsApp && (
          <a className="button line" href={phone.whatsApp} rel="noreferrer">
            <Icon name="whatsApp" />
            WhatsApp
          </a>
        )}
        {view.mailto && (
          <a className="button line" href={view.mailto}>
            <Icon name="mail" />
            E-mail
          </a>
        )}
      </div>
    </>
  );
}

export function PaymentTable({ view, request }: { view: EnquiryView; request: RequestView }) {
  const { reference, version } = view;
  return (
    <section className="lead-paid" aria-labelledby="pays">
      <h2 id="pays">Payment {request.number}</h2>
      <table className="ledger paid-rows">
        <TableHead words={['Part', 'Due']} numbers={['Amount']} after={['State']} acts />
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
          <dt>Pending</dt>
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
          <summary>Cancel the pending payments</summary>
          <form className="acts-row" method="post" action={deskEnquiryCall(reference)}>
            <Hidden fields={{ action: 'cancel-payment', version }} />
            <p className="sub">Nothing more is asked for, and a held seat becomes free again.</p>
            <Submit>Cancel {request.left}</Submit>
          </form>
        </details>
      )}
    </section>
  );
}
