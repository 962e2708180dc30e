/** The answers, what came before, the mails and the erasure of one enquiry. */
import type { RejectedAction } from '#components/desk/action-fields';
import { Hidden, State } from '#components/desk/parts';
import type { EnquiryView } from '#lib/desk/view-types/enquiry';
import { deskEnquiryCall, routes } from '#lib/routes';

export function Answers({ view }: { view: EnquiryView }) {
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">The answers, as they were asked</h2>
      {view.files.map(({ name, href, detail }) => (
        <p key={href} className="file-row">
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 3h8l4 4v14H6zM14 3v4h4M12 10.5v6M9.5 14l2.5 2.5 2.5-2.5" />
          </svg>
          <span>
            {name}
            <span className="sub">{detail}</span>
          </span>
          <a className="button line low" href={href} download>
            Download the resume
          </a>
        </p>
      ))}
      <div className="review asked">
        <dl>
          {view.answers.map(({ name, label, value, scale }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd className={scale === undefined ? undefined : 'rated'}>
                {scale !== undefined && <Scale of={scale} />}
                {value ? <span>{value}</span> : <span className="none">Not answered</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const ten = Array.from({ length: 10 }, (_, at) => at);

function Scale({ of }: { of: number }) {
  return (
    <span className="scale" aria-hidden="true">
      {ten.map((at) => (
        <i key={at} className={at < of ? 'on' : undefined} />
      ))}
    </span>
  );
}

export function Related({ view }: { view: EnquiryView }) {
  return (
    <section aria-labelledby="before">
      <h2 id="before">Others, from the same phone or e-mail</h2>
      {view.related.length === 0 ? (
        <p className="none">None.</p>
      ) : (
        <ul className="earlier">
          {view.related.map(({ href, date, kind, mark, label, reference }) => (
            <li key={reference}>
              <a href={href}>
                <span className="when">{date}</span>
                <span>
                  <b>{kind}</b>
                  <span className="sub">{reference}</span>
                </span>
                <State mark={mark}>{label}</State>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function Mails({ view }: { view: EnquiryView }) {
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">Mails</h2>
      {view.mails.length === 0 ? (
        <p className="none">None was sent.</p>
      ) : (
        <table className="ruled mails">
          <thead>
            <tr>
              <th scope="col">Mail</th>
              <th scope="col">To</th>
              <th scope="col">State</th>
              <th scope="col">
                <span className="sr-only">Action</span>
              </th>
            </tr>
          </thead>
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
      <Hidden fields={{ version: view.version, mail: mail.id }} />
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

export function Erase({
  view,
  rejected,
}: {
  view: EnquiryView;
  rejected?: RejectedAction | undefined;
}) {
  const own = rejected?.action === 'erase' ? rejected : undefined;
  const error = own?.errors.confirm;
  return (
    <section className="erase" aria-labelledby="erase">
      <h2 id="erase">Erase</h2>
      <p>
        Kept {view.keptFor} days after the last contact, until {view.keptUntil} at least, and then
        erased by itself. Erase it now if {view.first} asks for it: the answers, the resume, this
        history and the copies of the mails go. Payment records stay for eight years, as tax law
        asks.
      </p>
      <p>
        <a className="action" href={`${routes.deskErase}?of=${view.reference}`}>
          Erase everything of {view.first}
        </a>
      </p>
      <details className="more-rows" open={own ? true : undefined}>
        <summary>Erase this enquiry</summary>
        <form className="form" method="post" action={deskEnquiryCall(view.reference)} noValidate>
          <Hidden fields={{ action: 'erase', version: view.version }} />
          <p className="notice">
            You signed in at {view.signedIn}. After an hour we ask for a new code before anything is
            erased.
          </p>
          <div className="field">
            <label htmlFor="confirm">Type the reference to confirm</label>
            <p className="hint" id="confirm-hint">
              {view.reference}. It cannot be brought back.
            </p>
            <input
              id="confirm"
              name="confirm"
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              defaultValue={own?.typed.confirm ?? ''}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'confirm-hint confirm-error' : 'confirm-hint'}
            />
            {error && (
              <p className="error" id="confirm-error">
                {error}
              </p>
            )}
          </div>
          <button type="submit" className="button line">
            Erase for good
          </button>
        </form>
      </details>
    </section>
  );
}
