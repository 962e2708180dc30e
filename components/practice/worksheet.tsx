import { OfficeDocument } from '#components/practice/documents';
import type { Cell, Journal, MadePaper, Part } from '#data/practicals/paper';
import { inputName, isShort, rowsShown, type Typed } from '#lib/practice/rules/worksheet';

interface Filling {
  readonly typed: Typed;
  readonly more?: string | undefined;
  /** Each part has a button that posts it: of a sitting without script. */
  readonly saves?: boolean;
}

interface Props extends Filling {
  readonly made: MadePaper;
}

const accountList = 'accounts';

/** Each part: its documents beside its lines. The form around it posts them by name. */
export function Worksheet({ made: { parts, accounts }, ...filling }: Props) {
  return (
    <div className="wrap work-body">
      <datalist id={accountList}>
        {accounts.map((account) => (
          <option key={account} value={account} />
        ))}
      </datalist>
      {parts.map((part, at) => (
        <SheetPart key={part.title} {...{ part, at }} next={parts[at + 1]} {...filling} />
      ))}
    </div>
  );
}

interface PartProps extends Filling {
  part: Part;
  /** From 0. */
  at: number;
  next: Part | undefined;
}

/** More documents than this are beside each other, above the lines. */
const few = 4;

function SheetPart({ part: { title, task, documents, items }, at, next, ...filling }: PartProps) {
  const id = `part-${at + 1}`;
  return (
    <section
      className={documents.length > few ? 'part many' : 'part'}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>
        <span>{at + 1}</span> {title}
      </h2>
      <p className="part-task">{task}</p>
      <div className="part-doc">
        <label className="whole">
          <input type="checkbox" />
          Whole page
        </label>
        {documents.length > 1 && (
          <p className="doc-count" aria-hidden="true">
            {documents.length} papers, side by side
          </p>
        )}
        {/* On a phone the papers of a part lie in a row that scrolls: the keyboard reaches it. */}
        <section
          className="docs"
          {...(documents.length > 1 && { tabIndex: 0, 'aria-label': `Papers of part ${at + 1}` })}
        >
          {documents.map((document, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two papers of one supplier have one title
            <OfficeDocument key={number} document={document} />
          ))}
        </section>
      </div>
      <div className="part-sheet">
        {items.map((item) =>
          item.kind === 'journal' ? (
            <JournalRows key={item.id} journal={item} {...filling} />
          ) : (
            <SheetCell key={item.cell} cell={item} typed={filling.typed[item.cell] ?? ''} />
          ),
        )}
        {next && (
          <label className="button line next-part" htmlFor={`show-${at + 2}`}>
            Next: {next.title}
          </label>
        )}
        {filling.saves && (
          <button
            type="submit"
            className="button line save-page"
            name="page"
            value={next ? at + 2 : at + 1}
          >
            {next ? `Save, and on to: ${next.title}` : 'Save this page'}
          </button>
        )}
      </div>
    </section>
  );
}

function JournalRows({ journal, typed, more }: Filling & { journal: Journal }) {
  const { id, label } = journal;
  const sides = [
    ['d', 'Debit'],
    ['k', 'Credit'],
  ] as const;
  const rows = rowsShown(journal, typed, more === id);
  return (
    <div className="journal" data-journal={id} data-lines={journal.rows - 1}>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Line</span>
            </th>
            <th scope="col">Account</th>
            <th scope="col">Debit</th>
            <th scope="col">Credit</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row} data-row="">
              <th scope="row">{at + 1}</th>
              <td>
                <input
                  name={inputName(`${row}.a`)}
                  defaultValue={typed[`${row}.a`]}
                  list={accountList}
                  aria-label={`Account, line ${at + 1} of ${label}`}
                  placeholder="Account"
                  // biome-ignore lint/a11y/noAutofocus: without script the page comes back at the line that was added
                  autoFocus={more === id && at === rows.length - 1}
                  autoComplete="off"
                  autoCapitalize="sentences"
                  enterKeyHint="next"
                />
              </td>
              {sides.map(([side, name]) => (
                <td key={side}>
                  <input
                    name={inputName(`${row}.${side}`)}
                    defaultValue={typed[`${row}.${side}`]}
                    inputMode="decimal"
                    aria-label={`${name}, line ${at + 1} of ${label}`}
                    placeholder={name}
                    autoComplete="off"
                    enterKeyHint="next"
                    data-amount=""
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="journal-sum">
          <tr>
            <td />
            <th scope="row">
              Total
              <span className="sub" data-differ="" />
            </th>
            <td>
              <output data-total="d" />
            </td>
            <td>
              <output data-total="k" />
            </td>
          </tr>
        </tfoot>
      </table>
      <button type="submit" className="text-action" name="more" value={id} data-more="">
        Add a line<span className="sr-only"> in {label}</span>
      </button>
    </div>
  );
}

function SheetCell({ cell, typed }: { cell: Cell; typed: string }) {
  if (cell.kind !== 'choice') return <FigureCell cell={cell} typed={typed} />;
  return isShort(cell) ? (
    <ButtonChoice cell={cell} typed={typed} />
  ) : (
    <ListChoice cell={cell} typed={typed} />
  );
}

interface CellProps {
  cell: Cell;
  typed: string;
}

const Hint = ({ cell: { hint } }: { cell: Cell }) =>
  hint ? <span className="sub">{hint}</span> : null;

function FigureCell({ cell, typed }: CellProps) {
  const { kind, label, signed } = cell;
  const name = inputName(cell.cell);
  const isDate = kind === 'date';
  return (
    <div className="cell">
      <label htmlFor={name}>
        {label} <Hint cell={cell} />
      </label>
      <input
        id={name}
        name={name}
        defaultValue={typed}
        inputMode={signed ? 'text' : 'decimal'}
        placeholder={isDate ? 'dd.mm.yyyy' : undefined}
        autoComplete="off"
        enterKeyHint="next"
        {...(isDate ? { 'data-date': '' } : { 'data-amount': '' })}
      />
    </div>
  );
}

function ButtonChoice({ cell, typed }: CellProps) {
  const { label, options = [] } = cell;
  return (
    <fieldset className="pick">
      <legend>
        {label} <Hint cell={cell} />
      </legend>
      <div className="switch-labels">
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={inputName(cell.cell)}
              value={option}
              defaultChecked={option === typed}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ListChoice({ cell, typed }: CellProps) {
  const { label, options = [] } = cell;
  const name = inputName(cell.cell);
  return (
    <div className="cell list">
      <label htmlFor={name}>
        {label} <Hint cell={cell} />
      </label>
      <select id={name} name={name} defaultValue={options.includes(typed) ? typed : ''}>
        <option value="">Choose</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  );
}
