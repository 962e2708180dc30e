import { Check, Hidden, Submit } from '#components/desk/parts';
import { Input, Select, TextArea } from '#components/ui/plain-field';
import { deskCalls } from '#lib/shared/addresses/desk-routes';

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
        <Input
          id="name"
          name="name"
          label="Name, as it is to be printed"
          defaultValue={typed.name}
          maxLength={100}
          required
        />
        {/* Nothing is chosen in advance: what is issued is genuine to everybody who checks it. */}
        <Select
          id="what"
          name="what"
          label="What it is about"
          defaultValue={typed.what ?? ''}
          required
          none="Choose"
          options={achievements.map(({ what, title }) => ({ value: what, label: title }))}
        />
        <Input
          id="date"
          name="date"
          label="Day of the result"
          type="date"
          max={today}
          defaultValue={typed.date ?? today}
        />
        <Check name="consent" defaultChecked={typed.consent === 'yes'}>
          The holder agreed to be named to anyone who holds the number
        </Check>
        <Submit look="button">Issue</Submit>
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
        <TextArea
          id="csv"
          name="csv"
          label="Rows of a CSV"
          hint="First line: name,what,date,consent. Either all are issued or none. Up to 60 KB here; for more, use the command."
          rows={6}
          defaultValue={typed.csv ?? 'name,what,date,consent\n'}
        />
        <Submit>Issue the list</Submit>
      </form>
    </details>
  );
}
