/** `npm run backup`: makes one backup, compares it with the one before, hands it to restic, and deletes old ones. */
import { existsSync } from 'node:fs';
import { link, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { backUp } from '#lib/platform/backup/backup';
import { endFormerStores } from '#lib/platform/backup/former-stores';
import {
  type BackupNote,
  type Held,
  holdsMuchLess,
  lossInWords,
  lossRemedy,
  noteBackup,
  noteLoss,
  readBackupNote,
  readLoss,
} from '#lib/platform/backup/last';
import {
  addSnapshot,
  forgetOld,
  localFolder,
  prepareRepository,
  tagBeforeLoss,
} from '#lib/platform/backup/restic';
import type { Env } from '#lib/platform/config/env';
import { holdLock } from '#lib/platform/db/file-lock';
import type { StorePlace } from '#lib/platform/db/store';
import { makeDataFolder, sync } from '#lib/platform/files/data-folder';
import { dayMs } from '#lib/platform/values/india';

/** The operation that a backup precedes: such a backup is stored longer than a daily one. */
export const occasions = ['upgrade', 'move', 'restore'] as const;
export type Occasion = (typeof occasions)[number];

export interface BackupOrder {
  readonly place: StorePlace;
  readonly settings: Pick<
    Env,
    'RESTIC_REPOSITORY' | 'RESTIC_PASSWORD' | 'BACKUP_KEEP_DAYS' | 'BACKUP_KEEP_WEEKS'
  >;
  /** A file of the operator's own, which restic does not get; else a snapshot, or a file in `backups` of DATA_DIR. */
  readonly to?: string | undefined;
  readonly before?: Occasion | undefined;
  /** Other files of DATA_DIR that a snapshot takes along, where they are there. */
  readonly besides: readonly string[];
  readonly now: number;
  say(line: string): void;
}

const engineOf = ({ databaseUrl }: StorePlace) => (databaseUrl ? 'dump' : 'sqlite');

/** One of each occasion: the next takes its place. */
const fileFor = (place: StorePlace, occasion?: string): string =>
  join(
    resolve(place.dataDir, 'backups'),
    `hoa${occasion ? `-before-${occasion}` : ''}.${engineOf(place)}`,
  );

/** Throws with a sentence where there is no whole backup, or it is not where it should be. */
export async function makeBackup(order: BackupOrder): Promise<void> {
  const { place, to, before } = order;
  const file = to === undefined ? fileFor(place, before) : resolve(to);
  if (to !== undefined && existsSync(file)) throw new Error(`${file} is there already.`);
  makeFolder(dirname(file));
  makeFolder(place.dataDir);
  const release = await holdLock(join(place.dataDir, 'backup-lock'), 10 * 60_000);
  if (!release) throw new Error('Another npm run backup is still at work here.');
  try {
    await copyTo(file, order);
  } finally {
    release();
  }
}

async function copyTo(file: string, order: BackupOrder): Promise<void> {
  const { place, settings, to, now, say } = order;
  const { dataDir } = place;
  const last = await readBackupNote(dataDir);
  const isForRestic = settings.RESTIC_REPOSITORY !== undefined && to === undefined;
  const fresh = `${file}.new`;
  const holds = await backUp(place, fresh);
  const isLess = last?.holds && holds && holdsMuchLess(last.holds, holds);
  const fuller = isLess ? await setAside(last, place) : '';
  await rename(fresh, file);
  await sync(dirname(file));
  say(`It is copied to ${file}: ${(await stat(file)).size} bytes, checked.`);
  const snapshot = isForRestic ? await toRestic(file, order, last, Boolean(isLess)) : undefined;
  if (isLess) await notifyLoss(order, { before: last.holds, after: holds, fuller });
  // Made only once it is where it belongs: its age is among the metrics.
  await noteBackup(dataDir, {
    at: now,
    file: snapshot ?? file,
    ...(snapshot && { isSnapshot: true }),
    away: await isOnOtherDisk(place, (snapshot && settings.RESTIC_REPOSITORY) || file),
    ...(holds && { holds }),
  });
  if (to !== undefined) return;
  if (snapshot) {
    await forgetOld(settings).catch((cause: unknown) => {
      throw new Error('The backup is made; old snapshots are not forgotten:', { cause });
    });
  }
  // After a jump of the clock everything would be past its end at once.
  if (last?.at !== undefined && now - last.at < 8 * dayMs)
    await endFormerStores(place, settings.BACKUP_KEEP_WEEKS, now, say);
}

/** Gives the id of the snapshot. The file stays where restic does not take it, and goes where it does. */
async function toRestic(
  file: string,
  { place, settings, before, besides, say }: BackupOrder,
  last: BackupNote | undefined,
  isLess: boolean,
): Promise<string> {
  const isKnown = last?.isSnapshot ?? false;
  const folder = resolve(place.dataDir);
  const files = [file, ...besides].filter(existsSync).map((each) => relative(folder, each));
  try {
    await prepareRepository(settings, isKnown);
    if (isKnown && isLess) await tagBeforeLoss(settings);
    const id = await addSnapshot(settings, folder, files, { engine: engineOf(place), before });
    await rm(file);
    say(`restic took it, encrypted, as snapshot ${id}; the file is deleted.`);
    return id;
  } catch (cause) {
    throw new Error('restic did not take it: it stays here alone, and is not encrypted.', {
      cause,
    });
  }
}

/** A file of ours would be overwritten by a later backup. One that was put aside before is fuller still. */
async function setAside({ file, isSnapshot }: BackupNote, place: StorePlace): Promise<string> {
  if (isSnapshot) return 'the newest of the snapshots that are tagged "loss"';
  const lossFile = fileFor(place, 'loss');
  if (dirname(resolve(file)) !== dirname(lossFile)) return file;
  // A second name: one made before an upgrade is looked for under its own.
  if (existsSync(file) && !existsSync(lossFile)) await link(file, lossFile);
  return lossFile;
}

/** The first one holds until somebody has looked. */
async function notifyLoss(
  { place, now, say }: BackupOrder,
  found: { readonly before: Held; readonly after: Held; readonly fuller: string },
): Promise<void> {
  if (!(await readLoss(place.dataDir))) await noteLoss(place.dataDir, { ...found, at: now });
  say(`${lossInWords({ ...found, at: now })}\n${lossRemedy}`);
}

/** As far as can be told: a database on another machine has a disk of its own, and so has a repository with a scheme. */
async function isOnOtherDisk(
  { databaseUrl, dataDir }: StorePlace,
  where: string,
): Promise<boolean> {
  const { hostname } = new URL(databaseUrl ?? 'file:///');
  if (/[.:]/.test(hostname) && !/^(?:127\.|\[::1\])/.test(hostname)) return true;
  const folder = localFolder(where);
  return folder === undefined || (await stat(folder)).dev !== (await stat(dataDir)).dev;
}

function makeFolder(folder: string): void {
  try {
    makeDataFolder(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `${folder} is no folder, and cannot be made (${code}): name one that this user may write.`,
    );
  }
}
