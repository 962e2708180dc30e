import {
  backupAge,
  hoursOf,
  isOld,
  lossInWords,
  lossRemedy,
  readBackupNote,
  readLoss,
  staysHere,
} from '#lib/server/backups/last';
import { probeRepository } from '#lib/server/backups/restic';
import type { Env } from '#lib/server/settings/env';

export async function backup(env: Env): Promise<string> {
  const { DATA_DIR, mode } = env;
  const last = await readBackupNote(DATA_DIR);
  const place = await repository(env, last?.isSnapshot ?? false);
  const age = await backupAge(DATA_DIR, Date.now());
  if (age === undefined && mode === 'public') {
    throw new Error('none was ever made here: npm run backup, each night by a timer');
  }
  if (age === undefined) return `none was made yet; ${place}`;
  if (isOld(age)) {
    throw new Error(`the last one is ${hoursOf(age)} hours old: npm run backup says what stops it`);
  }
  const loss = await readLoss(DATA_DIR);
  if (loss) throw new Error(`${lossInWords(loss)} ${lossRemedy}`);
  if (mode === 'public' && last?.away === false) throw new Error(staysHere);
  return `the last one is ${hoursOf(age)} hours old; ${place}`;
}

const alone = 'one file in DATA_DIR/backups, not encrypted, which the next one replaces';

/** Where backups go. Asks restic for it, as a night would. */
async function repository(env: Env, isKnown: boolean): Promise<string> {
  if (!env.RESTIC_REPOSITORY) return `RESTIC_REPOSITORY is not set: each is ${alone}`;
  try {
    await probeRepository(env);
    return 'restic opens the repository';
  } catch (error) {
    const reason = (error as Error).message.replaceAll(/\s*\n\s*/g, ' ');
    if (reason.startsWith('restic is missing')) {
      throw new Error(`${reason}; until then npm run backup fails, and leaves ${alone}`);
    }
    const remedy = isKnown ? '' : '; where it is new, npm run backup makes it';
    throw new Error(`restic cannot open RESTIC_REPOSITORY: ${reason.slice(0, 300)}${remedy}`);
  }
}
