import { Kysely } from 'kysely';
import { migrate } from '#lib/server/store/migrations/migrate';
import type { Tables } from '#lib/server/store/migrations/schema';
import { NodeSqliteDialect, openFile } from '#lib/server/store/sqlite/sqlite-dialect';

export interface MovedTable {
  readonly name: keyof Tables;
  /** The columns of its primary key, all of text. */
  readonly key: readonly string[];
  /** Rows at once: few where a row holds megabytes. */
  readonly batch: number;
}

/** Each store has its own, and they say nothing of a person. */
const notMoved = new Set(['migrations', 'probes']);

/** Every table as it is today, each after those it refers to. */
export async function movedTables(): Promise<readonly MovedTable[]> {
  const file = openFile(':memory:');
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  try {
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
        batch: columns.some(({ type }) => /blob/i.test(String(type))) ? 4 : 500,
      };
    });
  } finally {
    await db.destroy();
  }
}
