import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plural } from '#lib/platform/values/words';

const lastBackup = 'last-backup';
const lossNote = 'backup-holds-less';
/** A daily timer with two hours to spare; the same as in docs/alerts.yml. */
const oldMs = 26 * 60 * 60 * 1000;

export interface Held {
  readonly submissions: number;
  readonly orders: number;
}

export interface Loss {
  /** Where the fuller one is: a path, or words. */
  readonly fuller: string;
  readonly before: Held;
  readonly after: Held;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface BackupNote {
  readonly file: string;
  readonly isSnapshot?: boolean;
  /** Epoch milliseconds. */
  readonly at?: number;
  readonly holds?: Held;
  /** It left the disk that the store is on. */
  readonly away?: boolean;
}

/** The name alone in the first line, for who looks with a pager, and all of it in JSON. */
export const noteBackup = (dataDir: string, note: BackupNote): Promise<void> =>
  writeFile(join(dataDir, lastBackup), `${note.file}\n${JSON.stringify(note)}\n`, { mode: 0o600 });

/** `undefined` where none was ever made here; of a release before 2.1 the path alone. */
export async function readBackupNote(dataDir: string): Promise<BackupNote | undefined> {
  const text = await readFile(join(dataDir, lastBackup), 'utf8').catch(() => undefined);
  const [file, json] = text?.split('\n') ?? [];
  if (!file) return undefined;
  return json ? (JSON.parse(json) as BackupNote) : { file };
}

export const noteLoss = (dataDir: string, loss: Loss): Promise<void> =>
  writeFile(join(dataDir, lossNote), `${JSON.stringify(loss)}\n`, { mode: 0o600 });

/** It is reported until a person deletes the note. */
export async function readLoss(dataDir: string): Promise<Loss | undefined> {
  const text = await readFile(join(dataDir, lossNote), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Loss);
}

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

/** Below this number a tenth is only a row or two. */
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

export const lossInWords = ({ before, after, fuller }: Loss): string =>
  `A backup held ${heldInWords(after)}, the one before ${heldInWords(before)}. That one is kept: ${fuller}.`;

export const lossRemedy = `Find out where the rest went; npm run restore brings that one back. Once you have looked, delete ${lossNote} in DATA_DIR. The fuller backup stays for 30 days.`;

/** For health, which anybody may read: without a path or a number. */
export const holdsLess = 'a backup holds much less than the one before, which is kept';

/** For health and the doctor; not reported in trial mode. */
export const staysHere =
  'the last backup stays on the disk of the store: set RESTIC_REPOSITORY, so that each goes elsewhere';
