/** A tool one keeps: a file with its page. A workbook is written from `sheets`, so that page, file and test say the same. */
export type Format = 'text' | 'money' | 'count' | 'percent' | 'day';
export type Look = 'title' | 'note' | 'head' | 'label' | 'input' | 'result' | 'total';

export interface Cell {
  readonly look: Look;
  readonly format?: Format;
  /** A formula gives what it must come to. A day is an ISO date, a percentage 0.18 for 18%. */
  readonly value?: string | number;
  /** As Excel writes it, without the sign of equality. */
  readonly formula?: string;
}

export type Row = readonly (Cell | null)[];

export interface Sheet {
  readonly name: string;
  /** The widths of columns are in letters of the usual size. */
  readonly widths: readonly number[];
  readonly rows: readonly Row[];
  /** Rows that stay in view. */
  readonly head?: number;
  readonly landscape?: true;
}

export interface Tool {
  /** Last part of the page's address. */
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly kind: 'XLSX' | 'DOCX';
  /** Under `public`. */
  readonly file: string;
  readonly version: string;
  /** ISO date of this version. */
  readonly updated: string;
  /** The module that teaches it. */
  readonly courseNo: number;
  readonly does: readonly string[];
  readonly steps: readonly string[];
  readonly limits: string;
}

export interface Workbook extends Tool {
  readonly kind: 'XLSX';
  /** Thousands of formulas: made when they are asked for, since all that serves reads only the rest. */
  readonly sheets: () => readonly Sheet[];
  /** The sheet that the page shows, and how many of its rows. */
  readonly shown: { readonly sheet: string; readonly rows: number };
}

export const title = (value: string): Row => [{ look: 'title', value }];
export const note = (value: string): Row => [{ look: 'note', value }];
export const head = (...labels: readonly string[]): Row =>
  labels.map((value) => ({ look: 'head', value }));
export const label = (value: string): Cell => ({ look: 'label', value });
/** To be filled in; a value is an example. */
export const given = (value?: string | number, format: Format = 'text'): Cell => ({
  look: 'input',
  format,
  ...(value !== undefined && { value }),
});
export const worked = (
  formula: string,
  value: string | number,
  format: Format = 'money',
): Cell => ({ look: 'result', format, formula, value });
/** Below the lines, what they come to; and its name. */
export const total = (...of: Parameters<typeof worked>): Cell => ({
  ...worked(...of),
  look: 'total',
});
export const totalName = (value: string): Cell => ({ look: 'total', value });

/** `count` rows, made from what is there and `undefined` after it; `make` gets the number of the row in its sheet. */
export const rowsOf = <T>(
  list: readonly T[],
  count: number,
  first: number,
  make: (item: T | undefined, row: number) => Row,
): Row[] => Array.from({ length: count }, (_, at) => make(list[at], first + at));

export const sumOf = (amounts: readonly (number | undefined)[]) =>
  roundTo(
    amounts.reduce((sum: number, amount) => sum + (amount ?? 0), 0),
    2,
  );

/** As Excel rounds: half away from zero. */
export const roundTo = (amount: number, digits = 0) =>
  (Math.sign(amount) * Math.round(Number(`${Math.abs(amount)}e${digits}`))) / 10 ** digits;

/** Days since 30 December 1899, as Excel counts. */
export const serialOf = (isoDate: string) => (Date.parse(isoDate) - Date.UTC(1899, 11, 30)) / 864e5;
