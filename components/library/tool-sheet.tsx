import type { Cell, Format, Row, Workbook } from '#data/tools/tool';
import { onDay } from '#lib/shared/dates';

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const numeric: readonly Format[] = ['money', 'count', 'percent'];

/** A box that scrolls is reached by keyboard. */
const scrolls = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label });

/** What a cell shows in the file. */
function shownIn({ value = '', format = 'text' }: Cell): string {
  if (value === '') return '';
  if (format === 'day') return onDay(String(value));
  if (format === 'percent') return `${grouped.format(Number(value) * 100)}%`;
  return typeof value === 'number' ? grouped.format(value) : value;
}

/** A picture of the workbook: the first rows of one of its sheets, in the look of the ledger. */
export function ToolSheet({ workbook }: { workbook: Workbook }) {
  const { shown, title } = workbook;
  const sheets = workbook.sheets();
  const sheet = sheets.find(({ name }) => name === shown.sheet);
  const rows = (sheet?.rows ?? [])
    .map((row, at) => ({ row, at }))
    .slice(0, shown.rows)
    .filter(({ row }) => row.length > 0);
  const columns = sheet?.widths.length ?? 1;
  return (
    <figure className="file-sheet">
      <div className="file-sheet-box" {...scrolls(`Sheet ${shown.sheet} of ${title}`)}>
        <table>
          <tbody>
            {rows.map(({ row, at }) => (
              <SheetRow key={at} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
      <figcaption>
        The sheet “{shown.sheet}” of {sheets.length}: {sheets.map(({ name }) => name).join(', ')}.
        The figures are an example.
      </figcaption>
    </figure>
  );
}

function SheetRow({ row, columns }: { row: Row; columns: number }) {
  const whole = row.length === 1;
  const cells = Array.from({ length: whole ? 1 : columns }, (_, at) => ({ at, cell: row[at] }));
  return (
    <tr>
      {cells.map(({ at, cell }) => {
        if (!cell) return <td key={at} />;
        if (cell.look === 'head') return <th key={at}>{cell.value}</th>;
        const right = cell.format && numeric.includes(cell.format) ? 'amount' : '';
        return (
          <td key={at} className={`is-${cell.look} ${right}`} {...(whole && { colSpan: columns })}>
            {shownIn(cell)}
          </td>
        );
      })}
    </tr>
  );
}
