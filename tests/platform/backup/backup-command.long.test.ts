import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { backUp } from '#lib/platform/backup/backup';
import { mirrorErasures } from '#lib/privacy/queries/records';
import { openStore } from '#lib/start/open-store';
import { installSystem } from '#scripts/system';
import { emptyEngines, engines } from '#tests/platform/db/engines';
import { noon, submissionOf } from '#tests/platform/db/samples';
import { placeForEachTest } from '#tests/platform/db/store-for-each-test';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

jest.setTimeout(300_000);
beforeAll(() => installSystem(['restic', 'age', 'postgresql']));

describe.each(Object.entries(engines))('on %s', (engine, newPlace) => {
  const place = placeForEachTest(newPlace);
  const folder = folderForEachTest();
  const end = engine === 'sqlite' ? 'sqlite' : 'dump';
  let dataDir: string;
  let repository: Record<string, string>;
  beforeEach(async () => {
    dataDir = place.dataDir || folder();
    repository = { RESTIC_REPOSITORY: join(dataDir, 'elsewhere'), RESTIC_PASSWORD: 'of the test' };
    await receive('meena@example.com');
  });

  async function receive(...emails: readonly string[]): Promise<void> {
    const store = await openStore(place);
    for (const email of emails) await store.recordSubmission(submissionOf({ email }), []);
    await store.close();
  }
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
  const restic = (...words: readonly string[]) =>
    execFileSync('restic', ['--no-cache', ...words], {
      env: { ...process.env, ...repository },
      cwd: dataDir,
      encoding: 'utf8',
    });
  const snapshots = () =>
    JSON.parse(restic('snapshots', '--json')) as { time: string; tags: string[] }[];
  const files = () => readdirSync(join(dataDir, 'backups')).sort();

  it('makes a file where no repository is set, tries it beside an open store, and puts it back', async () => {
    const made = run('backup', []);
    expect([made.status, made.wrong]).toEqual([0, '']);
    expect(run('backup', ['--before', 'upgrade']).status).toBe(0);
    expect(run('backup', []).status).toBe(0);
    expect(files()).toEqual([`hoa-before-upgrade.${end}`, `hoa.${end}`]);

    const open = await openStore(place);
    const drilled = run('restore', ['--drill', 'latest']);
    expect(drilled.output).toMatch(/can be restored: it took \d+\.\d s .*\nIt holds 1 submission,/);
    await open.close();
    expect(readdirSync(dataDir).filter((name) => name.startsWith('drill'))).toEqual([]);

    const later = await openStore(place);
    await later.recordSubmission(submissionOf(), []);
    await later.setNextNumber('HOA/26-27/00036');
    await later.close();
    const restored = run('restore', ['latest']);
    expect(restored.output).toContain('It holds 1 submission, ');
    expect(restored.output).toContain(
      'Lost, as only the former store has them: 0 invoices, 0 credit notes, 0 payments, 0 placements, 1 submission.',
    );
    expect(restored.output).toContain('Next in each series: HOA/26-27/00036.');
    expect(restored.output).toContain('0 erasures since then were done again.');
    expect(run('restore', ['0123abcd']).wrong).toContain('For a snapshot set RESTIC_REPOSITORY.');
  });

  it('hands it to restic, which alone has it then: the first makes the repository, any can be named', async () => {
    const made = run('backup', [], repository);
    expect([made.status, made.wrong]).toEqual([0, '']);
    const [, id = ''] = /snapshot (\w+); the file is deleted/.exec(made.output) ?? [];
    expect(files()).toEqual([]);
    await receive('kumar@example.com');
    expect(run('backup', [], repository).status).toBe(0);
    expect(run('restore', ['--list'], repository).output).toContain(id);
    expect(run('restore', ['--drill', 'latest'], repository).output).toContain(
      'holds 2 submissions',
    );
    expect(run('restore', [id], repository).output).toContain('It holds 1 submission, ');
    expect(run('restore', ['0123abcd'], repository)).toMatchObject({
      status: 1,
      wrong: expect.stringContaining('no matching ID found'),
    });
    expect(readdirSync(dataDir).filter((name) => name.startsWith('decrypted'))).toEqual([]);
  });

  it('erases again on a new machine who was erased after the snapshot was made', async () => {
    await receive('kumar@example.com');
    const store = await openStore(place);
    // As each start of the site does: the secret of erasures is in every backup.
    await mirrorErasures(store, dataDir);
    const made = run('backup', [], repository);
    const [, id = ''] = /snapshot (\w+);/.exec(made.output) ?? [];
    await store.erasePerson('kumar@example.com', noon);
    await mirrorErasures(store, dataDir);
    await store.close();
    expect(run('backup', [], repository).status).toBe(0);

    const empty = await emptyEngines[engine as keyof typeof emptyEngines]();
    const machine = { dataDir: join(folder(), 'machine'), databaseUrl: empty.databaseUrl };
    mkdirSync(machine.dataDir);
    const source = await openStore(machine);
    await mirrorErasures(source, machine.dataDir);
    await source.close();
    const DATABASE_URL = machine.databaseUrl ?? '';
    const there = { ...repository, DATA_DIR: machine.dataDir, DATABASE_URL };
    const restored = run('restore', [id], there);
    expect(restored.output).toContain('It holds 1 submission, ');
    expect(restored.output).toContain('1 erasure since then was done again.');
    await empty.remove();
  });

  it('says in the words of restic why it has no copy elsewhere, and leaves the file', () => {
    const wrong = { ...repository, RESTIC_PASSWORD: 'another' };
    expect(run('backup', [], repository).status).toBe(0);
    const noted = readFileSync(join(dataDir, 'last-backup'), 'utf8');
    const refused = run('backup', [], wrong);
    expect(refused.status).toBe(1);
    expect(refused.wrong).toContain('restic did not take it: it stays here alone');
    expect(refused.wrong).toContain('wrong password');
    expect(files()).toEqual([`hoa.${end}`]);

    // A disk that is not mounted: no second repository is made where it was.
    renameSync(join(dataDir, 'elsewhere'), join(dataDir, 'unmounted'));
    expect(run('backup', [], repository)).toMatchObject({
      status: 1,
      wrong: expect.stringContaining('Is there a repository at the following location?'),
    });
    expect(existsSync(join(dataDir, 'elsewhere'))).toBe(false);
    expect(run('backup', [], { ...repository, PATH: dataDir })).toMatchObject({ status: 1 });
    expect(readFileSync(join(dataDir, 'last-backup'), 'utf8')).toBe(noted);
    renameSync(join(dataDir, 'unmounted'), join(dataDir, 'elsewhere'));
    expect(run('backup', [], repository).status).toBe(0);
    expect(files()).toEqual([]);
  });

  it('reads backups of earlier releases, plain or encrypted with age, and leaves them where they are', async () => {
    const old = join(dataDir, 'backups', `hoa-20261120-120000.${end}`);
    mkdirSync(join(dataDir, 'backups'));
    await backUp(place, old);
    expect(run('restore', ['--drill', old], repository).output).toContain('It holds 1 submission,');
    const [key, other] = [join(dataDir, 'key'), join(dataDir, 'other')];
    for (const made of [key, other]) execFileSync('age-keygen', ['-o', made], { stdio: 'ignore' });
    const recipient = /age1\w+/.exec(readFileSync(key, 'utf8'))?.[0] ?? '';
    execFileSync('age', ['-r', recipient, '-o', `${old}.age`, old]);
    expect(run('restore', [`${old}.age`]).wrong).toContain('is encrypted: say --identity');
    expect(run('restore', ['--identity', other, `${old}.age`]).status).toBe(1);
    expect(run('restore', ['--identity', key, `${old}.age`]).output).toContain('1 submission, ');
    expect(readdirSync(dataDir).filter((each) => each.startsWith('decrypted'))).toEqual([]);
    expect(run('backup', [], repository).status).toBe(0);
    expect(files()).toHaveLength(2);
  });

  it('deletes what is older than the retention, of each engine, and nothing of others', () => {
    restic('init');
    mkdirSync(join(dataDir, 'backups'));
    writeFileSync(join(dataDir, 'backups', 'hoa.old'), '');
    const add = (time: string, tags: string) =>
      restic('backup', '-q', '--time', `${time} 02:30:00`, '--tag', tags, 'backups/hoa.old');
    const other = end === 'dump' ? 'sqlite' : 'dump';
    for (const day of ['01', '05', '06', '07', '08']) add(`2026-01-${day}`, `hoa,${end}`);
    for (const day of ['02', '03']) add(`2026-01-${day}`, `hoa,${other}`);
    for (const day of ['01', '02', '03', '04']) add(`2025-11-${day}`, `hoa,${end},before,upgrade`);
    add('2025-10-01', `hoa,${end},before,loss`);
    add('2020-01-01', 'of somebody else');
    const made = run('backup', ['--before', 'upgrade'], {
      ...repository,
      BACKUP_KEEP_DAYS: '1',
      BACKUP_KEEP_WEEKS: '2',
    });
    expect([made.status, made.wrong]).toEqual([0, '']);
    const left = snapshots().map(({ time, tags }) => `${time.slice(0, 10)} ${tags.join()}`);
    // restic shows times of the zone that the tests run in.
    const today = new Date().toLocaleDateString('en-CA');
    expect(left.sort()).toEqual(
      [
        // The last three, and of two weeks.
        ...['01', '06', '07', '08'].map((day) => `2026-01-${day} hoa,${end}`),
        ...['02', '03'].map((day) => `2026-01-${day} hoa,${other}`),
        ...['03', '04'].map((day) => `2025-11-${day} hoa,${end},before,upgrade`),
        `${today} hoa,${end},before,upgrade`,
        '2020-01-01 of somebody else',
      ].sort(),
    );
  });
});

