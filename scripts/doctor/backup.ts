import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  backupAge,
  hoursOf,
  isOld,
  lossInWords,
  lossRemedy,
  readBackupNote,
  standingLoss,
  staysHere,
} from '#lib/server/backups/last';
import type { Env } from '#lib/server/settings/env';

const run = promisify(execFile);

export async function backup({ DATA_DIR, BACKUP_RECIPIENT, mode }: Env): Promise<string> {
  if (BACKUP_RECIPIENT) {
    await run('age', ['--version']).catch(() => {
      throw new Error('BACKUP_RECIPIENT asks for age, which is missing: apt-get install age');
    });
  }
  const age = await backupAge(DATA_DIR, Date.now());
  if (age === undefined && mode === 'public') {
    throw new Error('none was ever made here: npm run backup, each night by a timer');
  }
  if (age === undefined) return 'none was made yet';
  if (isOld(age)) {
    throw new Error(`the last one is ${hoursOf(age)} hours old: npm run backup says what stops it`);
  }
  const last = await readBackupNote(DATA_DIR);
  const loss = standingLoss(last);
  if (loss) throw new Error(`${lossInWords(loss)} ${lossRemedy}`);
  if (mode === 'public' && last?.away === false) throw new Error(staysHere);
  return `the last one is ${hoursOf(age)} hours old`;
}
