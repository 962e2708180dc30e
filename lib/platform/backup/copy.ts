import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StoreSchema } from '#lib/platform/backup/contents';
import { onFile, openFile } from '#lib/platform/db/sqlite/sqlite-dialect';
import { count } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';

interface MovedTable {
  readonly name: keyof Tables;
  readonly key: readonly string[];
  /** Those of the key that are whole numbers; the others are text. */
  readonly numbers: readonly string[];
  /** Rows at once: few where a row holds megabytes. */
  readonly batch: number;
}

/** Each store has its own, and they say nothing of a person. */
const notMoved = new Set(['migrations', 'probes']);

async function movedTables({ migrate }: StoreSchema): Promise<readonly MovedTable[]> {
  const file = openFile(':memory:');
  return onFile(file, async (db) => {
    await migrate(db, 'sqlite');
    const names = file
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .all()
      .map(({ name }) => String(name))
      .filter((name) => !notMoved.has(name));
    const ordered = new Set<string>();
    const visit = (name: string) => {
      if (ordered.has(name)) return;
      const keys = file.prepare('select "table" as parent from pragma_foreign_key_list(?)');
      for (const { parent } of keys.all(name)) if (parent !== name) visit(String(parent));
      ordered.add(name);
    };
    for (const name of names.sort()) visit(name);
    return [...ordered].map((name) => {
      const columns = file.prepare('select name, type, pk from pragma_table_info(?)').all(name);
      const key = columns.filter(({ pk }) => Number(pk) > 0);
      key.sort((one, other) => Number(one.pk) - Number(other.pk));
      if (key.length === 0) throw new Error(`the table ${name} has no primary key`);
      return {
        name: name as keyof Tables,
        key: key.map((column) => String(column.name)),
        numbers: key
          .filter(({ type }) => /int/i.test(String(type)))
          .map((column) => String(column.name)),
        batch: columns.some(({ type }) => /blob/i.test(String(type))) ? 4 : 500,
      };
    });
  });
}

type Row = Readonly<Record<string, unknown>>;

const refs = (names: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(names.map((name) => sql.ref(name)))})`;
/** PostgreSQL takes a parameter in a list of values for text. */
const keyOf = (row: Row, { key, numbers }: MovedTable): RawBuilder<unknown> =>
  sql`(${sql.join(
    key.map((name) => (numbers.includes(name) ? sql`cast(${row[name]} as bigint)` : row[name])),
  )})`;

const keyText = (row: Row, { key }: MovedTable): string =>
  JSON.stringify(key.map((name) => row[name]));

async function* batchesOf(db: Kysely<Tables>, table: MovedTable): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const after = last ? sql`where ${refs(table.key)} > ${keyOf(last, table)}` : sql``;
    const order = sql.join(table.key.map((name) => sql.ref(name)));
    const { rows } = await sql<Row>`select * from ${sql.table(table.name)} ${after}
      order by ${order} limit ${table.batch}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < table.batch) return;
    last = rows.at(-1);
  }
}

async function findSame(
  db: Kysely<Tables>,
  table: MovedTable,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, Row>> {
  const { rows: found } = await sql<Row>`select * from ${sql.table(table.name)}
    where ${refs(table.key)} in (values ${sql.join(rows.map((row) => keyOf(row, table)))})`.execute(
    db,
  );
  return new Map(found.map((row) => [keyText(row, table), row]));
}

async function insertRows(
  db: Kysely<Tables>,
  { name }: MovedTable,
  rows: readonly Row[],
): Promise<void> {
  await db
    .insertInto(name)
    .values(rows as never)
    .execute();
}

const countRows = (db: Kysely<Tables>, { name }: MovedTable): Promise<number> =>
  db.selectFrom(name).$call(count);

/** Whether two engines hold the same: bytes by their content, all else by value. */
function isSame(one: Row, other: Row): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSameValue(one[name], other[name]))
  );
}

const isSameValue = (one: unknown, other: unknown): boolean =>
  one instanceof Uint8Array && other instanceof Uint8Array
    ? Buffer.compare(one, other) === 0
    : one === other;

export interface Counted {
  readonly table: string;
  readonly rows: number;
}

/** Writes what is not there yet: cut short, it goes on where it was. */
export async function copyAll(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  schema: StoreSchema,
  report: (counted: Counted) => void,
): Promise<void> {
  for (const table of await movedTables(schema)) {
    let rows = 0;
    for await (const batch of batchesOf(from, table)) {
      const there = await findSame(to, table, batch);
      const missing = batch.filter((row) => !there.has(keyText(row, table)));
      if (missing.length > 0) await insertRows(to, table, missing);
      rows += batch.length;
    }
    report({ table: table.name, rows });
  }
}

/** Every row of either is one of the other, with the same values; else throws, naming the table alone. */
export async function compareAll(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  schema: StoreSchema,
): Promise<readonly Counted[]> {
  const counted: Counted[] = [];
  for (const table of await movedTables(schema)) {
    const rows = await compare(from, to, table);
    counted.push({ table: table.name, rows });
  }
  return counted;
}

async function compare(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  table: MovedTable,
): Promise<number> {
  let rows = 0;
  for await (const batch of batchesOf(from, table)) {
    const there = await findSame(to, table, batch);
    for (const row of batch) {
      const other = there.get(keyText(row, table));
      if (!other || !isSame(row, other)) throw new StoresDiffer(table.name, 'a row differs');
    }
    rows += batch.length;
  }
  const others = await countRows(to, table);
  if (others !== rows) throw new StoresDiffer(table.name, `${rows} rows here, ${others} there`);
  return rows;
}

export class StoresDiffer extends Error {
  constructor(table: string, how: string) {
    super(`The stores differ in the table ${table}: ${how}.`);
  }
}
