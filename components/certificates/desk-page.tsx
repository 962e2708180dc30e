import { CertificateDocument } from '#components/certificates/certificate';
import { Hidden, Problems, Submit } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { FormField } from '#components/forms/form-field';
import { Icon } from '#components/ui/icon';
import { deskCalls, deskCertificatePath } from '#data/addresses/desk-routes';
import { certificatePath, routes } from '#data/addresses/routes';
import type { CertificateLine, CertificatesView, documentView } from '#lib/certificates/views';

export function CertificatesPage({ desk, view }: { desk: Desk; view: CertificatesView }) {
  const { query, lines, rejected } = view;
  return (
    <DeskShell desk={desk} tab="certificates" state={rejected ? 'rejected' : 'list'}>
      <DeskHead title="Certificates">
        Anyone who has the number can check it at {routes.verify}. The name is shown only where the
        holder agreed to it at the examination.
      </DeskHead>
      {rejected && rejected.problems.length > 0 && (
        <Problems
          title={
            rejected.typed.action === 'revoke' ? 'Nothing was withdrawn' : 'Nothing was issued'
          }
          problems={rejected.problems}
        />
      )}
      <div className="wrap cert-forms">
        <IssueForm view={view} />
        <ImportForm typed={rejected?.typed ?? {}} />
      </div>
      <section className="wrap cert-list-desk" aria-labelledby="issued">
        <h2 id="issued">Issued</h2>
        <form method="get" action={routes.deskCertificates} className="field">
          <label htmlFor="q">Number or name</label>
          <div className="search-line">
            <input id="q" name="q" type="search" defaultValue={query} />
            <Submit>Find</Submit>
          </div>
        </form>
        {lines.length === 0 ? (
          <p>{query ? `No certificate has “${query}” in its number or name.` : 'None yet.'}</p>
        ) : (
          <ul className="cert-rows">
            {lines.map((line) => (
              <li key={line.number}>
                <Line line={line} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </DeskShell>
  );
}

function Line({ line }: { line: CertificateLine }) {
  const { number, holder, title, date, shown, revoked } = line;
  return (
    <div className="cert-line-desk">
      <p>
        <a href={deskCertificatePath(number)}>{holder}</a>
        <span className="sub">
          {number} · {title} · {date}
        </span>
        <span className="sub">{revoked ?? `What the public sees: ${shown}`}</span>
      </p>
      {!revoked && (
        <details className="more-rows">
          <summary>Withdraw</summary>
          <form method="post" action={deskCalls.certificates}>
            <Hidden fields={{ action: 'revoke', number }} />
            <p className="small">After that, its check page says that it is no longer valid.</p>
            <Submit look="button line low">Withdraw {number}</Submit>
          </form>
        </details>
      )}
    </div>
  );
}

const form = {
  fields: {
    name: { label: 'Name, as it is to be printed', input: 'text' },
    what: { label: 'What it is about', input: 'select' },
    date: { label: 'Day of the result', input: 'date' },
    consent: {
      label: 'The holder agreed to be named to anyone who holds the number',
      input: 'tick',
    },
    csv: {
      label: 'Rows of a CSV',
      input: 'multiline',
      hint: 'First line: name,what,date,consent. Either all are issued or none. Up to 60 KB here; for more, use the command.',
    },
  },
} as const;

function IssueForm({ view: { achievements, today, typed } }: { view: CertificatesView }) {
  const field = { form, typed: { date: today, ...typed, consent: typed.consent === 'yes' } };
  return (
    <details className="more-rows" id="issue" open={typed.action === 'issue'}>
      <summary>Issue one</summary>
      <form className="form" method="post" action={deskCalls.certificates}>
        <Hidden fields={{ action: 'issue', exam: typed.exam ?? '' }} />
        <FormField {...field} name="name" maxLength={100} required />
        {/* Nothing is chosen in advance: what is issued is genuine to everybody who checks it. */}
        <FormField {...field} name="what" required none="Choose" options={achievements} />
        <FormField {...field} name="date" max={today} />
        <FormField {...field} name="consent" />
        <Submit look="button">Issue</Submit>
      </form>
    </details>
  );
}

function ImportForm({ typed }: Pick<CertificatesView, 'typed'>) {
  return (
    <details className="more-rows" open={typed.action === 'import'}>
      <summary>Issue a list</summary>
      <form className="form" method="post" action={deskCalls.certificates}>
        <Hidden fields={{ action: 'import' }} />
        <FormField
          form={form}
          name="csv"
          rows={6}
          typed={{ csv: 'name,what,date,consent\n', ...typed }}
        />
        <Submit>Issue the list</Submit>
      </form>
    </details>
  );
}

interface DocumentProps {
  readonly desk: Desk;
  readonly view: ReturnType<typeof documentView>;
}

export function CertificatePage({ desk, view }: DocumentProps) {
  const { number, isNamed, isValid } = view;
  return (
    <DeskShell desk={desk} tab="certificates" state={isValid ? 'valid' : 'revoked'}>
      <div className="wrap cert-page">
        <div className="cert-bar">
          <p>
            <b>{number}</b>
            <span className="sub">
              {isValid
                ? `Anyone who scans the code sees the ${isNamed ? 'name' : 'initials'}, the certificate, the level and the date.`
                : 'This certificate was withdrawn. Do not print it.'}
            </span>
          </p>
          <p className="acts-row">
            {isValid && (
              <button type="button" className="button when-script" data-print="">
                <Icon name="print" />
                Print or save as PDF
              </button>
            )}
            <a className="button line" href={certificatePath(number)}>
              See what others see
            </a>
          </p>
        </div>
        {isValid && <CertificateDocument view={view} />}
      </div>
    </DeskShell>
  );
}
