/** Marks a sheet: pure arithmetic on the paper as it was made and on what was typed. */
import { type Day, typedDay } from '#data/practicals/days';
import { evaluate, type Value } from '#data/practicals/formula';
import type { Answer, CellAnswer, LineAnswer, MadePaper } from '#data/practicals/paper';
import { keyOf } from '#lib/practice/rules/papers/make';
import {
  type Line,
  linesOf,
  type Matched,
  match,
  type WrittenLine,
  writtenEntry,
  writtenLine,
} from '#lib/practice/rules/papers/matching';
import {
  isEmpty,
  readAmount,
  readDate,
  typedAmount,
  typedNumber,
} from '#lib/practice/rules/papers/typed';

type Mark = 'right' | 'part' | 'wrong' | 'empty';

interface MarkedEntry {
  readonly cell: string;
  readonly part: number;
  readonly label: string;
  readonly mark: Mark;
  /** As typed; of a journal line its account and sides. */
  readonly written: string | WrittenLine;
  /** As one would type it. */
  readonly expected: string | WrittenLine;
  readonly why: string;
  /** A journal line names the rows that it took. */
  readonly rows?: readonly string[];
}

interface Surplus {
  readonly journal: string;
  readonly part: number;
  readonly rows: readonly string[];
  readonly written: WrittenLine;
}

export interface Marked {
  /** In halves, as 11.5. */
  readonly score: number;
  readonly of: number;
  readonly entries: readonly MarkedEntry[];
  readonly surplus: readonly Surplus[];
  readonly parts: readonly {
    readonly title: string;
    readonly score: number;
    readonly of: number;
  }[];
}

/** `given` holds what was typed by the name of its input without `c.`: `value`, `p1.a`, `p1.d`, `p1.k`. */
export function mark(paper: MadePaper, given: Readonly<Record<string, string>>): Marked {
  const journals = journalsOf(paper, given);
  const read = readings(paper, given, journals);
  const entries = paper.answers.map((answer) =>
    answer.kind === 'line'
      ? markedLine(answer, journals, read)
      : markedCell(answer, given[answer.cell] ?? '', paper.day, read),
  );
  const surplus = [...journals].flatMap(([journal, { matched, part }]) =>
    matched.surplus.map(
      (line): Surplus => ({ journal, part, rows: line.rows, written: writtenLine(line, given) }),
    ),
  );
  const parts = paper.parts.map(({ title }, part) => ({
    title,
    score: scoreOf(paper.answers, entries, surplus, part),
    of: entries.filter((entry) => entry.part === part).length,
  }));
  const score = parts.reduce((total, part) => total + part.score, 0);
  return { score, of: entries.length, entries, surplus, parts };
}

const marks: Readonly<Record<Mark, number>> = { right: 1, part: 0.5, wrong: 0, empty: 0 };

/** A surplus line takes a mark, but a journal never earns less than nothing. */
function scoreOf(
  answers: readonly Answer[],
  entries: readonly MarkedEntry[],
  surplus: readonly Surplus[],
  part: number,
): number {
  const earned = new Map<string, number>();
  answers.forEach((answer, at) => {
    const entry = entries[at];
    if (answer.part !== part || !entry) return;
    const of = answer.kind === 'line' ? answer.journal : '';
    earned.set(of, (earned.get(of) ?? 0) + marks[entry.mark]);
  });
  return [...earned].reduce((total, [journal, marksOf]) => {
    const minus = surplus.filter((line) => line.journal === journal).length;
    return total + Math.max(0, marksOf - minus);
  }, 0);
}

interface MarkedJournal {
  readonly part: number;
  readonly lines: readonly Line[];
  readonly expected: readonly LineAnswer[];
  readonly matched: Matched;
}

function journalsOf(
  { answers }: MadePaper,
  given: Readonly<Record<string, string>>,
): ReadonlyMap<string, MarkedJournal> {
  const expectedIn = new Map<string, LineAnswer[]>();
  for (const answer of answers) {
    if (answer.kind !== 'line') continue;
    expectedIn.set(answer.journal, [...(expectedIn.get(answer.journal) ?? []), answer]);
  }
  return new Map(
    [...expectedIn].map(([journal, expected]) => {
      const lines = linesOf(journal, expected, given);
      const matched = match(expected, lines);
      return [journal, { part: expected[0]?.part ?? 0, lines, expected, matched }];
    }),
  );
}

/** Figures are read as entered, and with lines on the wrong side counted against the right one. */
type Readings = readonly ((cell: string) => Value | undefined)[];

