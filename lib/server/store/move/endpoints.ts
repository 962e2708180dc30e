import type { Kysely } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';

export interface MoveSource {
  readonly db: Kysely<Tables>;
  /** Once all of it stands elsewhere: under another name, so that no site starts on it. Says where. */
  setAside(): Promise<string>;
}

export interface MoveTarget {
  readonly db: Kysely<Tables>;
  /** What it holds already, where it is a store in use: by a move that was cut short at its very end, or by others. */
  readonly holds?: string;
  /** Makes what was written the store. Says where what was there before stands, if anything was. */
  finish(): Promise<string | undefined>;
}
