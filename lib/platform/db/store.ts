/** What the site remembers: one contract, kept by SQLite and by PostgreSQL alike. Times are epoch milliseconds. */
import type { storeOver } from '#lib/start/queries/all';

/** Each call is written once, where it is done. */
export type Store = ReturnType<typeof storeOver>;
