/** Certificates: issue one or a list, find one, print it, withdraw it. */
import { Hidden } from '#components/desk/parts';
import { type Desk, DeskShell } from '#components/desk/shell';
import type { CertificateLine, RejectedCertificates } from '#lib/desk/view-types/certificates';
import { deskCalls, deskCertificatePath, routes } from '#lib/routes';

interface Props {
  readonly desk: Desk;
  readonly query: string;
  readonly lines: readonly CertificateLine[];
  readonly achievements: readonly { readonly what: string; readonly title: string }[];
  readonly today: string;
  readonly rejected?: RejectedCertificates | undefined;
}

export function CertificatesPage({ desk, query, lines, achievements, today, rejected }: Props) {
  return (
    <DeskShell desk={desk} tab="certificates" state={rejected ? 'rejected' : 'list'}>
      <div className="wrap desk-head">
        <div>
          <h1>Certificates</h1>
          <p className="small">
            Whoever has the number can check it at {routes.verify}. The name is shown only where the
            holder agreed to it at the examination.
          </p>
        </div>
      </div>
      {rejected && <Problems rejected={rejected} />}
      <div className="wrap cert-forms">
        <IssueForm achievements={achievements} today={today} typed={rejected?.typed ?? {}} />
        <ImportForm typed={rejected?.typed ?? {}} />
      </div>
      <section className="wrap cert-list-desk" aria-labelledby="issued">
        <h2 id="issued">Issued</h2>
        <form method="get" action={routes.deskCertificates} className="field">
          <label htmlFor="q">Number or name</label>
          <div className="search-line">
            <input id="q" name="q" type="search" defaultValue={query} />
            <button type="submit" className="button line">
              Find
            </button>
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

function Problems({ rejected: { problems } }: { rejected: RejectedCertificates }) {
  return (
    <div className="wrap">
      <div className="summary" role="alert">
        <h2>Nothing was issued</h2>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type Typed = Readonly<Record<string, string>>;

function IssueForm({
  achievements,
  today,
  typed,
}: Pick<Props, 'achievements' | 'today'> & { typed: Typed }) {
  return (
    <details className="more-rows" open={typed.action === 'issue'}>
      <summary>Issue one</summary>
      <form className="form" method="post" action={deskCalls.certificates}>
        <Hidden fields={{ action: 'issue' }} />
        <div className="field">
          <label htmlFor="name">Name, as it is to be printed</label>
          <input id="name" name="name" defaultValue={typed.name} maxLength={100} required />
        </div>
        <div className="field">
          <label htmlFor="what">What it is about</label>
          <select id="what" name="what" defaultValue={typed.what}>
            {achievements.map(({ what, title }) => (
              <option key={what} value={what}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="date">Day of the result</label>
          <input id="date" name="date" type="date" max={today} defaultValue={typed.date ?? today} />
        </div>
        <label className="choice">
          <input
            type="checkbox"
            name="consent"
            value="yes"
            defaultChecked={typed.consent === 'yes'}
          />
          The holder agreed to be named to whoever holds the number
        </label>
        <button type="submit" className="button">
          Issue
        </button>
      </form>
    </details>
  );
}

function ImportForm({ typed }: { typed: Typed }) {
  return (
    <details className="more-rows" open={typed.action === 'import'}>
      <summary>Issue a list</summary>
      <form className="form" method="post" action={deskCalls.certificates}>
        <Hidden fields={{ action: 'import' }} />
        <div className="field">
          <label htmlFor="csv">Rows of a CSV</label>
          <p className="hint" id="csv-hint">
            First line: name,what,date,consent. All of it is issued, or nothing; up to 60 KB here,
            more by command.
          </p>
          <textarea
            id="csv"
            name="csv"
            rows={6}
            aria-describedby="csv-hint"
            defaultValue={typed.csv ?? 'name,what,date,consent\n'}
          />
        </div>
        <button type="submit" className="button line">
          Issue the list
        </button>
      </form>
    </details>
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
        <span className="sub">{revoked ?? `Strangers read: ${shown}`}</span>
      </p>
      {!revoked && (
        <details className="more-rows">
          <summary>Withdraw</summary>
          <form method="post" action={deskCalls.certificates}>
            <Hidden fields={{ action: 'revoke', number }} />
            <p className="small">From then on its check says that it is no longer valid.</p>
            <button type="submit" className="button line low">
              Withdraw {number}
            </button>
          </form>
        </details>
      )}
    </div>
  );
}
