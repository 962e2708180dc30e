/** What the last backup of this host was: for the next one, metrics, health and the doctor. */
import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plural } from '#lib/shared/words';

const lastBackup = 'last-backup';
/** A daily timer with two hours to spare; the same as in docs/alerts.yml. */
const oldMs = 26 * 60 * 60 * 1000;

/** What is counted of a copy: what somebody sent, and what somebody paid. */
export interface Held {
  readonly submissions: number;
  readonly orders: number;
}

/** A copy that held much more than the next one. */
export interface Loss {
  /** Path of the fuller copy, which is kept. */
  readonly fuller: string;
  readonly before: Held;
  readonly after: Held;
}

export interface BackupNote {
  readonly file: string;
  readonly holds?: Held;
  /** It left the disk that the store lies on. */
  readonly away?: boolean;
  readonly loss?: Loss;
}

/** The path, for who looks with a pager, and the whole of it in JSON. */
export const noteBackup = (dataDir: string, note: BackupNote): Promise<void> =>
  writeFile(join(dataDir, lastBackup), `${note.file}\n${JSON.stringify(note)}\n`, { mode: 0o600 });

/** `undefined` where none was ever made here; of a release before 2.1 the path alone. */
export async function readBackupNote(dataDir: string): Promise<BackupNote | undefined> {
  const text = await readFile(join(dataDir, lastBackup), 'utf8').catch(() => undefined);
  const [file, json] = text?.split('\n') ?? [];
  if (!file) return undefined;
  return json ? (JSON.parse(json) as BackupNote) : { file };
}

/** Stands until somebody takes the fuller copy away, once it was looked at. */
export const standingLoss = (note: BackupNote | undefined): Loss | undefined =>
  note?.loss && existsSync(note.loss.fuller) ? note.loss : undefined;

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

/** Of fewer, a tenth is a row or two. */
const fewRows = 20;

/** Erasures of persons and of a day's age take little; what takes more was hardly meant. */
export const holdsMuchLess = (before: Held, after: Held): boolean =>
  (['submissions', 'orders'] as const).some((what) =>
    before[what] < fewRows
      ? after[what] < before[what] / 2
      : after[what] < before[what] - before[what] / 10,
  );

const heldInWords = ({ submissions, orders }: Held): string =>
  `${plural(submissions, 'submission')} and ${plural(orders, 'order')}`;

/** In sentences, for staff. */
export const lossInWords = ({ before, after, fuller }: Loss): string =>
  `A backup held ${heldInWords(after)}, the one before ${heldInWords(before)}. That one is kept: ${fuller}.`;

export const lossRemedy =
  'Find out where the rest went; npm run restore -- FILE brings it back. If everything is as it should be, delete the kept copy, or move it elsewhere; it is deleted 30 days after it was made.';

/** For health, which tells it to anybody: without a path or a number. */
export const holdsLess = 'a backup holds much less than the one before, which is kept';

/** For health and the doctor; not told in trial mode. */
export const staysHere =
  'the last backup stays on the disk of the store: set BACKUP_HOOK, so that each goes elsewhere';
