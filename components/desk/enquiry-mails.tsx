import { Hidden, State } from '#components/desk/parts';
import { TableHead } from '#components/ui/table-head';
import type { EnquiryView } from '#lib/server/desk/enquiry/enquiry-view';
import { deskEnquiryCall } from '#lib/shared/addresses/desk-routes';

export function Mails({ view }: { view: EnquiryView }) {
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">Mails</h2>
      {view.mails.length === 0 ? (
        <p className="none">None was sent.</p>
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
      <Hidden fields={{ version: view.version, mail: mail.id, sift: view.sift }} />
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
