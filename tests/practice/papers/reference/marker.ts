/** The rule of marking as the contract says it (fourth.md, section 9, a to e), written apart from lib to be compared with it. */
import { plainName } from '#data/practicals/accounts';
import type { Answer, LineAnswer, MadePaper } from '#data/practicals/paper';
import { amountIn, dateIn, worked } from '#tests/practice/papers/reference/figures';

type Sheet = Readonly<Record<string, string>>;
type Mark = 'right' | 'part' | 'wrong' | 'empty';

interface WrittenLine {
  readonly name: string;
  /** The cells of the expected lines that accept its account. */
  readonly fits: readonly string[];
  readonly side?: 'd' | 'k';
  /** Absent in a line without amount. */
  paise?: number;
  readonly rows: string[];
}

interface Taken {
  readonly line: WrittenLine;
  readonly isOfAccount: boolean;
}

export interface Expected {
  readonly score: number;
  readonly marks: Readonly<Record<string, Mark>>;
  /** The rows that each expected line took, and those of each surplus line. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
  readonly surplus: readonly string[];
}

export function markedByContract(paper: MadePaper, sheet: Sheet): Expected {
  const journals = new Map<string, LineAnswer[]>();
  for (const answer of paper.answers) {
    if (answer.kind !== 'line') continue;
    const letters = answer.cell.replace(/\d+$/, '');
    journals.set(letters, [...(journals.get(letters) ?? []), answer]);
  }
  const taken = new Map<string, Taken>();
  const lines = new Map<string, readonly WrittenLine[]>();
  const left = new Map<string, readonly WrittenLine[]>();
  for (const [letters, expected] of journals) {
    const written = writtenLines(letters, expected, sheet);
    lines.set(letters, written);
    left.set(letters, share(expected, written, taken));
  }
  const figures = [readingOf(paper, sheet, taken, false), readingOf(paper, sheet, taken, true)];
  const marks: Record<string, Mark> = {};
  for (const answer of paper.answers) {
    const own = figures.flatMap(({ read, named }) => {
      const value = answer.own === undefined ? undefined : worked(answer.own, read, named);
      return value === undefined || value === 0 ? [] : [value];
    });
    if (answer.kind === 'line') {
      const letters = answer.cell.replace(/\d+$/, '');
      const journal = journals.get(letters) ?? [];
      const rest = balance(answer, journal, lines.get(letters) ?? [], taken);
      marks[answer.cell] = markOfLine(answer, taken.get(answer.cell), [...own, ...rest]);
    } else {
      marks[answer.cell] = markOfCell(answer, sheet[answer.cell] ?? '', paper.day, own);
    }
  }
  const worth = { right: 1, part: 0.5, wrong: 0, empty: 0 };
  const marksOf = (cells: readonly string[]) =>
    cells.reduce((sum, cell) => sum + worth[marks[cell] ?? 'empty'], 0);
  const single = paper.answers.filter(({ kind }) => kind !== 'line').map(({ cell }) => cell);
  const score = [...journals].reduce(
    (sum, [letters, expected]) =>
      sum +
      Math.max(0, marksOf(expected.map(({ cell }) => cell)) - (left.get(letters)?.length ?? 0)),
    marksOf(single),
  );
  const rows = Object.fromEntries([...taken].map(([cell, { line }]) => [cell, line.rows]));
  const surplus = [...left.values()].flat().map((line) => line.rows.join(' '));
  return { score, marks, rows, surplus };
}

/** Rows are not lines: those of one account and side are added up, those without an amount are none. */
function writtenLines(
  letters: string,
  expected: readonly LineAnswer[],
  sheet: Sheet,
): WrittenLine[] {
  const lines: WrittenLine[] = [];
  for (let place = 1; place <= 60; place += 1) {
    const row = `${letters}${place}`;
    const name = plainName(sheet[`${row}.a`] ?? '');
    const [debit, credit] = (['d', 'k'] as const).map((side) =>
      amountIn(sheet[`${row}.${side}`] ?? ''),
    );
    const isSaid = (each: typeof debit) => each !== 'none' && each !== 0;
    if (!isSaid(debit) && !isSaid(credit)) continue;
    const fits = expected.filter(({ accepts }) => accepts.includes(name)).map(({ cell }) => cell);
    const side = isSaid(debit) ? 'd' : 'k';
    const amount = side === 'd' ? debit : credit;
    const isLine = !(isSaid(debit) && isSaid(credit)) && typeof amount === 'number' && amount > 0;
    if (!isLine) {
      lines.push({ name, fits, rows: [row] });
      continue;
    }
    const same = lines.find(
      (line) =>
        name !== '' &&
        line.side === side &&
        (line.name === name || (fits.length > 0 && line.fits.join() === fits.join())),
    );
    if (same) {
      same.paise = (same.paise ?? 0) + amount;
      same.rows.push(row);
    } else lines.push({ name, fits, side, paise: amount, rows: [row] });
  }
  return lines;
}

/** Gives each expected line its line, and returns the lines that none took. */
function share(
  expected: readonly LineAnswer[],
  written: readonly WrittenLine[],
  taken: Map<string, Taken>,
): WrittenLine[] {
  const pairs = expected.flatMap((answer) =>
    written.map((line) => {
      const isOfAccount = line.fits.includes(answer.cell);
      const isSide = line.side === answer.side;
      const isExact = line.paise === answer.paise;
      const rank = isOfAccount
        ? (isExact ? 0 : 2) + (isSide ? 0 : 1)
        : isSide
          ? isExact
            ? 4
            : 5
          : 6;
      return { answer, line, isOfAccount, rank };
    }),
  );
  // Largest to largest: within a rank of the lines left, expected ones and written ones by their amounts.
  pairs.sort(
    (one, other) =>
      one.rank - other.rank ||
      other.answer.paise - one.answer.paise ||
      (other.line.paise ?? 0) - (one.line.paise ?? 0) ||
      // Equal ones earn the same; by name, because no result may depend on the order of rows.
      (one.line.name < other.line.name ? -1 : 1),
  );
  const used = new Set<WrittenLine>();
  for (const { answer, line, isOfAccount } of pairs) {
    if (taken.has(answer.cell) || used.has(line)) continue;
    taken.set(answer.cell, { line, isOfAccount });
    used.add(line);
  }
  return written.filter((line) => !used.has(line));
}

/** Reads what the learner entered. A line on the wrong side counts as entered, or against the right side: both are own figures. */
function readingOf(
  paper: MadePaper,
  sheet: Sheet,
  taken: ReadonlyMap<string, Taken>,
  signed: boolean,
) {
  const answers = new Map<string, Answer>(paper.answers.map((answer) => [answer.cell, answer]));
  const read = (cell: string) => {
    const answer = answers.get(cell);
    if (!answer) return undefined;
    if (answer.kind === 'line') {
      const { side, paise } = taken.get(cell)?.line ?? {};
      return signed && paise !== undefined && side !== answer.side ? -paise : paise;
    }
    const typed = sheet[cell] ?? '';
    if (answer.kind === 'choice') return typed === '' ? undefined : typed;
    const value = answer.kind === 'date' ? dateIn(typed, paper.day) : amountIn(typed);
    return typeof value === 'number' ? value : undefined;
  };
  const named = (cell: string) => {
    const value = read(cell);
    if (typeof value !== 'number') return value;
    if (answers.get(cell)?.kind !== 'date') return String(value / 100);
    const [year, month, day] = new Date(value * 86_400_000).toISOString().slice(0, 10).split('-');
    return `${day}-${month}-${year}`;
  };
  return { read, named };
}

/** The other lines as entered: those that were expected, or all that are beside it. */
function balance(
  answer: LineAnswer,
  journal: readonly LineAnswer[],
  written: readonly WrittenLine[],
  taken: ReadonlyMap<string, Taken>,
): number[] {
  if (journal.at(-1)?.cell !== answer.cell) return [];
  const others = journal.slice(0, -1).map(({ cell }) => taken.get(cell)?.line);
  if (others.some((line) => line?.paise === undefined)) return [];
  const own = taken.get(answer.cell)?.line;
  const beside = written.filter((line) => line !== own);
  return [others, beside]
    .map((lines) =>
      lines.reduce(
        (sum, line) => sum + (line?.side === answer.side ? -(line.paise ?? 0) : (line?.paise ?? 0)),
        0,
      ),
    )
    .filter((paise) => paise > 0);
}

function markOfLine(
  { side, paise }: LineAnswer,
  taken: Taken | undefined,
  own: readonly unknown[],
): Mark {
  if (!taken) return 'empty';
  const { line, isOfAccount } = taken;
  if (!isOfAccount || line.paise === undefined) return 'wrong';
  if (line.paise === paise) return line.side === side ? 'right' : 'part';
  return line.side === side && own.includes(line.paise) ? 'part' : 'wrong';
}

function markOfCell(
  answer: Exclude<Answer, LineAnswer>,
  typed: string,
  near: number,
  own: readonly unknown[],
): Mark {
  if (typed.trim() === '') return 'empty';
  const value =
    answer.kind === 'choice'
      ? typed
      : answer.kind === 'date'
        ? dateIn(typed, near)
        : amountIn(typed);
  if (value === answer.value) return 'right';
  return value !== 'unreadable' && own.includes(value) ? 'part' : 'wrong';
}
