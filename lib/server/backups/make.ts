/** `npm run backup`: makes one copy, compares it with the one before, sees it off, and deletes those of long ago. */
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { deleteFormerStore, formerStores } from '#lib/server/backups/former-stores';
import {
  type BackupNote,
  type Held,
  holdsMuchLess,
  type Loss,
  lossInWords,
  lossRemedy,
  noteBackup,
  readBackupNote,
  standingLoss,
} from '#lib/server/backups/last';
import {
  backupName,
  nameBeforeLoss,
  type Occasion,
  readBackupName,
} from '#lib/server/backups/names';
import { encrypt, runHook } from '#lib/server/backups/programs';
import {
  copyDays,
  isClockSure,
  isPastItsEnd,
  outdated,
  upgradesKept,
} from '#lib/server/backups/retention';
import { makeDataFolder } from '#lib/server/data-folder/data-folder';
import type { Env } from '#lib/server/settings/env';
import { backUp } from '#lib/server/store/backup/backup';
import { mirrorIn } from '#lib/server/store/erasure/erasure-records';
import type { StorePlace } from '#lib/server/store/open-store';
import { plural } from '#lib/shared/words';

export interface BackupOrder {
  readonly place: StorePlace;
  readonly settings: Pick<
    Env,
    'BACKUP_RECIPIENT' | 'BACKUP_HOOK' | 'BACKUP_KEEP_DAYS' | 'BACKUP_KEEP_WEEKS'
  >;
  /** Where it is to go; else into `backups` of DATA_DIR, where old ones are deleted. */
  readonly to?: string | undefined;
  readonly before?: Occasion | undefined;
  readonly now: number;
  /** A line for the operator. */
  say(line: string): void;
}

/** Throws with a sentence where there is no whole copy, or it is not where it should be. */
export async function makeBackup(order: BackupOrder): Promise<void> {
  const { place, settings, to, before, now, say } = order;
  const { BACKUP_RECIPIENT: recipient, BACKUP_HOOK: hook } = settings;
  const folder = join(place.dataDir, 'backups');
  const engine = place.databaseUrl ? 'dump' : 'sqlite';
  const plain = resolve(to ?? join(folder, backupName(now, engine, before)));
  for (const file of [plain, `${plain}.age`]) {
    if (existsSync(file)) throw new Error(`${file} is there already.`);
  }
  makeFolder(dirname(plain));
  makeFolder(place.dataDir);
  const last = await readBackupNote(place.dataDir);
  const held = await backUp(place, plain);
  const file = recipient ? await encrypt(plain, recipient) : plain;
  const how = recipient ? 'checked, then encrypted' : 'checked';
  say(`It is copied to ${file}: ${(await stat(file)).size} bytes, ${how}.`);
  const loss = (await newLoss(last, held)) ?? standingLoss(last);
  if (loss) say(`${lossInWords(loss)}\n${lossRemedy}`);
  if (hook) {
    await runHook(hook, file, mirrorIn(place.dataDir)).catch((cause: unknown) => {
      throw new Error('BACKUP_HOOK failed: the copy stays here, and is not elsewhere.', { cause });
    });
    say('BACKUP_HOOK took it.');
  }
  // Finished only once it is away: its age is among the metrics.
  await noteBackup(place.dataDir, {
    file,
    away: Boolean(hook) || (await isOnOtherDisk(place, file)),
    ...(held && { holds: held }),
    ...(loss && { loss }),
  });
  if (!to) await prune(folder, order);
}

/** Keeps the fuller copy under a name that no backup of the next days deletes. */
async function newLoss(
  last: BackupNote | undefined,
  after: Held | undefined,
): Promise<Loss | undefined> {
  if (!last?.holds || !after || !holdsMuchLess(last.holds, after)) return undefined;
  const kept = join(dirname(last.file), nameBeforeLoss(basename(last.file)));
  if (kept !== last.file && existsSync(last.file)) await rename(last.file, kept);
  return existsSync(kept) ? { fuller: kept, before: last.holds, after } : undefined;
}

/** As far as can be told: a database on another machine has a disk of its own. */
async function isOnOtherDisk({ databaseUrl, dataDir }: StorePlace, file: string): Promise<boolean> {
  if (databaseUrl) {
    const { hostname } = new URL(databaseUrl);
    if (/[.:]/.test(hostname) && !/^(?:127\.|\[::1\])/.test(hostname)) return true;
  }
  return (await stat(file)).dev !== (await stat(dataDir)).dev;
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

async function prune(folder: string, { place, settings, now, say }: BackupOrder): Promise<void> {
  const { BACKUP_KEEP_DAYS: days, BACKUP_KEEP_WEEKS: weeks } = settings;
  const names = await readdir(folder);
  const old = outdated(names, { days, weeks }, now);
  for (const name of old) await rm(join(folder, name));
  const named = names.filter((name) => readBackupName(name)?.before && !old.includes(name));
  const kept = [
    `the newest of ${plural(days, 'day')} and of ${plural(weeks, 'week')} are kept`,
    ...(named.length > 0
      ? [
          `and ${named.length} made before something else: ${upgradesKept} of upgrades, others for ${copyDays} days`,
        ]
      : []),
  ].join(', ');
  say(`${plural(old.length, 'older backup')} deleted: ${kept}.`);
  if (!isClockSure(names, now)) return;
  for (const former of await formerStores(place)) {
    if (!isPastItsEnd(former.at, now)) continue;
    await deleteFormerStore(place, former);
    say(`The former store ${former.name} is older than ${copyDays} days, and is deleted.`);
  }
}
