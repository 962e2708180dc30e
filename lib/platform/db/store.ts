/** Times are epoch milliseconds. */

/** Each feature adds its own, beside its SQL (see queries.ts). */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging.
export interface Queries {}

export interface Store extends Queries {
  readonly engine: 'sqlite' | 'postgres';
  /** 256 random bits in base64url, made when first asked for and the same from then on. */
  secret(name: string): Promise<string>;
  /** Throws StoreUnavailable where nothing can be written. */
  probe(now: number): Promise<void>;
  /** Writes the log of SQLite into its file; false where somebody reads it for too long (`waitMs`). */
  emptyLog(waitMs?: number): Promise<boolean>;
  close(): Promise<void>;
}

export interface StorePlace {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}
