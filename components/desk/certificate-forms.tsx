import { Hidden } from '#components/desk/parts';
import { deskCalls } from '#lib/shared/addresses/routes';

type Typed = Readonly<Record<string, string>>;

interface IssueProps {
  readonly achievements: readonly { readonly what: string; readonly title: string }[];
  readonly today: string;
  readonly typed: Typed;
}

export function IssueForm({ achievements, today, typed }: IssueProps) {
  return (
    <details className="more-rows" id="issue" open={typed.action === 'issue'}>
      <summary>Issue one</summary>
      <form className="form" method="post" action={deskCalls.certificates}>
        <Hidden fields={{ action: 'issue' }} />
        <div className="field">
          <label htmlFor="name">Name, as it is to be printed</label>
          <input id="name" name="name" defaultValue={typed.name} maxLength={100} required />
        </div>
        <div className="field">
          <label htmlFor="what">What it is about</label>
          {/* Nothing is chosen in advance: what is issued is genuine to everybody who checks it. */}
          <select id="what" name="what" defaultValue={typed.what ?? ''} required>
            <option value="">Choose</option>
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
          The holder agreed to be named to anyone who holds the number
        </label>
        <button type="submit" className="button">
          Issue
        </button>
      </form>
    </details>
  );
}

export function ImportForm({ typed }: { typed: Typed }) {
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
