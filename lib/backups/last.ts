/** When a backup was last finished on this host: for metrics, health and the doctor. */
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const lastBackup = 'last-backup';
/** A daily timer with two hours to spare; the same as in docs/alerts.yml. */
const oldMs = 26 * 60 * 60 * 1000;

export const noteBackup = (dataDir: string, file: string): Promise<void> =>
  writeFile(join(dataDir, lastBackup), `${file}\n`, { mode: 0o600 });

/** Epoch milliseconds; `undefined` where none was ever made here. */
export const backupTime = (dataDir: string): Promise<number | undefined> =>
  stat(join(dataDir, lastBackup)).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

/** In milliseconds; `undefined` where none was ever made here. */
export async function backupAge(dataDir: string, now: number): Promise<number | undefined> {
  const time = await backupTime(dataDir);
  return time === undefined ? undefined : Math.max(0, now - time);
}

export const isOld = (ageMs: number): boolean => ageMs > oldMs;

export const hoursOf = (ageMs: number): number => Math.floor(ageMs / 3_600_000);
