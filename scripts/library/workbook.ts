/** A workbook of data/tools as XLSX, with what each formula comes to beside it: a preview shows sums without working them out. */
import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import {
  type Cell,
  type Format,
  type Look,
  type Sheet,
  serialOf,
  type Workbook,
} from '#data/tools/tool';

type Options = NonNullable<Parameters<typeof writeExcelFile>[1]>;
type Feature = NonNullable<Options['features']>[number];

const formats: Readonly<Record<Format, string | undefined>> = {
  text: undefined,
  money: '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;##,##0.00',
  count: '0',
  percent: '0.00%',
  day: 'dd mmm yyyy',
};

const rule = { bottomBorderStyle: 'thin', bottomBorderColor: '#D9CDB8' } as const;
const looks: Readonly<Record<Look, Partial<CellObject>>> = {
  title: { fontWeight: 'bold', fontSize: 16, textColor: '#7B1626' },
  note: { textColor: '#5D5448', fontStyle: 'italic' },
  head: {
    fontWeight: 'bold',
    wrap: true,
    alignVertical: 'center',
    backgroundColor: '#7B1626',
    textColor: '#FFFFFF',
  },
  label: { ...rule, wrap: true, alignVertical: 'top' },
  input: { ...rule, backgroundColor: '#FBF4E4', textColor: '#1F3A8A' },
  result: { ...rule, textColor: '#221A0C' },
  total: {
    fontWeight: 'bold',
    topBorderStyle: 'thin',
    bottomBorderStyle: 'double',
    topBorderColor: '#221A0C',
    bottomBorderColor: '#221A0C',
  },
};

function objectOf(cell: Cell | null): CellObject | null {
  if (!cell) return null;
  const { look, format = 'text', value, formula } = cell;
  const pattern = formats[format];
  const style: Partial<CellObject> = { ...looks[look], ...(pattern && { format: pattern }) };
  if (formula) return { ...style, type: 'Formula', value: formula };
  if (value === undefined || value === '') return pattern ? { ...style, type: Number } : style;
  if (format === 'day') return { ...style, type: Number, value: serialOf(String(value)) };
  return { ...style, value };
}

const letterOf = (column: number) => String.fromCharCode(65 + column);

/** By the address of a cell: what its formula comes to, as the file writes it. */
function resultsOf({ rows }: Sheet): ReadonlyMap<string, string> {
  const results = rows.flatMap((row, at) =>
    row.flatMap((cell, column): [string, string][] =>
      cell?.formula ? [[`${letterOf(column)}${at + 1}`, written(cell)]] : [],
    ),
  );
  return new Map(results);
}

function written({ format, value = '' }: Cell): string {
  if (format === 'day' && value !== '') return `<v>${serialOf(String(value))}</v>`;
  const text = String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<v>${text}</v>`;
}

const isText = ({ value, format }: Cell) =>
  typeof value === 'string' && (format !== 'day' || value === '');

/** Results of formulas, A4 and one page wide: what the library leaves to features. */
function finish(sheets: readonly Sheet[]): Feature {
  const texts = sheets.map(
    ({ rows }) =>
      new Set(
        rows.flatMap((row, at) =>
          row.flatMap((cell, column) =>
            cell?.formula && isText(cell) ? [`${letterOf(column)}${at + 1}`] : [],
          ),
        ),
      ),
  );
  const results = sheets.map(resultsOf);
  const shared = sheets.map(sharedFormulas);
  const page = (sheet: Sheet | undefined) =>
    `<pageSetup paperSize="9" fitToHeight="0"${sheet?.landscape ? ' orientation="landscape"' : ''}/>`;
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (content, _, { sheetIndex }) =>
            content
              .replace(/<c r="(\w+)"([^>]*)><f>(.*?)<\/f><\/c>/g, (_all, at, style, formula) => {
                const type = texts[sheetIndex]?.has(at) ? ' t="str"' : '';
                const same = shared[sheetIndex]?.get(at);
                const written = same && !same.first ? '/>' : `>${formula}</f>`;
                return `<c r="${at}"${style}${type}><f${same?.attributes ?? ''}${written}${results[sheetIndex]?.get(at)}</c>`;
              })
              .replace(/<pageSetup[^>]*\/>/, '')
              .replace(/(<worksheet[^>]*>)/, '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
              .replace('</worksheet>', `${page(sheets[sheetIndex])}</worksheet>`),
        },
        'xl/workbook.xml': {
          transform: (content) => content.replace('<calcPr/>', '<calcPr fullCalcOnLoad="1"/>'),
        },
      },
    },
  };
}

export async function workbookFile(workbook: Pick<Workbook, 'sheets'>): Promise<Buffer> {
  const sheets = workbook.sheets();
  const data = sheets.map(({ name, widths, rows, head, landscape }) => ({
    sheet: name,
    data: rows.map((row) => row.map(objectOf)),
    columns: widths.map((width) => ({ width })),
    showGridLines: false,
    ...(head && { stickyRowsCount: head }),
    ...(landscape && { orientation: 'landscape' as const }),
  }));
  const options = { fontFamily: 'Calibri', fontSize: 11, features: [finish(sheets)] };
  return writeExcelFile(data, options).toBuffer();
}

/** By the address of a cell: the attributes of its formula, and whether the formula itself is there. */
type Shared = ReadonlyMap<string, { readonly attributes: string; readonly first: boolean }>;

/** With its own row as a mark; rows behind `$` stay where they are. */
const templateOf = (formula: string, row: number) =>
  formula
    .split('"')
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(new RegExp(`(?<![$A-Z])([A-Z]{1,2})${row}(?!\\d)`, 'g'), '$1#'),
    )
    .join('"');

/** Whether a row that is not marked would move along with a shared formula, and may not. */
const movesAlong = (template: string) =>
  template.split('"').some((part, at) => at % 2 === 0 && /(?<![$A-Z\d])\$?[A-Z]{1,2}\d/.test(part));

function sharedFormulas({ rows }: Sheet): Shared {
  const shared = new Map<string, { attributes: string; first: boolean }>();
  let index = 0;
  for (let column = 0; column < Math.max(...rows.map((row) => row.length)); column += 1) {
    for (let from = 0; from < rows.length; ) {
      const template = templateAt(rows, from, column);
      let to = from + 1;
      while (template !== undefined && templateAt(rows, to, column) === template) to += 1;
      if (to - from > 1) {
        const letter = letterOf(column);
        for (let row = from; row < to; row += 1) {
          const ref = row === from ? ` ref="${letter}${from + 1}:${letter}${to}"` : '';
          const attributes = ` t="shared"${ref} si="${index}"`;
          shared.set(`${letter}${row + 1}`, { attributes, first: row === from });
        }
        index += 1;
      }
      from = to;
    }
  }
  return shared;
}

function templateAt(rows: Sheet['rows'], at: number, column: number): string | undefined {
  const formula = rows[at]?.[column]?.formula;
  const template = formula && templateOf(formula, at + 1);
  return template && template !== formula && !movesAlong(template) ? template : undefined;
}
