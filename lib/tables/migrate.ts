import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/db/database';
import type { Tables } from '#lib/platform/db/tables';
import { log } from '#lib/platform/log/log';
import { type Migration, migrations } from '#lib/tables/migrations';
import { type Applied, oldestReaderOf, unreadable } from '#lib/tables/releases';

/** Code does not write to tables that it does not know. */
class NewerStore extends Error {
  constructor(rows: readonly Applied[]) {
    const ids = rows.map(({ id }) => id).join(', ');
    const harm = rows.flatMap(({ breaks }) => breaks ?? []);
    const why = harm.length > 0 ? `, and this one ${harm.join(', and ')}` : '';
    super(
      `The store was migrated by a newer release (${ids})${why}. Start that release again, or restore the backup made before the upgrade, without what was sent and paid since: npm run restore -- FILE.`,
    );
  }
}

/** Any number will do, as long as every host uses the same one. */
const lock = 731_544_221;

/**
 * Applies what is missing, all or nothing, and returns the ids. Hosts that start together take turns:
 * by `begin immediate` on SQLite, by an advisory lock on PostgreSQL.
 */
export function migrate(
  db: Kysely<Tables>,
  engine: Database['engine'],
  list: readonly Migration[] = migrations,
): Promise<readonly string[]> {
  return db.transaction().execute(async (tx) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
    await tx.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
    const rows: readonly Applied[] = await tx.selectFrom('migrations').selectAll().execute();
    const applied = new Set(rows.map(({ id }) => id));
    const newer = unreadable(rows, list);
    if (newer.length > 0) throw new NewerStore(newer);
    const ahead = rows.filter(({ id }) => list.every((known) => known.id !== id));
    if (ahead.length > 0)
      log().warn({ migrations: ahead.map(({ id }) => id) }, 'the store is of the next release');
    const missing = list.filter((migration) => !applied.has(migration.id));
    for (const migration of missing) {
      await migration.up(tx as unknown as Kysely<unknown>, engine);
      await tx
        .insertInto('migrations')
        .values({ id: migration.id, applied_at: Date.now() })
        .execute();
      // An empty store is made, not brought up to date.
      if (applied.size > 0) log().info({ migration: migration.id }, 'store migrated');
    }
    if (missing.length > 0) await noteReaders(tx, list);
    return missing.map((migration) => migration.id);
  });
}

/** A store of before has no place for it until this release is done with it. */
async function noteReaders(db: Kysely<Tables>, list: readonly Migration[]): Promise<void> {
  const rows: readonly Applied[] = await db.selectFrom('migrations').selectAll().execute();
  for (const { id, oldest_reader: noted, breaks } of rows) {
    const migration = list.find((each) => each.id === id);
    const reader = migration && oldestReaderOf(migration, list);
    // Its columns come with later migrations; and a release may know better than the one before it what breaks.
    if (noted === undefined || !reader) continue;
    const reason = breaks === undefined ? {} : { breaks: migration.breaks ?? null };
    await db
      .updateTable('migrations')
      .set({ oldest_reader: reader, ...reason })
      .where('id', '=', id)
      .execute();
  }
}
