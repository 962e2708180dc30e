/**
 * How statements are asked: how many rows one finds or changed, who gets a due row, one insert compiled once; how a record
 * becomes a row and a row a record.
 */
import type {
  CompiledQuery,
  DeleteResult,
  Insertable,
  Kysely,
  RawBuilder,
  SelectQueryBuilder,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely';
import type { Tables } from '#lib/platform/db/tables';

interface Write {
  executeTakeFirst(): Promise<UpdateResult | DeleteResult>;
}

/** How many rows a statement changed or deleted, asked at its end: `.$call(changed)`. */
export async function changed(write: Write): Promise<number> {
  const result = await write.executeTakeFirst();
  return Number('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows);
}

export const hasChanged = async (write: Write): Promise<boolean> => (await changed(write)) > 0;

/** How many rows a query finds, asked at its end: `.$call(count)`. */
export async function count<Database, Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll<number>().as('many'));
  const { many } = (await counted.executeTakeFirstOrThrow()) as { many: number };
  return many;
}

type Claimed = 'outbox' | 'webhook_events' | 'orders' | 'refunds';

interface Due {
  readonly where: RawBuilder<boolean>;
  /** The column by which the first are chosen. */
  readonly by: 'queued_at' | 'next_check_at' | 'next_try_at';
  readonly limit: number;
}

/**
 * An update of up to `limit` due rows, each given to one caller: those that another takes at the same moment are passed
 * over. What it sets is to keep others from them.
 */
export const claim = <Table extends Claimed>(
  db: Kysely<Tables>,
  table: Table,
  { where, by, limit }: Due,
): UpdateQueryBuilder<Tables, Table, Table, UpdateResult> =>
  db
    .with('due', (from) =>
      from
        .selectFrom<Claimed>(table)
        .select('id')
        .where(where)
        .orderBy(by)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable<Claimed>(table)
    .where('id', 'in', (row) => row.selectFrom('due').select('due.id')) as never;

/** By what speaks for an engine, then by table and columns: put together for each row, inserts took a third of a submission. */
const statements = new WeakMap<object, Map<string, CompiledQuery>>();

/**
 * Says whether the row was written: it is not where `unlessTaken` has its value in another row. Its columns are the keys
 * of `row`, none of them undefined.
 */
export async function insertRow<Table extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Table,
  row: Insertable<Tables[Table]>,
  unlessTaken?: keyof Tables[Table] & string,
): Promise<boolean> {
  const { adapter } = db.getExecutor();
  const known = statements.get(adapter) ?? new Map<string, CompiledQuery>();
  statements.set(adapter, known);
  const name = `${table} ${Object.keys(row).join()} ${unlessTaken ?? ''}`;
  const statement = known.get(name) ?? statementOf(db, table, row, unlessTaken);
  known.set(name, statement);
  const written = await db.executeQuery({ ...statement, parameters: Object.values(row) });
  return written.numAffectedRows !== 0n;
}

function statementOf<Table extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Table,
  row: Insertable<Tables[Table]>,
  unlessTaken: string | undefined,
): CompiledQuery {
  const insert = db.insertInto(table).values(row as never);
  if (unlessTaken === undefined) return insert.compile();
  return insert.onConflict((taken) => taken.column(unlessTaken as never).doNothing()).compile();
}

/** Ends a transaction that may not hold, with the reason: nothing of it is stored. */
export class Undone<Answer = unknown> extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('nothing was kept');
    this.answer = answer;
  }
}

/** The answer of the transaction, or why it was undone. */
export async function unlessUndone<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Undone) return error.answer as T;
    throw error;
  }
}

/** For `like`: the text wherever it is; no sign of it is one of the pattern. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

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

/**
 * A record and its row say the same: names with underscores, yes and no as 1 and 0, lists and objects as JSON, null for
 * what is absent. A table that stores records takes its columns from their type.
 */
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
