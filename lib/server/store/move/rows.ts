/** Rows of any table, on either engine: read in the order of their key, found by it, written once. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { count } from '#lib/server/store/count';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { MovedTable } from '#lib/server/store/move/tables';

export type Row = Readonly<Record<string, unknown>>;

const refs = (names: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(names.map((name) => sql.ref(name)))})`;
const keyOf = (row: Row, { key }: MovedTable): RawBuilder<unknown> =>
  sql`(${sql.join(key.map((name) => row[name]))})`;

/** Of one row, as text. */
export const keyText = (row: Row, { key }: MovedTable): string =>
  JSON.stringify(key.map((name) => row[name]));

/** All of a table, a batch in memory at a time. */
export async function* batchesOf(db: Kysely<Tables>, table: MovedTable): AsyncGenerator<Row[]> {
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

/** Those of the same keys, by key. */
export async function findSame(
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

export async function insertRows(
  db: Kysely<Tables>,
  { name }: MovedTable,
  rows: readonly Row[],
): Promise<void> {
  await db
    .insertInto(name)
    .values(rows as never)
    .execute();
}

export const countRows = (db: Kysely<Tables>, { name }: MovedTable): Promise<number> =>
  db.selectFrom(name).$call(count);

/** Whether two engines hold the same: bytes by their content, all else by value. */
export function isSame(one: Row, other: Row): boolean {
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
