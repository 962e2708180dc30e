/** Makes a paper of a set: pure, the same for everybody who has the set. */
import { typedDay } from '#data/practicals/days';
import { type Answers, evaluate, type Formula, type Value } from '#data/practicals/formula';
import type {
  Answer,
  Cell,
  CellItem,
  Draw,
  Item,
  Journal,
  LineAnswer,
  LineItem,
  MadePaper,
  Paper,
  Part,
  Sheet,
} from '#data/practicals/paper';
import { drawOf, fixedSet } from '#lib/practice/rules/papers/draw';
import { typedNumber } from '#lib/practice/rules/papers/typed';

/** More than any set has needed: a paper that needs as many has a mistake. */
const attempts = 400;

export function make(paper: Paper, set: string): MadePaper {
  for (let counter = 0; counter < attempts; counter += 1) {
    const draw = drawOf(paper.module, set, counter);
    const sheet = paper.sheet(draw);
    const answers = answersOf(sheet);
    if (set === fixedSet || isClear(sheet, answers)) return made(paper, set, sheet, answers, draw);
  }
  throw new Error(`paper ${paper.module}: no clear figures for set ${set}`);
}

function made(
  { module, minutes, day }: Paper,
  set: string,
  sheet: Sheet,
  answers: readonly Answer[],
  draw: Draw,
): MadePaper {
  const orders = new Map<string, readonly string[]>();
  const ordered = (options: readonly string[]) => {
    const key = [...options].sort().join('\n');
    const order = orders.get(key) ?? draw.order(options);
    orders.set(key, order);
    return order;
  };
  return {
    module,
    set,
    day,
    minutes,
    about: sheet.about,
    accounts: [...(sheet.accounts ?? [])].sort((one, other) => one.localeCompare(other)),
    parts: sheet.parts.map(
      ({ title, task, documents, items }): Part => ({
        title,
        task,
        documents: draw.order(documents),
        items: items.map((item) => shown(item, ordered)),
      }),
    ),
    answers,
  };
}

function shown(
  item: Item,
  ordered: (options: readonly string[]) => readonly string[],
): Cell | Journal {
  if (item.kind === 'journal') {
    return {
      kind: 'journal',
      id: journalOf(item.lines[0]?.cell ?? ''),
      label: item.label,
      rows: item.lines.length + 1,
    };
  }
  const { answer: _answer, why: _why, options, inOrder, ...cell } = item;
  return options ? { ...cell, options: inOrder ? options : ordered(options) } : cell;
}

/** Line cells with the same letters are one journal. */
const journalOf = (cell: string) => cell.replace(/\d+$/, '');

type PlacedItem =
  | (LineItem & { readonly kind: 'line'; readonly part: number; readonly label: string })
  | (CellItem & { readonly part: number });

/** The model answer: each formula worked out on the right answers of the cells it names, whatever their order. */
function answersOf({ parts }: Sheet): readonly Answer[] {
  const cells = parts.flatMap(({ items }, part) =>
    items.flatMap((item): readonly PlacedItem[] =>
      item.kind === 'journal'
        ? item.lines.map((each) => ({ ...each, part, kind: 'line' as const, label: item.label }))
        : [{ ...item, part }],
    ),
  );
  const values = new Map<string, Value>();
  const formulas = new Map(cells.map(({ cell, answer }) => [cell, answer]));
  const kinds = new Map(cells.map(({ cell, kind }) => [cell, kind]));
  const value = (cell: string): Value => {
    const known = values.get(cell);
    if (known !== undefined) return known;
    const formula = formulas.get(cell);
    const found = formula === undefined ? undefined : evaluate(formula, answers);
    if (found === undefined) throw new Error(`the answer of ${cell} cannot be worked out`);
    values.set(cell, found);
    return found;
  };
  const answers: Answers = { value, key: (cell) => keyOf(kinds.get(cell), value(cell)) };
  return cells.map((item): Answer => {
    const { cell, part, label, why, answer } = item;
    const base = { cell, part, label, why, ...(follows(answer) ? { own: answer } : {}) };
    if (item.kind !== 'line') return { ...base, kind: item.kind, value: value(cell) };
    const { account, accepts, side } = item;
    const paise = Number(value(cell));
    return { ...base, kind: 'line', journal: journalOf(cell), account, accepts, side, paise };
  });
}

/** A value as it names a case of `by`. */
export function keyOf(kind: string | undefined, value: Value): string {
  if (typeof value === 'string') return value;
  return kind === 'date' ? typedDay(value) : typedNumber(value);
}

const follows = (formula: Formula): boolean =>
  typeof formula === 'string' || (typeof formula !== 'number' && namesCell(formula));

function namesCell(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return typeof part === 'string';
  if ('text' in part) return false;
  if ('share' in part) return namesCell(part.share);
  if ('by' in part) return true;
  return Object.values(part).some((each) =>
    Array.isArray(each) ? each.some(namesCell) : namesCell(each),
  );
}

/** Whether every figure says one thing only: a right answer in the wrong cell, or a trap, earns nothing. */
export function isClear(sheet: Sheet, answers: readonly Answer[]): boolean {
  if (sheet.refused) return false;
  if (answers.some((answer) => answer.kind === 'line' && answer.paise <= 0)) return false;
  const right = new Map(answers.map((answer) => [answer.cell, figureOf(answer)]));
  const trapped = Object.entries(sheet.traps).some(([cell, wrong]) => {
    if (!right.has(cell)) throw new Error(`a trap stands at ${cell}, which is no cell`);
    return wrong.some((each) => each === right.get(cell));
  });
  return !trapped && !hasTwins(sheet, answers);
}

const figureOf = (answer: Answer) => (answer.kind === 'line' ? answer.paise : answer.value);

function hasTwins({ alike = [] }: Sheet, answers: readonly Answer[]): boolean {
  const allowed = new Set(alike.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  return answers.some((one, at) =>
    answers
      .slice(at + 1)
      .some(
        (other) =>
          unitOf(one) !== 'choice' &&
          unitOf(one) === unitOf(other) &&
          figureOf(one) === figureOf(other) &&
          figureOf(one) !== 0 &&
          !sidesOfOne(one, other) &&
          !allowed.has(`${one.cell} ${other.cell}`),
      ),
  );
}

const unitOf = ({ kind }: Answer) => (kind === 'line' ? 'amount' : kind);

const sidesOfOne = (one: Answer, other: Answer) =>
  one.kind === 'line' &&
  other.kind === 'line' &&
  one.journal === other.journal &&
  pairs(one, other);

/** Central and State tax are equal halves, and a journal has two sides. */
const pairs = (one: LineAnswer, other: LineAnswer) =>
  one.side !== other.side || (/[CS]GST$/.test(one.account) && /[CS]GST$/.test(other.account));
