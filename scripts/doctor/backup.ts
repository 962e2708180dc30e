import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { outdatedNamed } from '#lib/server/backups/retention';
import type { Env } from '#lib/server/settings/env';
import { dayMs } from '#lib/shared/india';

const run = promisify(execFile);
const hookTimeoutMs = 60_000;

export async function backup(env: Env): Promise<string> {
  const { DATA_DIR, BACKUP_RECIPIENT, BACKUP_HOOK, mode } = env;
  if (BACKUP_RECIPIENT) await tryRecipient(BACKUP_RECIPIENT);
  const tried = BACKUP_HOOK ? await tryHook(BACKUP_HOOK) : '';
  const age = await backupAge(DATA_DIR, Date.now());
  if (age === undefined && mode === 'public') {
    throw new Error('none was ever made here: npm run backup, each night by a timer');
  }
  if (age === undefined) return `none was made yet${tried}`;
  if (isOld(age)) {
    throw new Error(`the last one is ${hoursOf(age)} hours old: npm run backup says what stops it`);
  }
  const last = await readBackupNote(DATA_DIR);
  const loss = standingLoss(last);
  if (loss) throw new Error(`${lossInWords(loss)} ${lossRemedy}`);
  const over = await pastTheirEnd(DATA_DIR);
  if (over.length > 0) {
    throw new Error(
      `${over.join(', ')} in DATA_DIR/backups: past their time, and no erasure reaches them; npm run backup deletes them where one is made each night, or delete them by hand`,
    );
  }
  if (mode === 'public' && last?.away === false) throw new Error(staysHere);
  return `the last one is ${hoursOf(age)} hours old${tried}`;
}

/** A backup that is made each night deletes them. */
const spareMs = 2 * dayMs;

async function pastTheirEnd(dataDir: string): Promise<readonly string[]> {
  const names = await readdir(join(dataDir, 'backups')).catch((): string[] => []);
  return outdatedNamed(names, Date.now() - spareMs);
}

/** Encrypts nothing for it: age reads the key, and says what is wrong with it. */
async function tryRecipient(recipient: string): Promise<void> {
  const encrypting = run('age', ['--encrypt', '--recipient', recipient], {
    encoding: 'buffer',
    timeout: 10_000,
  });
  encrypting.child.stdin?.end();
  await encrypting.catch((error: NodeJS.ErrnoException & { readonly stderr?: Buffer }) => {
    if (error.code === 'ENOENT') {
      throw new Error('BACKUP_RECIPIENT asks for age, which is missing: apt-get install age');
    }
    throw new Error(
      `BACKUP_RECIPIENT is no key that age takes (${firstLine(error.stderr)}): copy the public key again, as age-keygen -y KEYFILE prints it`,
    );
  });
}

/** Two small files, named so that they are known for what they are. */
async function tryHook(hook: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-doctor-'));
  const files = ['hoa-doctor-try.txt', 'hoa-doctor-try.json'].map((name) => join(folder, name));
  try {
    for (const file of files) await writeFile(file, '{}\n', { mode: 0o600 });
    await run('/bin/sh', ['-c', hook, 'backup', ...files], { timeout: hookTimeoutMs });
    return '; BACKUP_HOOK takes a small file (hoa-doctor-try.*, which may be deleted there)';
  } catch (error) {
    const { killed, code, stderr } = error as {
      readonly killed?: boolean;
      readonly code?: number;
      readonly stderr?: string;
    };
    const why = killed
      ? `not done after ${hookTimeoutMs / 1000} s`
      : `status ${code}: ${firstLine(stderr)}`;
    throw new Error(
      `BACKUP_HOOK fails with a small file (${why}): backups stay on this disk; run its command by hand as the user of the site`,
      { cause: error },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const firstLine = (text: Buffer | string | undefined) =>
  String(text ?? '')
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.replace(/^age: (?:error: )?/, '')
    .trim()
    .slice(0, 160) ?? 'it says nothing';
