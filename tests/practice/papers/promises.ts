import { expect, test } from '@jest/globals';
import { typedDay } from '#data/practicals/days';
import type { Document } from '#data/practicals/documents';
import { evaluate, type Value } from '#data/practicals/formula';
import type { Answer, MadePaper, Paper } from '#data/practicals/paper';
import { alphabet } from '#lib/platform/values/reference';
import { drawOf, fixedSet } from '#lib/practice/rules/papers/draw';
import { isClear, keyOf, make } from '#lib/practice/rules/papers/make';
import { mark } from '#lib/practice/rules/papers/mark';
import { typedAmount, typedNumber } from '#lib/practice/rules/papers/typed';

export type Given = Record<string, string>;

/** Paise of an amount as a document shows it: "₹1,23,456.50", "−480.00", "2,31,000.00 Cr". */
export const shownPaise = (shown: string | null | undefined): number => {
  const bare = (shown ?? '').replace(/[^\d.−-]/g, '').replace('−', '-');
  return bare === '' ? 0 : Math.round(Number(bare) * 100);
};

/** The 1,000 sets of a paper, for what it promises beyond the others. */
export const madeOf = (paper: Paper): readonly MadePaper[] => sets.map((set) => make(paper, set));

export const documentsOf = ({ parts }: MadePaper): readonly Document[] =>
  parts.flatMap(({ documents }) => documents);

/** The right figure of a cell, in paise or hundredths. */
export const rightFigure = (made: MadePaper, cell: string): number =>
  Number(figureOf(made.answers.find((answer) => answer.cell === cell) as Answer));

/** Every run has the same sets; the factor is prime to 32, so that no two are equal. */
const sets = Array.from({ length: 1000 }, (_, at) =>
  [4, 3, 2, 1, 0]
    .map((place) => alphabet[Math.floor(((at + 1) * 7_919_393) / 32 ** place) % 32])
    .join(''),
);

const figureOf = (answer: Answer): Value => (answer.kind === 'line' ? answer.paise : answer.value);

function typed(answer: Answer, figure: Value): Given {
  if (answer.kind === 'line') {
    const side = answer.side;
    return {
      [`${answer.cell}.a`]: answer.account,
      [`${answer.cell}.${side}`]: typedAmount(Number(figure)),
    };
  }
  if (typeof figure === 'string') return { [answer.cell]: figure };
  if (answer.kind === 'date') return { [answer.cell]: typedDay(figure) };
  return { [answer.cell]: answer.kind === 'number' ? typedNumber(figure) : typedAmount(figure) };
}

/** The sheet filled with the model answer, or with other figures. */
export const filled = (
  { answers }: MadePaper,
  figures: (answer: Answer) => Value = figureOf,
): Given => Object.assign({}, ...answers.map((answer) => typed(answer, figures(answer))));

/** As the tests of a paper write an answer: "Dr Furniture and fixtures 18360.00", "17205.00". */
export function written(answer: Answer): string {
  if (answer.kind === 'line') {
    return `${answer.side === 'd' ? 'Dr' : 'Cr'} ${answer.account} ${typedAmount(answer.paise)}`;
  }
  return Object.values(typed(answer, answer.value))[0] ?? '';
}

const journalsOf = ({ answers }: MadePaper) => {
  const lines = answers.filter((answer) => answer.kind === 'line');
  return [...new Set(lines.map(({ journal }) => journal))].map((id) =>
    lines.filter(({ journal }) => journal === id),
  );
};

const isLast = (made: MadePaper, answer: Answer) =>
  journalsOf(made).some((lines) => lines.length > 1 && lines.at(-1) === answer);

function isBalanced(made: MadePaper, answer: Answer, given: Given): boolean {
  const lines =
    journalsOf(made).find((each) => each.some(({ cell }) => cell === answer.cell)) ?? [];
  const total = (side: 'd' | 'k') =>
    lines.reduce(
      (sum, { cell }) => sum + Math.round(Number(given[`${cell}.${side}`] ?? 0) * 100),
      0,
    );
  return total('d') === total('k');
}

/** One figure wrong, and whatever follows from it as the learner's own figures make it. */
function withSlip(made: MadePaper, slipped: Answer): { given: Given; followers: number } {
  const own = new Map<string, Value>();
  const kinds = new Map(made.answers.map(({ cell, kind }) => [cell, kind]));
  const right = new Map(made.answers.map((answer) => [answer.cell, figureOf(answer)]));
  own.set(slipped.cell, Number(right.get(slipped.cell)) + 4200);
  const value = (cell: string) => own.get(cell) ?? right.get(cell);
  const key = (cell: string) => {
    const found = value(cell);
    return found === undefined ? undefined : keyOf(kinds.get(cell), found);
  };
  for (let round = 0; round < made.answers.length; round += 1) {
    for (const { cell, own: formula } of made.answers) {
      if (formula === undefined || cell === slipped.cell) continue;
      const follows = evaluate(formula, { value, key });
      if (follows !== undefined && follows !== 0) own.set(cell, follows);
    }
  }
  const followers = [...own].filter(
    ([cell, figure]) => cell !== slipped.cell && figure !== right.get(cell),
  ).length;
  return { given: filled(made, (answer) => value(answer.cell) ?? ''), followers };
}

