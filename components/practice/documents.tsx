import type { ReactNode } from 'react';
import { BankMark, GovernmentMark, Stamp } from '#components/practice/drawings';
import type { Document, DocumentKind } from '#data/practicals/documents';
import { byteOrderMark, csvRow } from '#lib/platform/values/csv';
import { slugOf } from '#lib/platform/values/text';

/** A screen reader says it before the title; a picture of the trade shows it by its look alone. */
const kindNames: Readonly<Record<DocumentKind, string>> = {
  challan: 'Challan',
  counterfoil: 'Cheque counterfoil',
  delivery: 'Delivery paper',
  'gstr-2b': 'GSTR-2B',
  invoice: 'Invoice',
  ledger: 'Ledger',
  mail: 'E-mail',
  memo: 'Cash memo',
  note: 'Note',
  output: 'What a tool produced',
  prices: 'Price list',
  printout: 'Printout',
  register: 'Register',
  report: 'Report',
  slip: 'Slip',
  statement: 'Bank statement',
  stock: 'Stock card',
  table: 'Table',
  'uae-invoice': 'Tax invoice, UAE',
};

export const documentName = ({ kind, title }: Document): string =>
  kind === 'mail' ? kindNames.mail : `${kindNames[kind]}: ${title}`;

export function OfficeDocument({ document }: { document: Document }) {
  const { kind, text = [], foot = [] } = document;
  return (
    <article className={`doc doc-${kind}`} data-document={kind} aria-label={documentName(document)}>
      {kind === 'mail' ? <MailHead document={document} /> : <PaperHead document={document} />}
      {text.map((paragraph) => (
        <p key={paragraph} className="doc-text">
          {paragraph}
        </p>
      ))}
      {document.table && <DocumentTable table={document.table} name={documentName(document)} />}
      {isWorkedWith(document) && <AsFile document={document} table={document.table} />}
      {foot.map((line) => (
        <p key={line} className="doc-foot">
          {line}
        </p>
      ))}
      {kind === 'memo' && <Stamp />}
    </article>
  );
}

function MailHead({ document: { from, at } }: { document: Document }) {
  return (
    <p className="mail-from">
      <b>{from}</b> <span>{at}</span>
    </p>
  );
}

/** The mark at the top of what a bank or the government prints. */
const marks: Readonly<Partial<Record<DocumentKind, () => ReactNode>>> = {
  statement: BankMark,
  slip: BankMark,
  counterfoil: BankMark,
  challan: GovernmentMark,
  'gstr-2b': GovernmentMark,
};

function PaperHead({ document: { kind, title, tag, about = [] } }: { document: Document }) {
  const Mark = marks[kind];
  return (
    <header className="doc-head">
      {tag && <p className="doc-tag">{tag}</p>}
      {Mark && <Mark />}
      <h3>{title}</h3>
      {about.map((line) => (
        <p key={line} className="doc-sub">
          {line}
        </p>
      ))}
    </header>
  );
}

type Table = NonNullable<Document['table']>;

/** From so many columns on the figures are set smaller, and the table may scroll inside its paper. */
const wide = 4;

function DocumentTable({ table: { columns, rows, foot }, name }: { table: Table; name: string }) {
  const all = [...rows, ...(foot ?? [])];
  const count = Math.max(columns?.length ?? 0, ...all.map((row) => row.length));
  const figures = figureColumns(all, count);
  const row = (cells: readonly (string | null)[], at: number) => (
    <tr key={at}>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a paper do not move
        <DocumentCell key={column} cell={cell} isHead={column === 0} isFigure={figures[column]} />
      ))}
    </tr>
  );
  const isWide = count >= wide;
  return (
    <section
      className={isWide ? 'doc-table is-wide' : 'doc-table'}
      {...(isWide && { tabIndex: 0, 'aria-label': name })}
    >
      <table>
        {columns && (
          <thead>
            <tr>
              {columns.map((title, column) => (
                <th key={title} scope="col" className={figures[column] ? 'figure' : undefined}>
                  {title || <span className="sr-only">Line</span>}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>{rows.map(row)}</tbody>
        {foot && <tfoot>{foot.map(row)}</tfoot>}
      </table>
    </section>
  );
}

/** From so many rows on a table is worked with in a spreadsheet. */
const many = 5;

const isWorkedWith = (document: Document): document is Document & { readonly table: Table } =>
  document.table?.columns !== undefined && document.table.rows.length >= many;

/** The table as a file that is in the page already, so that it comes without script and names no set. */
function AsFile({ document, table }: { document: Document; table: Table }) {
  const { columns = [], rows, foot = [] } = table;
  const file = [columns, ...rows, ...foot].map((cells) => csvRow(cells.map(cellOfFile))).join('');
  return (
    <p className="doc-foot">
      <a
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(byteOrderMark + file)}`}
        download={`${slugOf(document.title)}.csv`}
      >
        Download this table as CSV
      </a>
    </p>
  );
}

const plainFigure = /^[−-]?[\d,]+\.\d\d$/;

/** Figures without the commas of their lakhs, so that a spreadsheet adds them up. */
function cellOfFile(cell: string | null): string | number {
  if (cell === null) return '';
  return plainFigure.test(cell) ? Number(cell.replaceAll(',', '').replace('−', '-')) : cell;
}

interface CellProps {
  cell: string | null;
  isHead: boolean;
  isFigure: boolean | undefined;
}

/** It finds the 12 Nov in "DSW/1187, 12 Nov". */
const dayIn = /(\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b)/;

/** Returns the text with a day that is not broken over two lines. */
const withWholeDay = (text: string): ReactNode =>
  text.split(dayIn).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place
      <span key={at} className="whole-cell">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** The limit in characters below which a date or a number is not broken over two lines. */
const longestWhole = 10;

function DocumentCell({ cell, isHead, isFigure }: CellProps) {
  const isWhole = isFigure || (cell ?? '').length <= longestWhole;
  const className = [isFigure && 'figure', isWhole && 'whole-cell', cell === null && 'torn']
    .filter(Boolean)
    .join(' ');
  const text = isWhole ? cell : withWholeDay(cell ?? '');
  const content = cell === null ? <span className="sr-only">cannot be read</span> : text;
  const own = className === '' ? {} : { className };
  return isHead ? (
    <th scope="row" {...own}>
      {content}
    </th>
  ) : (
    <td {...own}>{content}</td>
  );
}

const figure = /^[−-]?(?:₹|AED |£|\$|Rs\.? ?)?[\d,]*\.?\d+(?: ?(?:Dr|Cr|%|kg))?$/;

/** Columns whose cells are figures, empty or unreadable are to the right; the first one names its row. */
const figureColumns = (rows: Table['rows'], count: number): readonly boolean[] =>
  Array.from({ length: count }, (_, column) => {
    const cells = rows.map((cells) => cells[column] ?? '').filter((cell) => cell !== '');
    const isTorn = rows.some((cells) => cells[column] === null);
    return column > 0 && (cells.length > 0 || isTorn) && cells.every((cell) => figure.test(cell));
  });
