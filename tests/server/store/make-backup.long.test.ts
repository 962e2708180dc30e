import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { formerStores } from '#lib/server/backups/former-stores';
import { readBackupNote } from '#lib/server/backups/last';
import { type BackupOrder, makeBackup } from '#lib/server/backups/make';
import { runDaily } from '#lib/server/jobs/daily';
import { type Env, readEnv } from '#lib/server/settings/env';
import { restore } from '#lib/server/store/backup/backup';
import { openStore } from '#lib/server/store/open-store';
import { dayMs as day } from '#lib/shared/india';
import { backup as doctor } from '#scripts/doctor/backup';
import { publicMode } from '#tests/server/settings/public-settings';
import { agingSite } from '#tests/server/store/aging-site';
import { emptyEngines } from '#tests/server/store/engines';
import { mailOf, noon, submissionOf } from '#tests/server/store/samples';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

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
      now,
      say: (line) => said.push(line),
      ...more,
    });
  const files = () => readdirSync(join(dataDir(), 'backups')).sort();
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
    const [named = ''] = files();
    expect(named).toMatch(/^hoa-20261120-120000-before-upgrade\.(sqlite|dump)$/);
    await store.eraseContacts(noon + day, noon);
    await make(noon + 60_000);
    for (let days = 1; days < 30; days += 5) await make(noon + days * day);
    expect(files()).toContain(named);
    await store.close();
    const { holds } = await restore(place(), join(dataDir(), 'backups', named), noon);
    expect(holds).toMatchObject({ submissions: 3 });
  });

  it('deletes what was put aside thirty days ago, and copies of many upgrades but three', async () => {
    for (let edit = 0; edit < 5; edit += 1) await make(noon + edit * 60_000, { before: 'upgrade' });
    expect(files().map((name) => name.slice(13, 17))).toEqual(['1202', '1203', '1204']);
    await store.close();
    const { formerStore = '' } = await restore(
      place(),
      join(dataDir(), 'backups', files()[0] ?? ''),
      noon + 5 * 60_000,
    );
    expect(formerStore).toMatch(/20261120[-_]120500/);
    const standing = async () =>
      (await formerStores(place())).map(({ name }) => formerStore.endsWith(name));
    for (const days of [7, 14, 21, 28]) await make(noon + days * day);
    expect(await standing()).toEqual([true]);
    await make(noon + 31 * day);
    expect(await standing()).toEqual([]);
    expect(said.at(-1)).toMatch(/^The former store .* is older than 30 days, and is deleted\.$/);
    const left = await openStore(place());
    await left.probe(noon);
    await left.close();
  });

  it('that holds much less than the one before keeps that one, and is told until it is taken away', async () => {
    await receive(3);
    await make(noon);
    const [full = ''] = files();
    expect(await warning()).toBeUndefined();
    await lose(2);
    await make(noon + day);
    const kept = full.replace(/\.(sqlite|dump)$/, '-before-loss.$1');
    expect(said.join('\n')).toContain(
      `A backup held 1 submission and 0 orders, the one before 3 submissions and 0 orders. That one is kept: ${join(dataDir(), 'backups', kept)}.`,
    );
    for (let days = 2; days < 30; days += 5) await make(noon + days * day);
    expect(files()).toContain(kept);
    expect(await warning()).toContain('a backup holds much less than the one before');
    await expect(doctor(settings())).rejects.toThrow('the one before 3 submissions');
    expect(await metrics()).toContain('hoa_backup_holds_less 1');
    for (const days of [1, 2]) {
      clock.now = noon + days * day;
      await runDaily(siteWith());
    }
    const mails = (await store.claimDue('test', 100, noon + 2 * day)).map(({ mail }) => mail);
    const told = mails.filter(({ subject }) => subject.includes('holds much less'));
    expect(told.map(({ text }) => text.includes(kept))).toEqual([true]);
    rmSync(join(dataDir(), 'backups', kept));
    expect(await warning()).toBeUndefined();
    await make(noon + 40 * day);
    expect((await readBackupNote(dataDir()))?.loss).toBeUndefined();
  });

  it('says nothing where a person or two were erased, and nothing went of many', async () => {
    await receive(24);
    await make(noon);
    await lose(2);
    await make(noon + day);
    expect((await readBackupNote(dataDir()))?.loss).toBeUndefined();
  });

  it('that stays on the disk of the store is warned of in public mode, and no more once something takes it', async () => {
    const open = settings(publicMode);
    await make(noon);
    expect(await warning()).toBeUndefined();
    expect(await warning(publicMode)).toContain('stays on the disk of the store: set BACKUP_HOOK');
    await expect(doctor(open)).rejects.toThrow('set BACKUP_HOOK');
    expect(await metrics()).toContain('hoa_backup_same_disk 1');
    const hooked = { ...publicMode, BACKUP_HOOK: 'test -s "$1"' };
    await make(noon + day, { settings: settings(hooked) });
    expect(await warning(hooked)).toBeUndefined();
    expect(await doctor(settings(hooked))).toContain('the last one is 0 hours old');
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
    settings: readEnv({ DATA_DIR: dataDir }),
    now: noon,
    say: () => undefined,
  };
  await expect(makeBackup(order)).rejects.toThrow(
    'The store cannot be read: the database does not answer. Look at DATABASE_URL.',
  );
});