/** Cells that expect one figure, but for the two sides of a journal and the halves of local tax in it. */
function twins({ answers }: MadePaper): string[] {
  const unit = ({ kind }: Answer) => (kind === 'line' ? 'amount' : kind);
  return answers.flatMap((one, at) =>
    answers.slice(at + 1).flatMap((other) => {
      const figure = figureOf(one);
      const inOneJournal =
        one.kind === 'line' && other.kind === 'line' && one.journal === other.journal;
      const alike = unit(one) === unit(other) && figure === figureOf(other);
      return alike && typeof figure === 'number' && figure !== 0 && !inOneJournal
        ? [`${one.cell} ${other.cell}`]
        : [];
    }),
  );
}

/** `alike` are the cells that repeat a figure for a reason, as a payable repeats the tax worked out above it. */
export function promises(
  paper: Paper,
  worked: Readonly<Record<string, string>>,
  alike: readonly string[] = [],
): void {
  const all = madeOf(paper);
  const byHand = make(paper, fixedSet);

  test('set K7Q2M comes to the figures worked by hand', () => {
    expect(
      Object.fromEntries(byHand.answers.map((answer) => [answer.cell, written(answer)])),
    ).toEqual(worked);
    const sheet = paper.sheet(drawOf(paper.module, fixedSet, 0));
    expect(isClear(sheet, byHand.answers)).toBe(true);
  });

  test('a set is the same each time, and is plain data that a sitting can store', () => {
    const [set = ''] = sets;
    expect(make(paper, set)).toEqual(all[0]);
    expect(JSON.parse(JSON.stringify(byHand))).toEqual(byHand);
    expect(new Set(all.map((made) => JSON.stringify(made))).size).toBeGreaterThan(990);
  });

  test('a sheet has at least twelve entries in three or four parts, and as many in every set', () => {
    const entries = byHand.answers.length;
    expect(entries).toBeGreaterThanOrEqual(12);
    expect(new Set(all.map(({ answers }) => answers.length))).toEqual(new Set([entries]));
    expect([3, 4]).toContain(byHand.parts.length);
    for (const part of byHand.parts) expect(part.documents.length).toBeGreaterThan(0);
  });

  test('the model answer has full marks in every set', () => {
    const failed = all.filter((made) => {
      const { score, of, surplus } = mark(made, filled(made));
      return score !== of || surplus.length > 0;
    });
    expect(failed.map(({ set }) => set)).toEqual([]);
  });

  test('an empty sheet has no marks in any set', () => {
    const failed = all.filter((made) => {
      const { score, entries } = mark(made, {});
      return score !== 0 || entries.some((entry) => entry.mark !== 'empty');
    });
    expect(failed.map(({ set }) => set)).toEqual([]);
  });

  test('a slip costs its own mark, and half a mark in each entry that follows from it', () => {
    const failed = all.flatMap((made) =>
      made.answers
        .filter(({ kind }) => kind !== 'choice' && kind !== 'date')
        .flatMap((slipped) => {
          const { given, followers } = withSlip(made, slipped);
          const { score, of, entries } = mark(made, given);
          const slip = entries.find(({ cell }) => cell === slipped.cell)?.mark;
          // The last line of a journal is right by the other lines, where these were made to follow
          // from it.
          const balances = isLast(made, slipped) && isBalanced(made, slipped, given);
          const cost = balances ? 0.5 : 1;
          const fair =
            slip === (balances ? 'part' : 'wrong') && score === of - cost - followers / 2;
          return fair
            ? []
            : [`${made.set} ${slipped.cell}: ${slip}, ${score} of ${of}, ${followers} follow`];
        }),
    );
    expect(failed).toEqual([]);
  });

  test('every account on every line earns nothing', () => {
    const failed = all.flatMap((made) =>
      journalsOf(made).flatMap(([line]) => {
        const { journal, paise } = line as NonNullable<typeof line>;
        const rows = made.accounts.flatMap((account) =>
          ['d', 'k'].map((side) => ({ account, side })),
        );
        const given: Given = Object.assign(
          {},
          ...rows.slice(0, 60).map(({ account, side }, at) => ({
            [`${journal}${at + 1}.a`]: account,
            [`${journal}${at + 1}.${side}`]: typedAmount(paise),
          })),
        );
        return mark(made, given).score === 0 ? [] : [`${made.set} ${journal}`];
      }),
    );
    expect(failed).toEqual([]);
  });

  test('the two sides of every journal agree, and its accounts are offered among twice as many', () => {
    const failed = all.flatMap((made) =>
      journalsOf(made).flatMap((lines) => {
        const total = lines.reduce(
          (sum, { side, paise }) => sum + (side === 'd' ? paise : -paise),
          0,
        );
        const offered = lines.every(({ account }) => made.accounts.includes(account));
        const fair = total === 0 && offered && made.accounts.length >= 2 * lines.length;
        return fair ? [] : [`${made.set} ${lines[0]?.journal}: ${total}`];
      }),
    );
    expect(failed).toEqual([]);
  });

  test('no two cells expect one figure, so that a right figure in a wrong cell earns nothing', () => {
    expect(new Set(all.flatMap(twins))).toEqual(new Set(alike));
  });

  test('every figure is exact, and every choice offers its answer among at least two', () => {
    const failed = all.flatMap((made) => {
      const cells = made.parts.flatMap(({ items }) => items);
      return made.answers.flatMap((answer) => {
        const figure = figureOf(answer);
        const shown = cells.find((item) => item.kind !== 'journal' && item.cell === answer.cell);
        const options = shown?.kind === 'choice' ? (shown.options ?? []) : [];
        const fair =
          typeof figure === 'number'
            ? Number.isSafeInteger(figure)
            : options.includes(figure) &&
              options.length > 1 &&
              new Set(options).size === options.length;
        return fair ? [] : [`${made.set} ${answer.cell}: ${figure}`];
      });
    });
    expect(failed).toEqual([]);
  });
}
