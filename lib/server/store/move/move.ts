/** Takes a whole store over to the other engine. */
import { type Counted, compareAll, copyAll, StoresDiffer } from '#lib/server/store/move/copy';
import {
  fromPostgres,
  fromSqlite,
  type MoveSource,
  type MoveTarget,
  TargetUsed,
  toPostgres,
  toSqlite,
} from '#lib/server/store/move/endpoints';

export interface Move {
  readonly to: 'postgres' | 'sqlite';
  /** Of the PostgreSQL end, whichever it is. */
  readonly databaseUrl: string;
  /** Of the SQLite end. */
  readonly dataDir: string;
  readonly now: number;
  /** Told as each table is copied. */
  report(counted: Counted): void;
}

interface Moved {
  readonly counted: readonly Counted[];
  /** Where the former store stands. */
  readonly formerStore: string;
  /** Where what was at the new place stands, if anything was: nothing of a visitor. */
  readonly replaced?: string;
}

/**
 * Copies, counts and compares row by row, then gives the copy its place and the former store another name. Cut short, it
 * goes on where it was; nothing of the former store is lost before all of it is compared. Throws with a sentence while a
 * site has either open, and where the new place holds something.
 */
export function moveStore({ to, databaseUrl, dataDir, now, report }: Move): Promise<Moved> {
  const carry = async (source: MoveSource, target: MoveTarget): Promise<Moved> => {
    if (target.holds) return completed(source, target, target.holds);
    await copyAll(source.db, target.db, report);
    const counted = await compareAll(source.db, target.db);
    const replaced = await target.finish();
    const formerStore = await source.setAside();
    return { counted, formerStore, ...(replaced && { replaced }) };
  };
  return to === 'postgres'
    ? fromSqlite(dataDir, now, (source) =>
        toPostgres(databaseUrl, now, (target) => carry(source, target)),
      )
    : fromPostgres(databaseUrl, now, (source) =>
        toSqlite(dataDir, now, (target) => carry(source, target)),
      );
}

/** The machine may have stopped between the last two steps. */
async function completed(source: MoveSource, target: MoveTarget, holds: string): Promise<Moved> {
  const counted = await compareAll(source.db, target.db).catch((error: unknown) => {
    throw error instanceof StoresDiffer ? new TargetUsed(holds) : error;
  });
  return { counted, formerStore: await source.setAside() };
}
