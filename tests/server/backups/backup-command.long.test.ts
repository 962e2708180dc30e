import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openStore } from '#lib/server/store/open-store';
import { installSystem } from '#scripts/system';
import { engines } from '#tests/server/store/engines';
import { submissionOf } from '#tests/server/store/samples';
import { placeForEachTest } from '#tests/server/store/store-for-each-test';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

jest.setTimeout(300_000);
beforeAll(() => installSystem(['age', 'postgresql']));

describe.each(Object.entries(engines))('on %s', (_engine, newPlace) => {
  const place = placeForEachTest(newPlace);
  const folder = folderForEachTest();
  let dataDir: string;
  beforeEach(async () => {
    dataDir = place.dataDir || folder();
    const store = await openStore(place);
    await store.recordSubmission(submissionOf(), []);
    await store.close();
  });

  const run = (script: string, words: readonly string[], settings: Record<string, string> = {}) => {
    const { DATABASE_URL = place.databaseUrl ?? '' } = settings;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`scripts/${script}.ts`, ...words],
      {
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL, ...settings },
        encoding: 'utf8',
      },
    );
    return { status, output: stdout, wrong: stderr };
  };
  const kept = () => readdirSync(join(dataDir, 'backups'));

  it('backs up, keeps a hook informed, tries the backup out, and puts it back', async () => {
    const away = join(dataDir, 'away');
    const BACKUP_HOOK = `cp "$1" "${away}"`;
    const made = run('backup', [], { BACKUP_HOOK, BACKUP_KEEP_DAYS: '1', BACKUP_KEEP_WEEKS: '1' });
    expect([made.status, made.wrong]).toEqual([0, '']);
    expect(made.output).toMatch(/checked\.\nBACKUP_HOOK took it\.\n0 older backups deleted: /);
    expect(existsSync(away)).toBe(true);
    const file = join(dataDir, 'backups', kept()[0] ?? '');

    const open = await openStore(place);
    const drilled = run('restore', ['--drill', file]);
    expect(drilled.output).toMatch(/can be restored: it took \d+\.\d s .*\nIt holds 1 submission,/);
    await open.close();
    expect(readdirSync(dataDir).filter((name) => name.startsWith('drill'))).toEqual([]);

    const later = await openStore(place);
    await later.recordSubmission(submissionOf(), []);
    await later.setNextNumber('HOA/26-27/00036');
    await later.close();
    const restored = run('restore', [file]);
    expect(restored.output).toContain('It holds 1 submission, ');
    expect(restored.output).toContain(
      'Lost, as only the former store has them: 0 invoices, 0 credit notes, 0 payments, 0 placements, 1 submission.',
    );
    expect(restored.output).toContain('Next in each series: HOA/26-27/00036.');
    expect(restored.output).toContain('0 erasures since then were done again.');
  });

  it('is not finished, and says so, while the copy is not elsewhere', () => {
    const { status, wrong } = run('backup', [], { BACKUP_HOOK: 'exit 3' });
    expect(status).toBe(1);
    expect(wrong).toContain('BACKUP_HOOK failed: the copy stays here, and is not elsewhere.');
    expect(kept()).toHaveLength(1);
    expect(existsSync(join(dataDir, 'last-backup'))).toBe(false);
  });

  it('leaves only the encrypted file, which its key alone restores', () => {
    const key = join(dataDir, 'key');
    execFileSync('age-keygen', ['-o', key], { stdio: 'ignore' });
    const BACKUP_RECIPIENT = /age1\w+/.exec(readFileSync(key, 'utf8'))?.[0] ?? '';
    expect(run('backup', [], { BACKUP_RECIPIENT }).output).toContain('checked, then encrypted.');
    const [name = '', ...others] = kept();
    expect([name.endsWith('.age'), others]).toEqual([true, []]);
    const file = join(dataDir, 'backups', name);
    expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org/);
    expect(run('restore', [file]).wrong).toContain('is encrypted: say --identity');
    const restored = run('restore', ['--identity', key, file]);
    expect(restored.output).toContain('It holds 1 submission, ');
    const other = join(dataDir, 'other');
    execFileSync('age-keygen', ['-o', other], { stdio: 'ignore' });
    expect(run('restore', ['--identity', other, file]).status).toBe(1);
    expect(readdirSync(dataDir).filter((each) => each.startsWith('decrypted'))).toEqual([]);
  });

  it('deletes what is older than what is kept, and nothing that it did not name', () => {
    mkdirSync(join(dataDir, 'backups'));
    const end = place.databaseUrl ? 'dump' : 'sqlite';
    const former = place.databaseUrl ? 'sqlite' : 'dump';
    const newest = `hoa-20260301-020000.${end}`;
    const before = [
      ...[`hoa-20260101-020000.${end}`, `hoa-20260102-020000.${end}`, newest],
      ...[`hoa-20260101-020000.${former}`, 'mine.sqlite'],
    ];
    for (const old of before) writeFileSync(join(dataDir, 'backups', old), '');
    const made = run('backup', [], { BACKUP_KEEP_DAYS: '1', BACKUP_KEEP_WEEKS: '1' });
    expect(made.output).toContain(
      '2 older backups deleted: the newest of 1 day and of 1 week are kept.',
    );
    expect(kept()).toEqual(expect.arrayContaining(before.slice(2)));
    expect(kept()).toHaveLength(4);
  });
});
