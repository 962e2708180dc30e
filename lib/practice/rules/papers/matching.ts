/** Matches the lines of a journal as typed with those of the model answer, whatever the order of its rows. */
import { plainName } from '#data/practicals/accounts';
import type { LineAnswer, Side } from '#data/practicals/paper';
import { isEmpty, readAmount, typedAmount } from '#lib/practice/rules/papers/typed';

export interface Line {
  /** As typed, for the marked sheet. */
  readonly account: string;
  readonly name: string;
  /** Cells whose account it names. */
  readonly names: readonly string[];
  /** Undefined where the amount is unreadable, negative or on both sides. */
  readonly entry: { readonly side: Side; readonly paise: number } | undefined;
  /** The rows that are added up in it: p3, p5. */
  readonly rows: readonly string[];
}

export interface WrittenLine {
  readonly account: string;
  readonly debit: string;
  readonly credit: string;
}

/** More than anybody needs: a hostile post does not make marking slow. */
const mostRows = 60;

type Given = Readonly<Record<string, string>>;

/** The lines of a journal: rows with an amount, those of one account and side added up. */
export function linesOf(
  id: string,
  expected: readonly LineAnswer[],
  given: Given,
): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const row of rowsOf(id, given)) {
    const typed = rowOf(row, given);
    if (!typed) continue;
    const name = plainName(typed.account);
    const names = expected.filter(({ accepts }) => accepts.includes(name)).map(({ cell }) => cell);
    // Rows without an account or a readable amount are not of one account: each is a line.
    const alone = name === '' || !typed.entry;
    const key = alone ? row : `${names.join(' ') || name}\n${typed.entry?.side}`;
    const same = lines.get(key);
    const line = { account: typed.account, name, names, entry: typed.entry, rows: [row] };
    lines.set(key, same ? together(same, line) : line);
  }
  return [...lines.values()].sort(inOneOrder);
}

const rowsOf = (id: string, given: Given): string[] =>
  [...new Set(Object.keys(given).map((name) => name.replace(/\.[adk]$/, '')))]
    .filter((row) => row.startsWith(id) && /^[1-9]\d?$/.test(row.slice(id.length)))
    .sort((one, other) => Number(one.slice(id.length)) - Number(other.slice(id.length)))
    .slice(0, mostRows);

function rowOf(row: string, given: Given): Pick<Line, 'account' | 'entry'> | undefined {
  const account = (given[`${row}.a`] ?? '').trim();
  const sides = (['d', 'k'] as const).flatMap((side) => {
    const typed = given[`${row}.${side}`] ?? '';
    const paise = readAmount(typed);
    return isEmpty(typed) || paise === 0 ? [] : [{ side, paise }];
  });
  const [first, second] = sides;
  if (!first) return undefined;
  const { side, paise } = first;
  const readable = second === undefined && paise !== undefined && paise > 0;
  return { account, entry: readable ? { side, paise } : undefined };
}

function together(one: Line, other: Line): Line {
  return {
    ...one,
    rows: [...one.rows, ...other.rows],
    entry: one.entry &&
      other.entry && { side: one.entry.side, paise: one.entry.paise + other.entry.paise },
  };
}

/** By amount, side and name, so that no tie is broken by the place of a row. */
const inOneOrder = (one: Line, other: Line): number =>
  (other.entry?.paise ?? 0) - (one.entry?.paise ?? 0) ||
  compared(one.entry?.side ?? '', other.entry?.side ?? '') ||
  compared(one.name, other.name);

const compared = (one: string, other: string) => Number(one > other) - Number(one < other);

export interface Matched {
  readonly taken: ReadonlyMap<string, { readonly line: Line; readonly named: boolean }>;
  readonly surplus: readonly Line[];
}

/** The best pairs first: by account with the exact amount, then its side; what is left by side and amount. */
export function match(expected: readonly LineAnswer[], lines: readonly Line[]): Matched {
  const taken = new Map<string, { line: Line; named: boolean }>();
  const free = new Set(lines);
  const pair = (fits: (answer: LineAnswer, line: Line) => boolean, named: boolean) => {
    const open = expected
      .filter(({ cell }) => !taken.has(cell))
      .sort((one, other) => (named ? 0 : other.paise - one.paise));
    for (const answer of open) {
      const found = [...free].find((line) => fits(answer, line));
      if (!found) continue;
      taken.set(answer.cell, { line: found, named });
      free.delete(found);
    }
  };
  const name = ({ cell }: LineAnswer, { names }: Line) => names.includes(cell);
  const side = (answer: LineAnswer, { entry }: Line) => entry?.side === answer.side;
  const sum = (answer: LineAnswer, { entry }: Line) => entry?.paise === answer.paise;
  pair((answer, line) => name(answer, line) && sum(answer, line) && side(answer, line), true);
  pair((answer, line) => name(answer, line) && sum(answer, line), true);
  pair((answer, line) => name(answer, line) && side(answer, line), true);
  pair(name, true);
  pair((answer, line) => side(answer, line) && sum(answer, line), false);
  pair(side, false);
  pair(() => true, false);
  return { taken, surplus: lines.filter((line) => free.has(line)) };
}

export const writtenEntry = ({ account, entry }: Line): WrittenLine => ({
  account,
  debit: entry?.side === 'd' ? typedAmount(entry.paise) : '',
  credit: entry?.side === 'k' ? typedAmount(entry.paise) : '',
});

/** An amount that cannot be read is shown as it was typed. */
export function writtenLine(line: Line, given: Readonly<Record<string, string>>): WrittenLine {
  if (line.entry) return writtenEntry(line);
  const row = line.rows[0] ?? '';
  return {
    account: line.account,
    debit: given[`${row}.d`] ?? '',
    credit: given[`${row}.k`] ?? '',
  };
}
