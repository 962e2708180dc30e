/**
 * A record and its row say the same: names with underscores, yes and no as 1 and 0, lists and objects as JSON, null for
 * what is absent. A table that keeps a record takes its columns from it.
 */

type Underscored<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Underscored<Rest>}`
  : '';

type Column<Value> = Value extends undefined
  ? never
  : Value extends boolean
    ? number
    : Value extends string | number | null
      ? Value
      : string;

/** As it is written: what is absent is left out. */
type Written<Stored> = {
  -readonly [Name in keyof Stored as Underscored<Name & string>]: Column<Stored[Name]>;
};

export type Row<Stored> = {
  [Name in keyof Written<Stored>]-?:
    | Exclude<Written<Stored>[Name], undefined>
    | (object extends Pick<Written<Stored>, Name> ? null : never);
};

export function rowOf<Stored extends object>(record: Stored): Written<Stored> {
  const row: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    if (value !== undefined) row[columnOf(name)] = stored(value);
  }
  return row as Written<Stored>;
}

/** Worked out once a name: a submission writes some fifty. */
const columns = new Map<string, string>();

function columnOf(name: string): string {
  const known = columns.get(name);
  if (known !== undefined) return known;
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  columns.set(name, column);
  return column;
}

function stored(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' && value !== null ? storableJson(value) : value;
}

interface Shape<Stored> {
  readonly json?: readonly (keyof Stored)[];
  readonly yesNo?: readonly (keyof Stored)[];
  /** Columns that are none of the record. */
  readonly without?: readonly string[];
}

export function reader<Stored>({ json = [], yesNo = [], without = [] }: Shape<Stored> = {}) {
  const others = new Set(without);
  const [parsed, bits] = [new Set<PropertyKey>(json), new Set<PropertyKey>(yesNo)];
  // Worked out once a column: lists have thousands of rows.
  const fields = new Map<string, Field>();
  const fieldOf = (column: string): Field => {
    const name = column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    const field = {
      name,
      isNone: others.has(column),
      isJson: parsed.has(name),
      isBit: bits.has(name),
    };
    fields.set(column, field);
    return field;
  };
  return (row: Row<Stored>): Stored => {
    const record: Record<string, unknown> = {};
    for (const column in row) {
      const value: unknown = row[column];
      const { name, isNone, isJson, isBit } = fields.get(column) ?? fieldOf(column);
      if (value === null || isNone) continue;
      record[name] = isJson ? JSON.parse(value as string) : isBit ? value === 1 : value;
    }
    return record as Stored;
  };
}

interface Field {
  readonly name: string;
  readonly isNone: boolean;
  readonly isJson: boolean;
  readonly isBit: boolean;
}

/** Text that both engines keep as it is: PostgreSQL refuses NUL, and half a character is no text. */
export const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  // JSON writes both as escapes; to be asked about each part takes longer than all the rest.
  if (!/\\u(?:0000|d[89a-f])/.test(json)) return json;
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'string' ? storable(part) : part,
  );
}
