import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { fileStamp } from '#lib/server/data-folder/atomic-rename';
import { checkVersion, takeInventory } from '#lib/server/store/backup/inventory';
import { refusePostgresCode } from '#lib/server/store/backup/known-schema';
import { type LeftBehind, takeOverNumbers } from '#lib/server/store/backup/left-behind';
import { checkDump } from '#lib/server/store/backup/postgres-backup';
import { type RestoreResult, storeInUse } from '#lib/server/store/backup/restore-result';
import { knownErasuresOf } from '#lib/server/store/erasure/known-erasures';
import { repeatErasures } from '#lib/server/store/erasure/repeat-erasures';
import { migrate } from '#lib/server/store/migrations/migrate';
import type { Tables } from '#lib/server/store/migrations/schema';
import { nextNumbers } from '#lib/server/store/payments/queries/invoices';
import { requireOwnSession, tryExclusiveLock } from '#lib/server/store/postgres/advisory-lock';
import { onOneConnection } from '#lib/server/store/postgres/postgres';
import { dropNew, partsOf } from '#lib/server/store/postgres/postgres-parts';
import { runTool } from '#lib/server/store/postgres/postgres-tools';

export async function restorePostgres(
  { databaseUrl: url, dataDir }: { readonly databaseUrl: string; readonly dataDir: string },
  file: string,
  now: number,
): Promise<RestoreResult> {
  await checkDump(file);
  return alone(url, () =>
    onOneConnection(url, async (db) => {
      const schema = `before_restore_${fileStamp(now).replace('-', '_')}`;
      const known = await knownErasuresOf(db, dataDir);
      const had = await moveTables(db, 'public', schema);
      const before = await partsOf(db);
      try {
        const kind = ['--schema=public', '--no-owner', '--no-privileges', '--exit-on-error'];
        await runTool('pg_restore', [...kind, '--single-transaction', file], url);
        await refusePostgresCode(db);
        await checkVersion(db);
        await migrate(db, 'postgres');
        const repeated = await repeatErasures(db, 'postgres', known, now);
        const holds = await takeInventory(db);
        const leftBehind = had && (await leftIn(db, schema));
        return {
          holds,
          ...repeated,
          nextNumbers: await nextNumbers(db),
          ...(had && { formerStore: `schema ${schema}` }),
          ...(leftBehind && { leftBehind }),
        };
      } catch (error) {
        await dropNew(db, before);
        await moveTables(db, schema, 'public');
        throw error;
      }
    }),
  );
}

/** `undefined` where that cannot be read: the backup is restored all the same. */
const leftIn = (db: Kysely<Tables>, schema: string): Promise<LeftBehind | undefined> =>
  takeOverNumbers(db, { former: schema, restored: 'public' }).catch(() => undefined);

/** Runs `work` while no host and no other command has the store open, and lets none open it meanwhile. */
export async function alone<T>(url: string, work: () => Promise<T>): Promise<T> {
  await requireOwnSession(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>(tryExclusiveLock);
    if (!rows[0]?.held) throw new Error(storeInUse);
    return await work();
  } finally {
    await client.end();
  }
}

const tablesOf = async (db: Kysely<Tables>, schema: string): Promise<readonly string[]> => {
  const { rows } = await sql<{
    tablename: string;
  }>`select tablename from pg_tables where schemaname = ${schema}`.execute(db);
  return rows.map(({ tablename }) => tablename);
};

/** With their rows and indexes, in one transaction. Returns whether there were any. */
export async function moveTables(db: Kysely<Tables>, from: string, to: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const tables = await tablesOf(tx, from);
    if (tables.length === 0) return false;
    await tx.schema.createSchema(to).ifNotExists().execute();
    for (const table of tables) {
      await sql`alter table ${sql.id(from, table)} set schema ${sql.id(to)}`.execute(tx);
    }
    if (from !== 'public') await tx.schema.dropSchema(from).execute();
    return true;
  });
}
