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
   * `run` for frequent writes that wait for the disk: concurrent ones may share a transaction, and each succeeds or
   * fails by itself all the same. `work` changes nothing but the tables.
   */
  write<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Like `write`, but may return before the data is on disk: for counts, which a power cut may lose. */
  writeAhead<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Throws why the last submission was refused, while there is no more space for one than then. */
  requireSpace?(): void;
  close(): Promise<void>;
}

/** Brings the tables up to date: `lib/tables/migrate.ts`, which knows those of all features. */
export type Migrate = (db: Kysely<Tables>, engine: Database['engine']) => Promise<unknown>;
