import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { noteBackup } from '#lib/server/backups/last';
import type { Env } from '#lib/server/settings/env';
import { findLostStore } from '#lib/server/start/lost-store';
import { backUp } from '#lib/server/store/backup/backup';
import { mirrorErasures } from '#lib/server/store/erasure/erasure-mirror';
import { moveStore } from '#lib/server/store/move/move';
import { openStore } from '#lib/server/store/open-store';
import { current, loseSqlite, newDatabase } from '#tests/server/store/lost-store-harness';
import { noon, submissionOf } from '#tests/server/store/samples';

describe('of a release that left no note', () => {
  const lost = (mode: Env['mode'] = 'public', databaseUrl?: string) =>
    findLostStore({ dataDir: current.dataDir, databaseUrl }, mode);
  const store = async (many = 1) => {
    const opened = await openStore({ dataDir: current.dataDir });
    for (let index = 0; index < many; index += 1) {
      await opened.recordSubmission(submissionOf(), []);
    }
    return opened;
  };

  it('is missed where a backup, a moved store or erased persons tell of it', async () => {
    await (await store()).close();
    mkdirSync(join(current.dataDir, 'backups'));
    await backUp(
      { dataDir: current.dataDir },
      join(current.dataDir, 'backups', 'hoa-20261120-120000.sqlite'),
    );
    loseSqlite();
    expect(await lost('trial')).toMatchObject({ message: expect.stringContaining('a backup') });
    rmSync(join(current.dataDir, 'backups'), { recursive: true });
    expect(await lost()).toBeUndefined();

    const opened = await store();
    await opened.erasePerson('meena@example.com', noon);
    await mirrorErasures(opened, current.dataDir);
    await opened.close();
    expect(await lost()).toBeUndefined();
    loseSqlite();
    expect(await lost('trial')).toMatchObject({
      message: expect.stringContaining('erasures.json'),
    });
  });

  it('is missed where DATABASE_URL is forgotten after a move, also once an empty one was started', async () => {
    await (await store()).close();
    const { DATABASE_URL: databaseUrl = '' } = await newDatabase();
    const report = () => undefined;
    await moveStore({ to: 'postgres', databaseUrl, dataDir: current.dataDir, now: noon, report });
    expect(await lost('trial', databaseUrl)).toBeUndefined();
    expect(await lost('trial')).toMatchObject({
      message: expect.stringContaining('moved-20261120-120000.sqlite'),
    });
    await (await openStore({ dataDir: current.dataDir })).close();
    expect(await lost('trial')).toBeDefined();
  });

  it('is missed where an empty database hides the enquiries of hoa.sqlite', async () => {
    await (await store()).close();
    const { DATABASE_URL: databaseUrl = '' } = await newDatabase();
    expect(await lost('trial', databaseUrl)).toMatchObject({
      message: expect.stringContaining('hoa.sqlite, which DATABASE_URL hides,'),
    });
  });

  it('is missed in public mode where the id of a host alone is left, and in trial mode is not', async () => {
    writeFileSync(join(current.dataDir, 'host-id'), 'id');
    expect(await lost('public')).toBeDefined();
    expect(await lost('trial')).toBeUndefined();
  });

  it('is not missed on a new machine, in an empty volume, by another host or after an upgrade before anything was sent', async () => {
    const { DATABASE_URL: databaseUrl = '' } = await newDatabase();
    expect(await lost()).toBeUndefined();
    expect(await lost('public', databaseUrl)).toBeUndefined();
    expect(
      await findLostStore({ dataDir: join(current.dataDir, 'not-yet') }, 'public'),
    ).toBeUndefined();
    mkdirSync(join(current.dataDir, 'lost+found'));
    expect(await lost()).toBeUndefined();

    writeFileSync(join(current.dataDir, 'host-id'), 'id');
    const opened = await store(0);
    await mirrorErasures(opened, current.dataDir);
    await opened.close();
    mkdirSync(join(current.dataDir, 'backups'));
    writeFileSync(join(current.dataDir, 'backups', 'hoa-20261120-120000.sqlite.age'), 'sealed');
    expect(await lost()).toBeUndefined();
    // The same folder, now with a database that another host has filled.
    const other = await openStore({ dataDir: current.dataDir, databaseUrl });
    await other.recordSubmission(submissionOf(), []);
    await other.close();
    expect(await lost('public', databaseUrl)).toBeUndefined();
  });

  it('is not missed where its backups say that they held nothing', async () => {
    mkdirSync(join(current.dataDir, 'backups'));
    const file = join(current.dataDir, 'backups', 'hoa-20261120-120000.dump');
    writeFileSync(file, 'dump');
    expect(await lost('trial')).toBeDefined();
    await noteBackup(current.dataDir, { file, holds: { submissions: 0, orders: 0 } });
    expect(await lost('trial')).toBeUndefined();
  });
});
