/** The sheet of a practical paper as it is shown and posted: names of its inputs, rows, and marks in words. */
import { inr, western2 } from '#data/practicals/firms';
import type { Cell, Journal, MadePaper } from '#data/practicals/paper';

/** The key is the name of an input without `c.`: `value`, `sale1.a`, `sale1.d`, `sale1.k`. */
export type Typed = Readonly<Record<string, string>>;

const prefix = 'c.';
export const inputName = (cell: string) => `${prefix}${cell}` as const;

/** The longest text of an input in characters; no answer of a sheet is longer. */
const longest = 200;

/** The cells among the fields of a form. A name that came more than once counts as the first of them. */
export function typedIn(fields: Readonly<Record<string, unknown>>): Typed {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const text: unknown = Array.isArray(value) ? value[0] : value;
      return name.startsWith(prefix) && typeof text === 'string'
        ? [[name.slice(prefix.length), text.slice(0, longest)]]
        : [];
    }),
  );
}

/** The cells by the names of their inputs. */
export const inInputs = (typed: Typed): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(typed).map(([name, value]) => [inputName(name), value]));

/** The label of a cell, or "Line 2 of Sales journal" for a row; empty for what is not in the paper. */
export function labelOfEntry({ parts }: MadePaper, entry: string): string {
  for (const item of parts.flatMap(({ items }) => items)) {
    if (item.kind !== 'journal') {
      if (item.cell === entry) return item.label;
    } else if (entry.startsWith(item.id) && /^\d+$/.test(entry.slice(item.id.length))) {
      return `Line ${entry.slice(item.id.length)} of ${item.label}`;
    }
  }
  return '';
}

/** A journal grows by one row at a time, on demand. */
const mostRows = 40;

/** The rows of a journal: as many as it begins with, or as were posted; one more where that is asked for. */
export function rowsShown({ id, rows }: Journal, typed: Typed, more: boolean): readonly string[] {
  const posted = Object.keys(typed).flatMap((name) => {
    const [, at] = new RegExp(`^${id}([1-9]\\d?)\\.[adk]$`).exec(name) ?? [];
    return at === undefined ? [] : [Number(at)];
  });
  const count = Math.min(mostRows, Math.max(rows, ...posted) + (more ? 1 : 0));
  return Array.from({ length: count }, (_, at) => `${id}${at + 1}`);
}

/** Few short options are buttons side by side; others are a list. */
export function isShort({ options = [] }: Cell): boolean {
  const characters = options.reduce((sum, each) => sum + each.length, 0);
  return options.length <= 4 && characters <= 30;
}

export type ShowAmount = (typed: string) => string;

/** Whether its amounts are grouped in thousands, as on the papers of the Gulf, and not in lakhs. */
export const isOfGulf = ({ parts }: MadePaper): boolean =>
  parts.some(({ documents }) => documents.some(({ kind }) => kind === 'uae-invoice'));

export function showAmountsOf(made: MadePaper): ShowAmount {
  const show = isOfGulf(made) ? western2 : inr;
  return (typed) => {
    const [, sign, digits] = /^(-?)(\d+\.\d\d)$/.exec(typed) ?? [];
    if (digits === undefined) return typed;
    const hundredths = Number(digits.replace('.', ''));
    return show(sign === '-' ? -hundredths : hundredths);
  };
}
