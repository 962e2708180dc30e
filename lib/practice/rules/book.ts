/** The learner's own practice book, as it is stored in one browser. */

/** Marks of a sheet in the order of its entries: right, part, wrong, empty. */
const signs = { right: 'r', part: 'p', wrong: 'w', empty: 'e' } as const;
export type MarkName = keyof typeof signs;

export const marksAsText = (marks: readonly MarkName[]): string =>
  marks.map((mark) => signs[mark]).join('');

export interface Best {
  readonly score: number;
  readonly of: number;
  readonly set: string;
  /** ISO date. */
  readonly on: string;
  readonly marks: string;
}

interface DraftSheet {
  /** Epoch milliseconds of the first and of the last time that something was typed. */
  readonly began: number;
  readonly saved: number;
  /** By the name of the input. */
  readonly typed: Readonly<Record<string, string>>;
  /** In a sitting, the values that the server has in these cells, as far as this browser knows. */
  readonly from?: Readonly<Record<string, string>>;
}

/** Cells of a sitting that are not saved yet. */
export type Unsent = Required<Pick<DraftSheet, 'typed' | 'from'>>;

export interface PracticeRecord {
  /** By module. */
  readonly best: Readonly<Record<string, Best>>;
  /** By module and set: `5.K7Q2M`; of a sitting see `examKey`. */
  readonly sheets: Readonly<Record<string, DraftSheet>>;
}

const day = 24 * 60 * 60 * 1000;
/** So long what was typed is stored, after the last time. */
const storedMs = 30 * day;
/** A sitting is over by then, and its cells could not be sent any more. */
const unsentMs = day;
const mostSheets = 20;

const empty: PracticeRecord = { best: {}, sheets: {} };

/** A broken record, or one of another version, is an empty book. `now` in epoch milliseconds. */
export function readRecord(text: string | null, now: number): PracticeRecord {
  const stored = objectIn(text);
  const best = entriesOf<Best>(stored.best).filter(([, { score, of, marks }]) =>
    [typeof score === 'number', typeof of === 'number', typeof marks === 'string'].every(Boolean),
  );
  const sheets = entriesOf<DraftSheet>(stored.sheets)
    .filter(([key, { saved, typed }]) => now - saved < lifeOf(key) && typeof typed === 'object')
    .sort(([, one], [, other]) => other.saved - one.saved)
    .slice(0, mostSheets);
  if (best.length + sheets.length === 0) return empty;
  return { best: Object.fromEntries(best), sheets: Object.fromEntries(sheets) };
}

const exams = 'exam.';
/** Begins the keys of a sitting: each tab has one of its own. */
export const examKey = (sitting: string) => `${exams}${sitting}.` as const;
const lifeOf = (key: string) => (key.startsWith(exams) ? unsentMs : storedMs);

function objectIn(text: string | null): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const entriesOf = <Of>(value: unknown): [string, Of][] =>
  Object.entries((value ?? {}) as Record<string, Of | null>).filter(
    (entry): entry is [string, Of] => typeof entry[1] === 'object' && entry[1] !== null,
  );

export const sheetKey = (module: number, set: string) => `${module}.${set}` as const;

type Typed = DraftSheet['typed'];

/** Another tab of the same sheet may hold cells that this one does not know. */
export interface Change {
  readonly from: Typed;
  readonly to: Typed;
}

/** With the cells that were changed; a sheet without any goes. */
export function withSheet(
  record: PracticeRecord,
  key: string,
  change: Change,
  now: number,
): PracticeRecord {
  const { [key]: former, ...sheets } = record.sheets;
  const typed = changed(former?.typed ?? {}, change);
  if (Object.keys(typed).length === 0) return { ...record, sheets };
  const sheet = { began: former?.began ?? now, saved: now, typed };
  return { ...record, sheets: { ...sheets, [key]: sheet } };
}

export function withUnsent(
  record: PracticeRecord,
  key: string,
  { typed, from }: Unsent,
  now: number,
): PracticeRecord {
  const sheet = { began: record.sheets[key]?.began ?? now, saved: now, typed, from };
  return { ...record, sheets: { ...record.sheets, [key]: sheet } };
}

/** Without those whose key begins so. */
export const withoutSheets = (record: PracticeRecord, beginning: string): PracticeRecord => ({
  ...record,
  sheets: Object.fromEntries(
    Object.entries(record.sheets).filter(([key]) => !key.startsWith(beginning)),
  ),
});

function changed(typed: Typed, { from, to }: Change): Typed {
  const untouched = Object.entries(typed).filter(([name]) => from[name] === to[name]);
  const touched = Object.entries(to).filter(([name, value]) => from[name] !== value);
  return Object.fromEntries([...untouched, ...touched]);
}

/** With a result where it is at least as good as the former one: the book shows the newest best. */
export function withResult(record: PracticeRecord, module: number, result: Best): PracticeRecord {
  const former = record.best[module];
  if (former && former.score / former.of > result.score / result.of) return record;
  return { ...record, best: { ...record.best, [module]: result } };
}

/** "11½" */
export function halves(score: number): string {
  const whole = Math.floor(score);
  if (whole === score) return String(whole);
  return `${whole === 0 ? '' : whole}½`;
}
