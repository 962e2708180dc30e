import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryCompiler,
  type SelectModifierNode,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type SqliteStatement,
  sql,
} from 'kysely';
import type { Database } from '#lib/platform/db/database';
import { isBusy } from '#lib/platform/db/outage';
import type { Tables } from '#lib/platform/db/tables';

/**
 * Pages have 4 KB. The commit that fills the log carries it over, and all wait: some 15 ms for so many, twice that
 * for twice as many; at 1,000 an eighth more processor time a submission.
 */
const logPages = 2_000;

/**
 * Opens the file, made where it is missing, so that a commit is on the disk before it is answered, and
 * what is deleted is overwritten.
 */
export function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true });
  try {
    file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
    file.exec(`pragma wal_autocheckpoint = ${logPages}`);
  } catch (error) {
    file.close();
    throw error;
  }
  return file;
}

/** Whether the connection is inside a transaction that several share: then each of theirs is a part of it. */
export interface SharedTransaction {
  open: boolean;
  /** Whether nothing has been asked yet behind the savepoint of the part that is at work. */
  untouched: boolean;
}

/** The name of the savepoint of each part of a shared transaction. */
export const savepoint = 'one';

/** Kysely over Node's own SQLite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: DatabaseSync;
  readonly #shared: SharedTransaction;

  constructor(file: DatabaseSync, shared: SharedTransaction = { open: false, untouched: false }) {
    super({ database: asKyselyWants(file, shared) });
    this.#file = file;
    this.#shared = shared;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#file, this.#shared);
  }

  override createQueryCompiler(): QueryCompiler {
    return new LocklessCompiler();
  }
}

const lockModifiers: ReadonlySet<string> = new Set(['ForUpdate', 'ForKeyShare', 'SkipLocked']);

/** A transaction has SQLite for itself from its beginning: rows are locked in PostgreSQL alone. */
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier && lockModifiers.has(node.modifier)) return;
    super.visitSelectModifier(node);
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #file: DatabaseSync;
  readonly #shared: SharedTransaction;
  /** Whether the transaction is all that its part does: then the savepoint of that is enough. */
  #isWholePart = false;

  constructor(file: DatabaseSync, shared: SharedTransaction) {
    super({ database: asKyselyWants(file, shared) });
    this.#file = file;
    this.#shared = shared;
  }

  // A deferred transaction that reads first cannot take the write lock later without failing.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#isWholePart = this.#shared.open && this.#shared.untouched;
    if (this.#isWholePart) return;
    const begin = this.#shared.open ? 'savepoint part' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isWholePart) return;
    if (!this.#shared.open) return super.commitTransaction(connection);
    await connection.executeQuery(CompiledQuery.raw('release part'));
  }

  // SQLite rolls back by itself when the disk is full; a second rollback would hide that error.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (!this.#file.isTransaction) return;
    if (this.#isWholePart) return this.#file.exec(`rollback to ${savepoint}`);
    if (!this.#shared.open) return super.rollbackTransaction(connection);
    await connection.executeQuery(CompiledQuery.raw('rollback to part'));
    await connection.executeQuery(CompiledQuery.raw('release part'));
  }
}

/** Closes `file` behind the work. */
export async function onFile<T>(
  file: DatabaseSync,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function asKyselyWants(file: DatabaseSync, shared: SharedTransaction): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const statement = file.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...(values as SQLInputValue[])),
      run: (values) => statement.run(...(values as SQLInputValue[])),
      iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
    };
  };
  return {
    close: () => file.close(),
    prepare(sql) {
      shared.untouched = false;
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= 200) prepared.clear();
      const statement = prepare(sql);
      prepared.set(sql, statement);
      return statement;
    },
  };
}

const longestWaitMs = 5_000;

/**
 * Empties SQLite's log, which would hold what was erased until it is next written over. A reader (a backup) keeps it
 * from that: it is waited for, and false says that the log is as it was. https://www.sqlite.org/pragma.html#pragma_wal_checkpoint
 */
export async function emptyLog(
  db: Kysely<Tables>,
  engine: Database['engine'],
  waitMs = longestWaitMs,
): Promise<boolean> {
  if (engine !== 'sqlite') return true;
  const giveUpAt = performance.now() + waitMs;
  while (!(await truncate(db))) {
    if (performance.now() >= giveUpAt) return false;
    await delay(20 + Math.random() * 30);
  }
  return true;
}

async function truncate(db: Kysely<Tables>): Promise<boolean> {
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    return rows[0]?.busy === 0;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
