import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  addSnapshot,
  forgetCommands,
  localFolder,
  probeRepository,
} from '#lib/platform/backup/restic';
import { readEnv } from '#lib/platform/config/env';
import { backup as doctor } from '#scripts/doctor/checks';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

const folder = folderForEachTest();
const { PATH } = process.env;
const settings = (more: Readonly<Record<string, string>> = {}) =>
  readEnv({
    DATA_DIR: folder(),
    RESTIC_REPOSITORY: 'rest:https://backup.example.com/hoa',
    RESTIC_PASSWORD: 'the password',
    ...more,
  });

/** In the place of restic; `sh` finds its programs by their whole path. */
function program(text: string): void {
  const file = join(folder(), 'restic');
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
}
beforeEach(() => {
  process.env.PATH = folder();
});
afterEach(() => {
  process.env.PATH = PATH;
});

test('what is forgotten never takes the last three, and counts days that have a snapshot, not days of the clock', () => {
  const [special = [], daily = []] = forgetCommands(
    settings({ BACKUP_KEEP_DAYS: '9', BACKUP_KEEP_WEEKS: '4' }),
  );
  expect(special.join(' ')).toBe(
    'forget --prune --keep-last=3 --tag hoa,before --group-by  --keep-within=30d',
  );
  expect(daily.join(' ')).toBe(
    'forget --prune --keep-last=3 --tag hoa --group-by tags --keep-tag=before --keep-within=2d --keep-daily=9 --keep-weekly=4',
  );
});

test('a snapshot names its files below the folder, and the password is in no list of arguments', async () => {
  program(
    `echo "$* in $PWD" > ${join(folder(), 'asked')}; echo "$RESTIC_REPOSITORY $RESTIC_PASSWORD" >> ${join(folder(), 'asked')}
     echo '{"message_type":"summary","snapshot_id":"4f8f4f65"}'`,
  );
  const id = await addSnapshot(settings(), folder(), ['backups/hoa.sqlite', 'erasures.json'], {
    engine: 'sqlite',
    before: 'upgrade',
  });
  expect(id).toBe('4f8f4f65');
  expect(readFileSync(join(folder(), 'asked'), 'utf8')).toBe(
    `backup --json --quiet --tag hoa,sqlite,before,upgrade backups/hoa.sqlite erasures.json --no-cache in ${folder()}\n` +
      'rest:https://backup.example.com/hoa the password\n',
  );
});

test('a repository without a scheme is a folder of this machine, whatever folder restic runs in', () => {
  expect(localFolder('var/repository')).toBe(resolve('var/repository'));
  expect(localFolder('local:/mnt/disk')).toBe('/mnt/disk');
  for (const elsewhere of ['sftp:hoa@backup:/hoa', 's3:https://s3.example.com/hoa', 'b2:hoa:'])
    expect(localFolder(elsewhere)).toBeUndefined();
});

test('a name and a password in files are read from there', async () => {
  const file = join(folder(), 'password');
  writeFileSync(file, 'of a file\n');
  program(`echo "$RESTIC_PASSWORD:$RESTIC_PASSWORD_FILE" > ${join(folder(), 'asked')}`);
  const { RESTIC_PASSWORD, ...others } = settings({
    RESTIC_PASSWORD: '',
    RESTIC_PASSWORD_FILE: file,
  });
  await probeRepository({ ...others, RESTIC_PASSWORD });
  expect(readFileSync(join(folder(), 'asked'), 'utf8')).toBe('of a file:\n');
});

test('the doctor says what a missing restic means, and what a missing repository does', async () => {
  await expect(doctor(settings())).rejects.toThrow(
    'restic is missing. On Debian: apt-get install restic; until then npm run backup fails, and leaves one file in DATA_DIR/backups, not encrypted, which the next one replaces',
  );
  expect(await doctor(settings({ RESTIC_REPOSITORY: '' }))).toBe(
    'none was made yet; RESTIC_REPOSITORY is not set: each is one file in DATA_DIR/backups, not encrypted, which the next one replaces',
  );
  expect(existsSync(join(folder(), 'backups'))).toBe(false);
});

test('the doctor opens the repository as a night would, and gives the words of restic', async () => {
  program('exit 0');
  expect(await doctor(settings())).toBe('none was made yet; restic opens the repository');
  program('echo "Fatal: wrong password or no key found" >&2; exit 1');
  await expect(doctor(settings())).rejects.toThrow(
    'restic cannot open RESTIC_REPOSITORY: Fatal: wrong password or no key found',
  );
  program('echo "Is there a repository at the following location?" >&2; exit 1');
  await expect(doctor(settings())).rejects.toThrow('where it is new, npm run backup makes it');
});
