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
}

export interface PracticeRecord {
  /** By module. */
  readonly best: Readonly<Record<string, Best>>;
  readonly sheets: Readonly<Record<string, DraftSheet>>;
}

const day = 24 * 60 * 60 * 1000;
/** So long what was typed is stored, after the last time. */
const storedMs = 30 * day;
const mostSheets = 20;

const empty: PracticeRecord = { best: {}, sheets: {} };

/** A broken record, or one of another version, is an empty book. `now` in epoch milliseconds. */
export function readRecord(text: string | null, now: number): PracticeRecord {
  const stored = objectIn(text);
  const best = entriesOf<Best>(stored.best).filter(([, { score, of, marks }]) =>
    [typeof score === 'number', typeof of === 'number', typeof marks === 'string'].every(Boolean),
  );
  const sheets = entriesOf<DraftSheet>(stored.sheets)
    .filter(([, { saved, typed }]) => now - saved < storedMs && typeof typed === 'object')
    .sort(([, one], [, other]) => other.saved - one.saved)
    .slice(0, mostSheets);
  if (best.length + sheets.length === 0) return empty;
  return { best: Object.fromEntries(best), sheets: Object.fromEntries(sheets) };
}

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
