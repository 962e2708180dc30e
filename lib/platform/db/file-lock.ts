import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { isBusy } from '#lib/platform/db/outage';

/**
 * Runs `work` while no other process does so under the same file; waits for one that does. The lock is
 * SQLite's on a file of its own, so the kernel gives it back when its process dies: none is ever stale.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(`${file}.sqlite`, { timeout: 0 });
  try {
    while (!take(lock)) await wait(250);
    return await work();
  } finally {
    lock.close();
  }
}

/** Takes the lock for as long as this process lives, or until the result is called; undefined after `waitMs` without it. */
export async function holdLock(file: string, waitMs: number): Promise<(() => void) | undefined> {
  const lock = new DatabaseSync(`${file}.sqlite`, { timeout: 0 });
  const giveUpAt = performance.now() + waitMs;
  while (!take(lock)) {
    if (performance.now() >= giveUpAt) {
      lock.close();
      return undefined;
    }
    await wait(100);
  }
  return () => lock.close();
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
