import type { Kysely } from 'kysely';
import type { Tables } from '#lib/platform/db/tables';

/** One engine, open and migrated; the repository is written over it once for both. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres';
  readonly db: Kysely<Tables>;
  /**
   * Runs one statement or one transaction, again where it left nothing behind and another try may help.
   * Throws StoreUnavailable with its cause where the engine cannot write now; anything else passes through.
   */
  run<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * The same for what is written often and waits for the disk: with others of the same moment it may share a
   * transaction, and stands or falls by itself all the same. `work` changes nothing but the tables.
   */
  write<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** The same, answered before the disk has it where that is sooner: for counts, which a power cut may take back. */
  writeAhead<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Throws why the last submission was refused, while there is no more room for one than then. */
  requireRoom?(): void;
  close(): Promise<void>;
}

type Db = Kysely<Tables>;
type Work = (db: Db, ...args: never[]) => Promise<unknown>;

type Bound<Works> = {
  [Name in keyof Works]: Works[Name] extends (db: Db, ...args: infer Args) => infer Answer
    ? (...args: Args) => Answer
    : never;
};

/**
 * Functions that take the database first, as calls that have it: a call of the store is written once, as its function. A
 * module that exports nothing else is given whole: `...certificates`. `run`: how, as one statement or one transaction.
 */
export function bound<Works extends Readonly<Record<string, Work>>>(
  run: Database['run'],
  works: Works,
): Bound<Works> {
  const calls = Object.entries(works).map(([name, work]) => [
    name,
    (...args: never[]) => run((db) => work(db, ...args)),
  ]);
  return Object.fromEntries(calls) as Bound<Works>;
}

/** For a function that differs by engine. */
export const on =
  <Args extends readonly unknown[], Answer>(
    engine: Database['engine'],
    work: (db: Db, engine: Database['engine'], ...args: Args) => Answer,
  ) =>
  (db: Db, ...args: Args): Answer =>
    work(db, engine, ...args);
