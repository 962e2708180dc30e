/** Formulas that are the same from row to row, written once: ECMA-376 part 1, 18.3.1.40. A list of 150 lines is half as large. */
import type { Sheet } from '#data/tools/tool';

/** By the address of a cell: the attributes of its formula, and whether the formula itself stands there. */
export type Shared = ReadonlyMap<string, { readonly attributes: string; readonly first: boolean }>;

const letterOf = (column: number) => String.fromCharCode(65 + column);

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

export function sharedFormulas({ rows }: Sheet): Shared {
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