function readings(
  { answers, day }: MadePaper,
  given: Readonly<Record<string, string>>,
  journals: ReadonlyMap<string, MarkedJournal>,
): Readings & { readonly kinds: ReadonlyMap<string, Answer['kind']> } {
  const byCell = new Map(answers.map((answer) => [answer.cell, answer]));
  const reading = (signed: boolean) => (cell: string) => {
    const answer = byCell.get(cell);
    if (!answer) return undefined;
    if (answer.kind !== 'line') return readCell(answer, given[cell] ?? '', day);
    const entry = journals.get(answer.journal)?.matched.taken.get(cell)?.line.entry;
    if (!entry) return undefined;
    return signed && entry.side !== answer.side ? -entry.paise : entry.paise;
  };
  const kinds = new Map(answers.map(({ cell, kind }) => [cell, kind]));
  return Object.assign([reading(false), reading(true)], { kinds });
}

function readCell({ kind }: CellAnswer, typed: string, near: Day): Value | undefined {
  if (isEmpty(typed)) return undefined;
  if (kind === 'choice') return typed;
  return kind === 'date' ? readDate(typed, near) : readAmount(typed);
}

/** An own figure of zero proves nothing. */
function ownValues({ own }: Answer, read: ReturnType<typeof readings>): readonly Value[] {
  if (own === undefined) return [];
  return read
    .map((value) =>
      evaluate(own, {
        value,
        key: (cell) => {
          const found = value(cell);
          return found === undefined ? undefined : keyOf(read.kinds.get(cell), found);
        },
      }),
    )
    .filter((value): value is Value => value !== undefined && value !== 0);
}

const byOwnFigures = 'Right by your own figures; the error is further up.';
const wrongSide = 'Account and amount are right, the side is not.';

function markedCell(
  answer: CellAnswer,
  typed: string,
  near: Day,
  read: ReturnType<typeof readings>,
): MarkedEntry {
  const { cell, part, label, why } = answer;
  const entry = { cell, part, label, written: typed.trim(), expected: expectedOf(answer), why };
  if (isEmpty(typed)) return { ...entry, mark: 'empty' };
  const value = readCell(answer, typed, near);
  if (value === answer.value) return { ...entry, mark: 'right' };
  if (value === undefined || !ownValues(answer, read).includes(value)) {
    return { ...entry, mark: 'wrong' };
  }
  return { ...entry, mark: 'part', why: `${byOwnFigures} ${why}` };
}

function expectedOf({ kind, value }: CellAnswer): string {
  if (typeof value === 'string') return value;
  if (kind === 'date') return typedDay(value);
  return kind === 'number' ? typedNumber(value) : typedAmount(value);
}

function markedLine(
  answer: LineAnswer,
  journals: ReadonlyMap<string, MarkedJournal>,
  read: ReturnType<typeof readings>,
): MarkedEntry {
  const { cell, part, label, account, side, paise, why } = answer;
  const journal = journals.get(answer.journal);
  const taken = journal?.matched.taken.get(cell);
  const amount = typedAmount(paise);
  const expected = {
    account,
    debit: side === 'd' ? amount : '',
    credit: side === 'k' ? amount : '',
  };
  const entry = { cell, part, label, expected, why };
  if (!journal || !taken) {
    return { ...entry, mark: 'empty', written: { account: '', debit: '', credit: '' }, rows: [] };
  }
  const { line, named } = taken;
  const written = { ...entry, written: writtenEntry(line), rows: line.rows };
  if (!named || !line.entry) return { ...written, mark: 'wrong' };
  const { entry: typed } = line;
  if (typed.paise === paise) {
    return typed.side === side
      ? { ...written, mark: 'right' }
      : { ...written, mark: 'part', why: `${wrongSide} ${why}` };
  }
  const own = [...ownValues(answer, read), ...balancing(answer, journal)];
  return typed.side === side && own.includes(typed.paise)
    ? { ...written, mark: 'part', why: `${byOwnFigures} ${why}` }
    : { ...written, mark: 'wrong' };
}

/** The two sides of a journal have to agree, once its other lines are entered. */
function balancing(
  answer: LineAnswer,
  { expected, lines, matched }: MarkedJournal,
): readonly number[] {
  if (expected.at(-1) !== answer) return [];
  const others = expected.slice(0, -1).map(({ cell }) => matched.taken.get(cell)?.line);
  if (others.some((line) => !line?.entry)) return [];
  const own = matched.taken.get(answer.cell)?.line;
  const total = (of: readonly (Line | undefined)[]) =>
    of.reduce((sum, line) => {
      if (!line?.entry) return sum;
      return sum + (line.entry.side === answer.side ? -line.entry.paise : line.entry.paise);
    }, 0);
  return [total(others), total(lines.filter((line) => line !== own))].filter((paise) => paise > 0);
}
