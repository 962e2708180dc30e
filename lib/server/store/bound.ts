/**
 * Functions that take the database first, as calls that have it: a call of the store is written once, as its function.
 * A module that exports nothing else is given whole: `...certificates`.
 */
import type { Kysely } from 'kysely';
import type { Database } from '#lib/server/store/database';
import type { Tables } from '#lib/server/store/migrations/schema';

type Db = Kysely<Tables>;
// biome-ignore lint/suspicious/noExplicitAny: whatever it takes besides
type Work = (db: Db, ...args: any[]) => Promise<unknown>;

export type Bound<Works> = {
  [Name in keyof Works]: Works[Name] extends (db: Db, ...args: infer Args) => infer Answer
    ? (...args: Args) => Answer
    : never;
};

/** `run`: how, as one statement or one transaction. */
export function bound<Works extends Readonly<Record<string, Work>>>(
  run: Database['run'],
  works: Works,
): Bound<Works> {
  const calls = Object.entries(works).map(([name, work]) => [
    name,
    (...args: unknown[]) => run((db) => work(db, ...args)),
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
