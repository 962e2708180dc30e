import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { formerStores } from '#lib/platform/backup/former-stores';
import { readLoss } from '#lib/platform/backup/last';
import { type BackupOrder, makeBackup } from '#lib/platform/backup/make';
import { listSnapshots } from '#lib/platform/backup/restic';
import { restore } from '#lib/platform/backup/restore';
import { type Env, readEnv } from '#lib/platform/config/env';
import { dayMs as day } from '#lib/platform/values/india';
import { runDaily } from '#lib/start/daily';
import { openStore } from '#lib/start/open-store';
import { storeContents } from '#lib/start/store-contents';
import { backup as doctor } from '#scripts/doctor/checks';
import { installSystem } from '#scripts/system';
import { publicMode } from '#tests/platform/config/public-settings';
import { agingSite } from '#tests/platform/db/aging-site';
import { emptyEngines } from '#tests/platform/db/engines';
import { mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

beforeAll(() => installSystem(['restic', 'postgresql']), 300_000);

describe.each(['sqlite', 'postgres'] as const)('a backup on %s', (engine) => {
  const { store, clock, place, dataDir, siteWith, warning, metrics } = agingSite(engine);
  let said: string[];
  beforeEach(() => {
    said = [];
  });

  const keepLittle = { BACKUP_KEEP_DAYS: '1', BACKUP_KEEP_WEEKS: '1' };
  const settings = (given: Readonly<Record<string, string>> = {}): Env =>
    siteWith({ ...keepLittle, ...given }).env;
  const make = (now: number, more: Partial<BackupOrder> = {}) =>
    makeBackup({
      place: place(),
      settings: settings(),
      besides: [],
      now,
      say: (line) => said.push(line),
      ...more,
    });
  const end = engine === 'sqlite' ? 'sqlite' : 'dump';
  const inBackups = (name: string) => join(dataDir(), 'backups', name);
  const files = () => readdirSync(inBackups('')).sort();
  async function receive(many: number): Promise<void> {
    for (let index = 0; index < many; index += 1) {
      const email = `${index}@example.com`;
      await store.recordSubmission(submissionOf({ email }), [mailOf()]);
    }
  }
  async function lose(many: number): Promise<void> {
    for (let index = 0; index < many; index += 1) {
      await store.erasePerson(`${index}@example.com`, noon);
    }
  }

  it('made before an upgrade leads back, whatever was copied after it', async () => {
    await receive(3);
    await make(noon, { before: 'upgrade' });
    await store.eraseContacts(noon + day, noon);
    for (let days = 1; days < 30; days += 5) await make(noon + days * day);
    expect(files()).toContain(`hoa-before-upgrade.${end}`);
    await store.close();
    const { holds } = await restore(
      place(),
      inBackups(`hoa-before-upgrade.${end}`),
      noon,
      storeContents,
    );
    expect(holds).toMatchObject({ submissions: 3 });
  });

  it('deletes what was put aside or made before something thirty days ago, unless the clock jumped', async () => {
    await make(noon, { before: 'upgrade' });
    const upgrade = inBackups(`hoa-before-upgrade.${end}`);
    utimesSync(upgrade, noon / 1000, noon / 1000);
    await store.close();
    const { formerStore = '' } = await restore(place(), upgrade, noon, storeContents);
    const standing = async () =>
      (await formerStores(place())).filter(
        ({ name }) => formerStore.endsWith(name) || upgrade.endsWith(name),
      ).length;
    await make(noon + 31 * day);
    expect(await standing()).toBe(2);
    await make(noon + 32 * day);
    expect(await standing()).toBe(0);
    expect(said.at(-1)).toMatch(/^The former store .* is older than 30 days, and is deleted\.$/);
    expect(files()).toEqual([`hoa.${end}`]);
    const left = await openStore(place());
    await left.probe(noon);
    await left.close();
  });

  it('that holds much less than the one before keeps that one, and is reported until somebody has looked', async () => {
    await receive(3);
    await make(noon);
    expect(await warning()).toBeUndefined();
    await lose(2);
    await make(noon + day);
    const stored = inBackups(`hoa-before-loss.${end}`);
    expect(said.join('\n')).toContain(
      `A backup held 1 submission and 0 orders, the one before 3 submissions and 0 orders. That one is kept: ${stored}.`,
    );
    for (let days = 2; days < 30; days += 5) await make(noon + days * day);
    expect(files()).toEqual([`hoa-before-loss.${end}`, `hoa.${end}`]);
    expect(await warning()).toContain('a backup holds much less than the one before');
    await expect(doctor(settings())).rejects.toThrow('the one before 3 submissions');
    expect(await metrics()).toContain('hoa_backup_holds_less 1');
    for (const days of [1, 2]) {
      clock.now = noon + days * day;
      await runDaily(siteWith());
    }
    const mails = (await store.claimDue('test', 100, noon + 2 * day)).map(({ mail }) => mail);
    const notices = mails.filter(({ subject }) => subject.includes('holds much less'));
    expect(notices.map(({ text }) => text.includes(stored))).toEqual([true]);
    rmSync(join(dataDir(), 'backup-holds-less'));
    expect(await warning()).toBeUndefined();
    await make(noon + 40 * day);
    expect(await readLoss(dataDir())).toBeUndefined();
  });

  it('in a repository keeps the fuller snapshot beyond those of every day', async () => {
    const repository = settings({
      RESTIC_REPOSITORY: join(dataDir(), 'repository'),
      RESTIC_PASSWORD: 'of the test',
    });
    await receive(3);
    await make(noon, { settings: repository });
    await lose(2);
    await make(noon + day, { settings: repository });
    expect(await readLoss(dataDir())).toMatchObject({
      fuller: 'the newest of the snapshots that are tagged "loss"',
      after: { submissions: 1 },
    });
    expect(await listSnapshots(repository)).toMatch(/\bloss\b/);
    expect(files()).toEqual([]);
  });

  it('says nothing where a person or two were erased, and nothing went of many', async () => {
    await receive(24);
    await make(noon);
    await lose(2);
    await make(noon + day);
    expect(await readLoss(dataDir())).toBeUndefined();
  });

  it('that stays on the disk of the store is warned of in public mode, and no more once it is elsewhere', async () => {
    await make(noon);
    expect(await warning()).toBeUndefined();
    expect(await warning(publicMode)).toContain('of the store: set RESTIC_REPOSITORY');
    await expect(doctor(settings(publicMode))).rejects.toThrow('set RESTIC_REPOSITORY');
    expect(await metrics()).toContain('hoa_backup_same_disk 1');
    // Another file system than that of the store.
    const elsewhere = mkdtempSync(
      dataDir().startsWith('/dev/shm') ? '/var/tmp/hoa-' : '/dev/shm/hoa-',
    );
    try {
      const repository = { RESTIC_REPOSITORY: elsewhere, RESTIC_PASSWORD: 'of the test' };
      const there = settings({ ...publicMode, ...repository });
      await make(noon + day, { settings: there });
      expect(await warning(publicMode)).toBeUndefined();
      expect(await doctor(there)).toBe('the last one is 0 hours old; restic opens the repository');
    } finally {
      rmSync(elsewhere, { recursive: true });
    }
  });

  it('makes the folders that are not there yet, and says which cannot be', async () => {
    const deep = join(dataDir(), 'a', 'b', 'copy');
    await make(noon, { to: deep });
    expect(existsSync(deep)).toBe(true);
    await expect(make(noon, { to: '/proc/none/copy' })).rejects.toThrow(
      '/proc/none is no folder, and cannot be made (ENOENT): name one that this user may write.',
    );
    expect(said.join('')).not.toContain('deleted');
  });

  it('says where no store is that there is none', async () => {
    const empty = await emptyEngines[engine]();
    await expect(
      make(noon, { place: { ...empty, dataDir: empty.dataDir || dataDir() } }),
    ).rejects.toThrow(
      /^There is no store in .* Set (DATA_DIR or )?DATABASE_URL as the site has it\.$/,
    );
    await empty.remove();
  });
});

const folder = folderForEachTest();

it('of a database that is away says so in a sentence', async () => {
  const dataDir = folder();
  const order = {
    place: { databaseUrl: 'postgres://hoa:secret@127.0.0.1:1/hoa', dataDir },
    besides: [],
    settings: readEnv({ DATA_DIR: dataDir }),
    now: noon,
    say: () => undefined,
  };
  await expect(makeBackup(order)).rejects.toThrow(
    'The store cannot be read: the database does not answer. Look at DATABASE_URL.',
  );
});
