import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { backUp } from '#lib/platform/backup/backup';
import { noteBackup } from '#lib/platform/backup/last';
import { moveStore } from '#lib/platform/backup/move';
import type { Env } from '#lib/platform/config/env';
import { mirrorErasures } from '#lib/privacy/queries/records';
import { findLostStore } from '#lib/start/lost-store';
import { openStore } from '#lib/start/open-store';
import { storeContents } from '#lib/start/store-contents';
import { current, loseSqlite, newDatabase } from '#tests/platform/db/lost-store-harness';
import { noon, submissionOf } from '#tests/platform/db/samples';

describe('of a release that left no note', () => {
  const lost = (mode: Env['mode'] = 'public', databaseUrl?: string) =>
    findLostStore({ dataDir: current.dataDir, databaseUrl }, mode);
  const lossMessage = async (...of: Parameters<typeof lost>) => (await lost(...of))?.message;
  const here = (...names: readonly string[]) => join(current.dataDir, ...names);
  const store = async (many = 1) => {
    const opened = await openStore(current);
    for (let index = 0; index < many; index += 1) {
      await opened.recordSubmission(submissionOf(), []);
    }
    return opened;
  };

  it('is missed where a backup, a moved store or erased persons tell of it', async () => {
    await (await store()).close();
    mkdirSync(here('backups'));
    await backUp(current, here('backups', 'hoa-20261120-120000.sqlite'));
    loseSqlite();
    expect(await lossMessage('trial')).toContain('a backup');
    rmSync(here('backups'), { recursive: true });
    expect(await lost()).toBeUndefined();

    const opened = await store();
    await opened.erasePerson('meena@example.com', noon);
    await mirrorErasures(opened, current.dataDir);
    await opened.close();
    expect(await lost()).toBeUndefined();
    loseSqlite();
    expect(await lossMessage('trial')).toContain('erasures.json');
  });

  it('is missed where DATABASE_URL is forgotten after a move, also once an empty one was started', async () => {
    await (await store()).close();
    const { DATABASE_URL: databaseUrl = '' } = await newDatabase();
    const report = () => undefined;
    await moveStore({
      to: 'postgres',
      databaseUrl,
      dataDir: current.dataDir,
      now: noon,
      schema: storeContents,
      report,
    });
    expect(await lost('trial', databaseUrl)).toBeUndefined();
    expect(await lossMessage('trial')).toContain('moved-20261120-120000.sqlite');
    await (await openStore(current)).close();
    expect(await lost('trial')).toBeDefined();
  });

  it('is missed where an empty database hides the enquiries of hoa.sqlite', async () => {
    await (await store()).close();
    const { DATABASE_URL: databaseUrl = '' } = await newDatabase();
    expect(await lossMessage('trial', databaseUrl)).toContain(
      'hoa.sqlite, which DATABASE_URL hides,',
    );
  });

  it('is missed in public mode where the id of a host alone is left, and in trial mode is not', async () => {
    writeFileSync(here('host-id'), 'id');
    expect(await lost('public')).toBeDefined();
    expect(await lost('trial')).toBeUndefined();
  });

  it('is not missed on a new machine, in an empty volume, by another host or after an upgrade before anything was sent', async () => {
    const { DATABASE_URL: databaseUrl = '' } = await newDatabase();
    expect(await lost()).toBeUndefined();
    expect(await lost('public', databaseUrl)).toBeUndefined();
    expect(await findLostStore({ dataDir: here('not-yet') }, 'public')).toBeUndefined();
    mkdirSync(here('lost+found'));
    expect(await lost()).toBeUndefined();

    writeFileSync(here('host-id'), 'id');
    const opened = await store(0);
    await mirrorErasures(opened, current.dataDir);
    await opened.close();
    mkdirSync(here('backups'));
    writeFileSync(here('backups', 'hoa-20261120-120000.sqlite.age'), 'sealed');
    expect(await lost()).toBeUndefined();
    // The folder now goes with a database that another host has filled.
    const other = await openStore({ dataDir: current.dataDir, databaseUrl });
    await other.recordSubmission(submissionOf(), []);
    await other.close();
    expect(await lost('public', databaseUrl)).toBeUndefined();
  });

  it('is not missed where its backups say that they held nothing', async () => {
    mkdirSync(here('backups'));
    const file = here('backups', 'hoa-20261120-120000.dump');
    writeFileSync(file, 'dump');
    expect(await lost('trial')).toBeDefined();
    await noteBackup(current.dataDir, { file, holds: { submissions: 0, orders: 0 } });
    expect(await lost('trial')).toBeUndefined();
    rmSync(file);
    expect(await lost('trial')).toBeUndefined();
    // In the repository of restic: the note alone is here.
    const holds = { submissions: 1, orders: 0 };
    await noteBackup(current.dataDir, { file: '4f8f4f65', isSnapshot: true, holds });
    expect(await lossMessage('trial')).toContain('a backup');
  });
});
