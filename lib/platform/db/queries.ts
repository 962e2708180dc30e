/**
 * A feature lists its queries beside its SQL with `defineQueries` and adds their types to `Store`; `lib/start` opens
 * the store with the lists of all features. Calls go by name, because SQLite runs in another thread.
 */
import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/db/database';
import * as settings from '#lib/platform/db/settings';
import { emptyLog } from '#lib/platform/db/sqlite/sqlite-dialect';
import type { Queries, Store } from '#lib/platform/db/store';
import type { Tables } from '#lib/platform/db/tables';

type Db = Kysely<Tables>;
type Engine = Database['engine'];
type Plain = (db: Db, ...args: never[]) => Promise<unknown>;

/** A query that is not simply one statement or one transaction by itself. */
interface Special<Args extends readonly unknown[], Answer> {
  readonly how: 'run' | 'write' | 'writeAhead' | 'inTurn';
  readonly work: (db: Db, engine: Engine, ...args: Args) => Answer;
}
type Query = Plain | Special<never[], Promise<unknown>>;

const special =
  (how: Special<[], unknown>['how']) =>
  <Args extends readonly unknown[], Answer>(
    work: (db: Db, ...args: Args) => Answer,
  ): Special<Args, Answer> => ({ how, work: (db, _, ...args) => work(db, ...args) });

/** For what is written often: with others of the same moment it may share a transaction (`Database.write`). */
export const grouped = special('write');
/** For counts, which a power cut may undo (`Database.writeAhead`). */
export const aheadOfDisk = special('writeAhead');
/** For what holds much memory while it runs: one at a time. */
export const inTurn = special('inTurn');
export const byEngine = <Args extends readonly unknown[], Answer>(
  work: (db: Db, engine: Engine, ...args: Args) => Answer,
): Special<Args, Answer> => ({ how: 'run', work });

/** The queries as methods of `Store`: without the database, which the store has. */
export type QueriesOf<Set extends QuerySet> = {
  [Name in keyof Set['queries']]: Set['queries'][Name] extends
    | ((db: Db, ...args: infer Args) => infer Answer)
    | Special<infer Args, infer Answer>
    ? (...args: Args) => Answer
    : never;
};

export interface QuerySet {
  readonly feature: string;
  readonly queries: Readonly<Record<string, Query>>;
}

export const defineQueries = <const Queries extends QuerySet['queries']>(
  feature: string,
  queries: Queries,
): { readonly feature: string; readonly queries: Queries } => ({ feature, queries });

/** Throws where two features use the same name. */
export function storeOver(database: Database, sets: readonly QuerySet[]): Store {
  const { engine, close } = database;
  const newTurn = () => {
    let turn: Promise<unknown> = Promise.resolve();
    return <T>(work: () => Promise<T>): Promise<T> => {
      const own = turn.then(work);
      turn = own.catch(() => undefined);
      return own;
    };
  };
  const methodOf = (query: Query) => {
    if (typeof query === 'function')
      return (...args: never[]) => database.run((db) => query(db, ...args));
    const { how, work } = query;
    if (how !== 'inTurn')
      return (...args: never[]) => database[how]((db) => work(db, engine, ...args));
    const turn = newTurn();
    return (...args: never[]) => turn(() => database.run((db) => work(db, engine, ...args)));
  };
  const own: Omit<Store, keyof Queries> = {
    engine,
    close,
    secret: settings.remembered((name) => database.run((db) => settings.secret(db, name))),
    probe: (now) =>
      database.run(async (db) => {
        database.requireSpace?.();
        await settings.probe(db, now);
      }),
    emptyLog: (waitMs) => database.run((db) => emptyLog(db, engine, waitMs)),
  };
  const store: Record<string, unknown> = { ...own };
  for (const { feature, queries } of sets) {
    for (const [name, query] of Object.entries(queries)) {
      if (name in store) throw new Error(`two queries are named ${name}: one is of ${feature}`);
      store[name] = methodOf(query);
    }
  }
  return store as unknown as Store;
}