describe('of two at once', () => {
  const folder = folderForEachTest();
  const settings = () => ({
    ...{ RESTIC_REPOSITORY: join(folder(), 'repository'), RESTIC_PASSWORD: 'of the test' },
    ...{ DATA_DIR: folder(), DATABASE_URL: '' },
  });
  const environment = () => ({ ...process.env, ...settings() });
  const backup = () =>
    spawnSync(process.execPath, ['scripts/backup.ts'], { env: environment(), encoding: 'utf8' });
  beforeEach(async () => {
    await (await openStore({ dataDir: folder() })).close();
    expect(backup().status).toBe(0);
  });

  it('one waits for the other on a host', async () => {
    const both = [0, 1].map(() =>
      spawn(process.execPath, ['scripts/backup.ts'], { env: environment(), stdio: 'ignore' }),
    );
    const ended = await Promise.all(both.map((each) => once(each, 'exit')));
    expect(ended.map(([status]) => status)).toEqual([0, 0]);
    expect(existsSync(join(folder(), 'backups', 'hoa.sqlite'))).toBe(false);
  });

  it('a lock of a killed restic stops nothing, one in use lets no old snapshot be forgotten', async () => {
    const holding = spawn('restic', ['--no-cache', 'backup', '--stdin', '--tag', 'x'], {
      env: environment(),
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const locks = join(folder(), 'repository', 'locks');
    while (readdirSync(locks).length === 0) await new Promise((done) => setTimeout(done, 50));
    const beside = backup();
    expect(beside.status).toBe(1);
    expect(beside.stderr).toContain('The backup is made; old snapshots are not forgotten:');
    holding.kill('SIGKILL');
    await once(holding, 'exit');
    expect(readdirSync(locks)).toHaveLength(1);
    expect(backup()).toMatchObject({ status: 0, stderr: '' });
  });

  it('one that is killed, or has no room, leaves the backup before it whole', () => {
    const local = { ...environment(), RESTIC_REPOSITORY: '' };
    const limited = (limit: string) =>
      spawnSync('sh', ['-c', `ulimit -f ${limit}; exec "$0" scripts/backup.ts`, process.execPath], {
        env: local,
      });
    expect(limited('unlimited').status).toBe(0);
    const whole = readFileSync(join(folder(), 'backups', 'hoa.sqlite'));
    expect(limited('40').status).not.toBe(0);
    expect(readFileSync(join(folder(), 'backups', 'hoa.sqlite')).equals(whole)).toBe(true);
    rmSync(join(folder(), 'repository'), { recursive: true });
  });
});
