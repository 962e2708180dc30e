/** Features know the tables, so lib/start/store-contents.ts hands this in. */
import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/db/database';
import type { StorePlace } from '#lib/platform/db/store';
import type { Tables } from '#lib/platform/db/tables';

export interface StoreSchema {
  /** All that this release knows. */
  readonly migrations: readonly { readonly id: string }[];
  /** Makes the tables those of today. */
  migrate(db: Kysely<Tables>, engine: Database['engine']): Promise<unknown>;
}

export interface Repeated {
  /** How many erasures were done again. */
  readonly erasedAgain: number;
  /** Hashed under a secret that neither store has any more: they cannot be repeated. */
  readonly unreadable: number;
}

/** Erases on the restored tables, before anybody sees them, whoever was erased after the backup was made. */
export type RepeatErasures = (
  db: Kysely<Tables>,
  engine: Database['engine'],
  now: number,
) => Promise<Repeated>;

/** Schemas of one database. */
export interface Both {
  readonly former: string;
  readonly restored: string;
}

/** `Left`: what the store that a restore puts aside holds, and the restored one does not. */
export interface StoreContents<Left> extends StoreSchema {
  /** Reads what is known of erasures: of the present PostgreSQL store, or without one of SQLite in `dataDir`. */
  readErasures(dataDir: string, db?: Kysely<Tables>): Promise<RepeatErasures>;
  /**
   * Carries over what must not be given twice. `undefined` where the tables of the former store cannot tell what is left
   * behind; throws what the engine throws where it cannot be read.
   */
  takeOver(db: Kysely<Tables>, both: Both): Promise<Left | undefined>;
  /** The next number of each series. */
  nextNumbers(db: Kysely<Tables>): Promise<readonly string[]>;
  /** Opens a store as the site does: when its newest submission was received, in epoch milliseconds. */
  newestAt(place: StorePlace, now: number): Promise<number | undefined>;
}
