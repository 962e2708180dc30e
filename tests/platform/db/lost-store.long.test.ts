import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { backUp } from '#lib/platform/backup/backup';
import { restore } from '#lib/platform/backup/restore';
import { health } from '#lib/start/health';
import { openStore } from '#lib/start/open-store';
import { storeContents } from '#lib/start/store-contents';
import {
  current,
  doctor,
  loseSqlite,
  newDatabase,
  send,
  start,
  stop,
} from '#tests/platform/db/lost-store-harness';
import { noon } from '#tests/platform/db/samples';

describe.each(['sqlite', 'postgres'] as const)('a store of %s that is gone', (engine) => {
  const settings = async (): Promise<Record<string, string>> =>
    engine === 'postgres' ? newDatabase() : {};
  async function loseIt(): Promise<Record<string, string>> {
    if (engine === 'sqlite') loseSqlite();
    return settings();
  }

  it('is reported by health, log, doctor and forms, and an empty one is served only once somebody says so', async () => {
    await start(await settings());
    expect((await send()).status).toBe(200);
    const now = await loseIt();

    const { env, status } = await start(now);
    expect(status).toBe(503);
    const { reason } = await (await health()).json();
    expect(reason).toMatch(/^there is no store here, and .* says that there was one: set DATABASE/);
    expect(reason).toContain('NEW_STORE=yes');
    expect(current.lines.join('')).toContain('says that there was one');
    await expect(doctor(env)).rejects.toThrow('restore a backup, or say NEW_STORE=yes');
    const form = await send();
    expect(form.status).toBe(503);
    expect(await form.text()).toContain('Please call us: +91 00000 00000, Mon to Fri');
    expect(readdirSync(current.dataDir)).not.toContain('hoa.sqlite');

    expect((await start({ ...now, NEW_STORE: 'yes' })).status).toBe(200);
    // Said once, it is known from then on.
    expect((await start(now)).status).toBe(200);
    expect((await send()).status).toBe(200);
    await start({ ...now, NEW_STORE: 'yes' });
    expect(current.lines.join('')).toContain('NEW_STORE is not needed any more');
  });

  it('comes back by a restore, without another start', async () => {
    const before = await settings();
    const place = { dataDir: current.dataDir, databaseUrl: before.DATABASE_URL };
    await start(before);
    await send();
    await stop();
    const copy = join(current.dataDir, 'copy');
    await backUp(place, copy);
    const now = await loseIt();
    expect((await start(now)).status).toBe(503);
    await restore(
      { dataDir: current.dataDir, databaseUrl: now.DATABASE_URL },
      copy,
      noon,
      storeContents,
    );
    while ((await health()).status !== 200) await new Promise(setImmediate);
    expect((await send()).status).toBe(200);
  });

  it('is nobody’s loss where nothing was ever sent', async () => {
    await start(await settings());
    const now = await loseIt();
    const { env, status } = await start(now);
    expect(status).toBe(200);
    expect(await doctor(env)).toBe('up to date');
  });

  it('is the same store when all in it was erased', async () => {
    const same = await settings();
    await start(same);
    await send();
    await stop();
    const store = await openStore({ dataDir: current.dataDir, databaseUrl: same.DATABASE_URL });
    await store.eraseContacts(Date.now() + 1, noon);
    await store.close();
    expect((await start(same)).status).toBe(200);
  });
});
