import type { Kysely } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import {
  batchesOf,
  countRows,
  findSame,
  insertRows,
  isSame,
  keyText,
} from '#lib/server/store/move/rows';
import { type MovedTable, movedTables } from '#lib/server/store/move/tables';

export interface Counted {
  readonly table: string;
  readonly rows: number;
}

/** Writes what is not there yet: cut short, it goes on where it was. */
export async function copyAll(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  report: (counted: Counted) => void,
): Promise<void> {
  for (const table of await movedTables()) {
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
): Promise<readonly Counted[]> {
  const counted: Counted[] = [];
  for (const table of await movedTables()) {
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
