import { existsSync, renameSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { StoreSchema } from '#lib/platform/backup/contents';
import { type Counted, compareAll, copyAll, StoresDiffer } from '#lib/platform/backup/copy';
import { aloneOnPostgres, exitWalMode, moveTables } from '#lib/platform/backup/restore';
import { hasTable, onOneConnection } from '#lib/platform/db/postgres/postgres';
import { schemaName } from '#lib/platform/db/postgres/tools';
import { NodeSqliteDialect } from '#lib/platform/db/sqlite/sqlite-dialect';
import type { Tables } from '#lib/platform/db/tables';
import { fileStamp, makeDataFolder, sync } from '#lib/platform/files/data-folder';

interface Move {
  readonly to: 'postgres' | 'sqlite';
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly now: number;
  readonly schema: StoreSchema;
  report(counted: Counted): void;
}

interface Moved {
  readonly counted: readonly Counted[];
  readonly formerStore: string;
  /** Where what was at the new place is, if anything was: nothing of a visitor. */
  readonly replaced?: string;
}

/**
 * Copies, counts and compares row by row, then gives the copy its place and the former store another name. Cut short, it
 * goes on where it was; nothing of the former store is lost before all of it is compared. Throws with a sentence while a
 * site has either open, and where the new place holds something.
 */
export function moveStore(move: Move): Promise<Moved> {
  const { schema, report } = move;
  const carry = async (source: MoveSource, target: MoveTarget): Promise<Moved> => {
    if (target.holds) return completed(source, target, target.holds, schema);
    await copyAll(source.db, target.db, schema, report);
    const counted = await compareAll(source.db, target.db, schema);
    const replaced = await target.finish();
    const formerStore = await source.setAside();
    return { counted, formerStore, ...(replaced && { replaced }) };
  };
  return move.to === 'postgres'
    ? fromSqlite(move, (source) => toPostgres(move, (target) => carry(source, target)))
    : fromPostgres(move, (source) => toSqlite(move, (target) => carry(source, target)));
}

/** The machine may have stopped between the last two steps. */
async function completed(
  source: MoveSource,
  target: MoveTarget,
  holds: string,
  schema: StoreSchema,
): Promise<Moved> {
  const counted = await compareAll(source.db, target.db, schema).catch((error: unknown) => {
    throw error instanceof StoresDiffer ? new TargetUsed(holds) : error;
  });
  return { counted, formerStore: await source.setAside() };
}

interface MoveSource {
  readonly db: Kysely<Tables>;
  /** Once all of it is elsewhere: under another name, so that no site starts on it. Says where. */
  setAside(): Promise<string>;
}

interface MoveTarget {
  readonly db: Kysely<Tables>;
  /** Set where the target is a store in use: by a move that was cut short at its very end, or by others. */
  readonly holds?: string;
  /** Makes what was written the store. Says where what was there before is, if anything was. */
  finish(): Promise<string | undefined>;
}

/** A site that only started leaves nothing in these. */
const tables = [
  'submissions',
  'browser_drafts',
  'drafts',
  'orders',
  'payment_events',
  'certificates',
  'session_plans',
  'batches',
  'continuations',
  'payment_requests',
  'tax_documents',
] as const satisfies readonly (keyof Tables)[];

async function firstUsed(db: Kysely<Tables>): Promise<string | undefined> {
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return table;
  }
  return undefined;
}

class TargetUsed extends Error {
  constructor(table: string) {
    super(`The place to move to holds ${table} already: a move needs an empty one.`);
  }
}

const storeIn = (dataDir: string) => join(dataDir, 'hoa.sqlite');

async function fromSqlite<T>(
  { dataDir, now, schema }: Move,
  work: (source: MoveSource) => Promise<T>,
): Promise<T> {
  const path = storeIn(dataDir);
  if (!existsSync(path)) throw new Error(`There is no SQLite store in ${dataDir}.`);
  const formerPath = join(dataDir, `moved-${fileStamp(now)}.sqlite`);
  return held(path, schema, (db) =>
    work({
      db,
      async setAside() {
        renameSync(path, formerPath);
        await sync(dataDir);
        return formerPath;
      },
    }),
  );
}

/** Into a file of its own, which takes the store's name once it is whole. */
async function toSqlite<T>(
  { dataDir, now, schema }: Move,
  work: (target: MoveTarget) => Promise<T>,
): Promise<T> {
  const path = storeIn(dataDir);
  const part = join(dataDir, 'moving.sqlite');
  makeDataFolder(dataDir);
  const present = () => (existsSync(path) ? held(path, schema, firstUsed) : undefined);
  const holds = await present();
  if (holds) return held(path, schema, (db) => work({ db, holds, finish: async () => undefined }));
  if (!existsSync(part)) await writeFile(part, '', { mode: 0o600 });
  return held(part, schema, (db) =>
    work({
      db,
      async finish() {
        const formerPath = join(dataDir, `before-move-${fileStamp(now)}.sqlite`);
        const had = existsSync(path);
        if (had) renameSync(path, formerPath);
        renameSync(part, path);
        await sync(dataDir);
        return had ? formerPath : undefined;
      },
    }),
  );
}

async function held<T>(
  path: string,
  { migrate }: StoreSchema,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const file = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true });
  try {
    file.exec('pragma locking_mode = exclusive');
    exitWalMode(file);
    if (!file.isTransaction) throw new Error(`${path} is damaged, or may not be written.`);
    // The mode keeps the lock beyond the transaction that took it.
    file.exec('commit');
    const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
    await migrate(db, 'sqlite');
    return await work(db);
  } finally {
    file.close();
  }
}

const fromPostgres = <T>(
  { databaseUrl: url, now, schema: { migrate } }: Move,
  work: (source: MoveSource) => Promise<T>,
): Promise<T> =>
  aloneOnPostgres(url, () =>
    onOneConnection(url, async (db) => {
      await migrate(db, 'postgres');
      return work({
        db,
        async setAside() {
          const schema = schemaName('moved', now);
          await moveTables(db, 'public', schema);
          return `schema ${schema}`;
        },
      });
    }),
  );

/** Into a schema of its own, whose tables come into `public` once all of them are whole. */
const toPostgres = <T>(
  { databaseUrl: url, now, schema: { migrate } }: Move,
  work: (target: MoveTarget) => Promise<T>,
): Promise<T> =>
  aloneOnPostgres(url, () =>
    onOneConnection(url, async (present) => {
      const used = async () => {
        if (!(await hasTable(present, 'submissions'))) return undefined;
        await migrate(present, 'postgres');
        return firstUsed(present);
      };
      const holds = await used();
      if (holds) return work({ db: present, holds, finish: async () => undefined });
      await present.schema.createSchema('moving').ifNotExists().execute();
      return onOneConnection(
        url,
        async (db) => {
          await migrate(db, 'postgres');
          return work({
            db,
            async finish() {
              const schema = schemaName('before_move', now);
              const had = await moveTables(db, 'public', schema);
              await moveTables(db, 'moving', 'public');
              return had ? `schema ${schema}` : undefined;
            },
          });
        },
        'moving',
      );
    }),
  );
