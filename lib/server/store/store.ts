/** What the site remembers: one contract, kept by SQLite and by PostgreSQL alike. Times are epoch milliseconds. */
import type { storeOver } from '#lib/server/store/repository';

export * from '#lib/server/store/submissions/records';

/** Each call is written once, where it is done. */
export type Store = ReturnType<typeof storeOver>;
