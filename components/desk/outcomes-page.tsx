import { EnquiryLinks, Submit } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { Select } from '#components/ui/plain-field';
import { TableHead } from '#components/ui/table-head';
import { routes } from '#data/addresses/routes';
import type { OutcomesView } from '#lib/desk/views/outcomes';

const sources = [
  ['pages', 'pages', 'By page of the form', 'Page'],
  ['campaigns', 'campaigns', 'By campaign', 'Campaign'],
  ['byHand', 'by-hand', 'Entered by hand', 'Came by'],
] as const;

export function OutcomesPage({ desk, view }: { desk: Desk; view: OutcomesView }) {
  const { chosen, span, all } = view;
  const columns = view.columns.lines;
  return (
    <DeskShell desk={desk} tab="numbers" state={all.received > 0 ? 'outcomes' : 'empty'}>
      <DeskHead
        title={<>Outcomes, {span === 'week' ? `week of ${chosen.label}` : chosen.label}</>}
        aside={
          <a className="button line" href={view.csv}>
            Download as CSV
          </a>
        }
      >
        Counted by the day received. Suspicious or erased enquiries are not counted.
      </DeskHead>
      <div className="wrap">
        <Choose view={view} />
        <Lines {...{ columns, all }} id="kinds" title="By kind" first="Kind" lines={view.kinds} />
        <p className="small">
          Contacted: somebody spoke with them or wrote to them. Other: duplicates, spam, and what
          was closed before outcomes were recorded.
        </p>
        {sources.map(([of, id, title, first]) => (
          <Lines key={id} {...{ columns, id, title, first }} lines={view[of]} />
        ))}
        <Lost lost={view.lost} />
        <section className="numbers" aria-labelledby="members">
          <h2 id="members">What each of us did</h2>
          <p className="small">
            In this {span}, whenever the enquiry came, without what was undone. In the order of the
            desk list.
          </p>
          <Table
            caption="What each member did"
            first="Member"
            columns={view.columns.members}
            lines={view.members}
          />
        </section>
        <Lines
          {...{ columns }}
          id="over-time"
          title={span === 'week' ? 'Thirteen weeks' : 'Thirteen months'}
          first={span === 'week' ? 'Week from' : 'Month'}
          lines={view.overTime.toReversed()}
        />
      </div>
    </DeskShell>
  );
}

/** One GET form a span: what it asks for is in the address. */
function Choose({ view: { span, periods, chosen } }: { view: OutcomesView }) {
  const other = span === 'week' ? 'month' : 'week';
  return (
    <form className="outcome-choice" method="get" action={routes.deskOutcomes}>
      <input type="hidden" name="by" value={span} />
      <Select
        id="of"
        name="of"
        label={span === 'week' ? 'Week from' : 'Month'}
        defaultValue={chosen.iso}
        options={periods.toReversed().map(({ iso, label }) => ({ value: iso, label }))}
      />
      <Submit>Show</Submit>
      <a className="action" href={`${routes.deskOutcomes}?by=${other}`}>
        By {other}
      </a>
    </form>
  );
}

type Line = OutcomesView['all'];

interface LinesProps {
  readonly id: string;
  readonly title: string;
  readonly first: string;
  readonly columns: OutcomesView['columns']['lines'];
  readonly lines: readonly Line[];
  readonly all?: Line;
}

function Lines({ id, title, columns, first, lines, all }: LinesProps) {
  return (
    <section className="numbers" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lines.length === 0 ? (
        <p>None came in this period.</p>
      ) : (
        <Table caption={title} {...{ columns, first, lines, all }} />
      )}
    </section>
  );
}

type OutcomeNumbers<Name extends string> = Readonly<Record<Name, number>> & {
  readonly name: string;
};

interface TableProps<Name extends string> {
  readonly caption: string;
  readonly first: string;
  readonly columns: readonly (readonly [Name, string])[];
  readonly lines: readonly OutcomeNumbers<Name>[];
  readonly all?: OutcomeNumbers<Name> | undefined;
}

/** On a phone a line is a card, each figure with its word. */
function Table<Name extends string>({ caption, first, columns, lines, all }: TableProps<Name>) {
  const row = (line: OutcomeNumbers<Name>) => (
    <tr key={line.name}>
      <th scope="row">{line.name}</th>
      {columns.map(([name, title]) => (
        <td key={name} className="figure" data-l={title}>
          {line[name]}
        </td>
      ))}
    </tr>
  );
  return (
    <table className="ledger outcome-rows">
      <caption className="sr-only">{caption}</caption>
      <TableHead words={[first]} numbers={columns.map(([, title]) => title)} />
      <tbody>{lines.map(row)}</tbody>
      {all && <tfoot>{row(all)}</tfoot>}
    </table>
  );
}

function Lost({ lost }: Pick<OutcomesView, 'lost'>) {
  if (lost.length === 0) return null;
  return (
    <section className="numbers" aria-labelledby="lost">
      <h2 id="lost">Lost, and why</h2>
      <EnquiryLinks look="earlier done-list" links={lost} />
    </section>
  );
}
