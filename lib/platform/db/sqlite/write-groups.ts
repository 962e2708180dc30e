/** Group commit: what waits to be written at the same moment shares one transaction, and one wait for the disk. */
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sqliteUnavailable } from '#lib/platform/db/outage';
import { type SharedTransaction, savepoint } from '#lib/platform/db/sqlite/sqlite-dialect';
import type { Tables } from '#lib/platform/db/tables';

type Work<T> = (db: Kysely<Tables>) => Promise<T>;

interface Writer {
  readonly work: Work<unknown>;
  /** Whether it is answered after the commit, or as soon as it is written. */
  readonly durable: boolean;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}
type Outcome = { readonly value: unknown } | { readonly error: unknown };

interface Engine {
  readonly db: Kysely<Tables>;
  readonly file: DatabaseSync;
  readonly shared: SharedTransaction;
  /** Runs one work by itself, again where that helps. */
  alone<T>(work: Work<T>): Promise<T>;
}

export type WriteGroups = ReturnType<typeof newWriteGroups>;

const mostInGroup = 256;

export function newWriteGroups(engine: Engine) {
  const waiting: Writer[] = [];
  const apart = new Set<Promise<void>>();
  let working: Promise<void> | undefined;

  /** Nobody waits for one that has to try again for seconds. */
  function writeApart({ work, resolve, reject }: Writer): void {
    const done = engine.alone(work).then(resolve, reject);
    apart.add(done);
    void done.then(() => apart.delete(done));
  }

  async function workOff(): Promise<void> {
    do {
      // Those of this turn join the first; those that come while a group is written make up the next.
      await nextTurn();
      const group = waiting.splice(0, mostInGroup);
      const outcomes =
        group.length > 1
          ? await together(engine, group, () =>
              waiting.splice(0, mostInGroup - group.length),
            ).catch(() => undefined)
          : undefined;
      for (const [at, writer] of group.entries()) {
        const outcome = outcomes?.[at];
        // Nothing of the group was stored: each by itself is told why, or succeeds.
        if (!outcome) writeApart(writer);
        else if ('error' in outcome) writer.reject(outcome.error);
        else writer.resolve(outcome.value);
      }
    } while (waiting.length > 0);
    working = undefined;
  }

  const enqueue = <T>(work: Work<T>, durable: boolean) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, durable, resolve: resolve as Writer['resolve'], reject });
      working ??= workOff();
    });

  return {
    /** Resolves when what it wrote is on the disk. What fails of a group takes no other with it. */
    write: <T>(work: Work<T>) => enqueue(work, true),
    /** Resolves as soon as it is written, for what a power cut may take: what follows from it may join the same group. */
    writeAhead: <T>(work: Work<T>) => enqueue(work, false),
    /** Resolves when nobody waits. */
    async idle() {
      await working;
      await Promise.all(apart);
    },
  };
}

/**
 * All works in one transaction, each behind a savepoint; `group` grows by those that follow from one that is answered
 * ahead. Rejects, with nothing stored, where the engine failed.
 */
function together(
  { db, file, shared }: Engine,
  group: Writer[],
  followers: () => readonly Writer[],
): Promise<Outcome[]> {
  return db.connection().execute(async (connection) => {
    const outcomes: Outcome[] = [];
    const [begin, end] = ['savepoint', 'release'].map((word) =>
      file.prepare(`${word} ${savepoint}`),
    );
    beginInMemory(file);
    try {
      shared.open = true;
      for (let at = 0; at < group.length; at += 1) {
        const writer = group[at] as Writer;
        begin?.run();
        shared.untouched = true;
        const outcome = await outcomeOf(writer.work(connection));
        if ('error' in outcome) {
          if (!file.isTransaction || sqliteUnavailable(outcome.error)) throw outcome.error;
          file.exec(`rollback to ${savepoint}`);
        } else if (!writer.durable) writer.resolve(outcome.value);
        end?.run();
        outcomes.push(outcome);
        if (at === group.length - 1 && group.some(({ durable }) => !durable)) {
          // An answer to another thread is on its way after the second.
          await nextTurn();
          await nextTurn();
          group.push(...followers());
        }
      }
      file.exec('commit');
    } catch (error) {
      if (file.isTransaction) file.exec('rollback');
      throw error;
    } finally {
      shared.open = false;
    }
    return outcomes;
  });
}

/** What a part could take back stays in memory until it ends: a temporary file of it was three quarters of all bytes written. Sorts of any size go on to files: SQLite heeds the setting for each as it begins. */
function beginInMemory(file: DatabaseSync): void {
  file.exec('pragma temp_store = memory');
  try {
    file.exec('begin immediate');
  } finally {
    file.exec('pragma temp_store = default');
  }
}

const outcomeOf = (work: Promise<unknown>): Promise<Outcome> =>
  work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
