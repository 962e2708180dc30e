import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { noteBackup } from '#lib/server/backups/last';
import { enquiryEmails } from '#lib/server/forms/receipt-mail';
import { receive } from '#lib/server/intake/receive';
import { newLog } from '#lib/server/log';
import { health } from '#lib/server/metrics/health';
import { processState } from '#lib/server/process-state';
import { type Env, readEnv } from '#lib/server/settings/env';
import { findLostStore } from '#lib/server/start/lost-store';
import { startSite } from '#lib/server/start/start-site';
import { backUp, restore } from '#lib/server/store/backup';
import { mirrorErasures } from '#lib/server/store/erasure/erasure-mirror';
import { moveStore } from '#lib/server/store/move/move';
import { openStore } from '#lib/server/store/open-store';
import { contact } from '#lib/shared/forms/contact/form';
import { checksOf } from '#scripts/doctor/checks';
import { json, sampleOf } from '#tests/server/intake/posts';
import { emptyEngines } from '#tests/server/store/engines';
import { noon, submissionOf } from '#tests/server/store/samples';

let dataDir: string;
let lines: string[];
let places: { remove(): Promise<void> }[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hoa-lost-'));
  lines = [];
  places = [];
  processState.log = newLog({ write: (line) => void lines.push(line) });
});
afterEach(async () => {
  await stop();
  delete processState.log;
  for (const place of places) await place.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

async function stop(): Promise<void> {
  await processState.stop?.();
  for (const name of ['stop', 'env', 'site', 'startProblem'] as const) delete processState[name];
}

async function newDatabase(): Promise<Record<string, string>> {
  const place = await emptyEngines.postgres();
  places.push(place);
  return { DATABASE_URL: place.databaseUrl ?? '' };
}

/** Starts the site of this folder; gives how a form and health answer. */
async function start(settings: Record<string, string> = {}) {
  await stop();
  const env = readEnv({ DATA_DIR: dataDir, ...settings });
  processState.env = env;
  await startSite(50);
  const { status } = await health();
  return { env, status };
}

const send = () => receive(contact, enquiryEmails)(json(sampleOf(contact)));
const doctor = (env: Env) =>
  checksOf(env)
    .find(({ name }) => name === 'Store')
    ?.run();
const loseSqlite = () => {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('hoa.sqlite')) rmSync(join(dataDir, name));
  }
};

describe.each(['sqlite', 'postgres'] as const)('a store of %s that is gone', (engine) => {
  const settings = async (): Promise<Record<string, string>> =>
    engine === 'postgres' ? newDatabase() : {};
  async function loseIt(): Promise<Record<string, string>> {
    if (engine === 'sqlite') loseSqlite();
    return settings();
  }

  it('is told by health, log, doctor and forms, and an empty one is served only once somebody says so', async () => {
    await start(await settings());
    expect((await send()).status).toBe(200);
    const now = await loseIt();

    const { env, status } = await start(now);
    expect(status).toBe(503);
    const { reason } = await (await health()).json();
    expect(reason).toMatch(/^there is no store here, and .* says that there was one: set DATABASE/);
    expect(reason).toContain('NEW_STORE=yes');
    expect(lines.join('')).toContain('says that there was one');
    await expect(doctor(env)).rejects.toThrow('restore a backup, or say NEW_STORE=yes');
    const form = await send();
    expect(form.status).toBe(503);
    expect(await form.text()).toContain('Please call us: +91 00000 00000, Mon to Fri');
    expect(readdirSync(dataDir)).not.toContain('hoa.sqlite');

    expect((await start({ ...now, NEW_STORE: 'yes' })).status).toBe(200);
    // Said once, it is known from then on.
    expect((await start(now)).status).toBe(200);
    expect((await send()).status).toBe(200);
    await start({ ...now, NEW_STORE: 'yes' });
    expect(lines.join('')).toContain('NEW_STORE is not needed any more');
  });

  it('comes back by a restore, without another start', async () => {
    const before = await settings();
    const place = { dataDir, databaseUrl: before.DATABASE_URL };
    await start(before);
    await send();
    await stop();
    const copy = join(dataDir, 'copy');
    await backUp(place, copy);
    const now = await loseIt();
    expect((await start(now)).status).toBe(503);
    await restore({ dataDir, databaseUrl: now.DATABASE_URL }, copy, noon);
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
    const store = await openStore({ dataDir, databaseUrl: same.DATABASE_URL });
    await store.eraseContacts(Date.now() + 1, noon);
    await store.close();
    expect((await start(same)).status).toBe(200);
  });
});

describe('of a release that left no note', () => {
  const lost = (mode: Env['mode'] = 'public', databaseUrl?: string) =>
    findLostStore({ dataDir, databaseUrl }, mode);
  const store = async (many = 1) => {
    const opened = await openStore({ dataDir });
    for (let index = 0; index < many; index += 1) {
      await opened.recordSubmission(submissionOf(), []);
    }
    return opened;
  };

  it('is missed where a backup, a moved store or erased persons tell of it', async () => {
    await (await store()).close();
    mkdirSync(join(dataDir, 'backups'));
    await backUp({ dataDir }, join(dataDir, 'backups', 'hoa-20261120-120000.sqlite'));
    loseSqlite();
    expect(await lost('trial')).toMatchObject({ message: expect.stringContaining('a backup') });
    rmSync(join(dataDir, 'backups'), { recursive: true });
    expect(await lost()).toBeUndefined();

    const opened = await store();
    await opened.erasePerson('meena@example.com', noon);
    await mirrorErasures(opened, dataDir);
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
    await moveStore({ to: 'postgres', databaseUrl, dataDir, now: noon, report });
    expect(await lost('trial', databaseUrl)).toBeUndefined();
    expect(await lost('trial')).toMatchObject({
      message: expect.stringContaining('moved-20261120-120000.sqlite'),
    });
    await (await openStore({ dataDir })).close();
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
    writeFileSync(join(dataDir, 'host-id'), 'id');
    expect(await lost('public')).toBeDefined();
    expect(await lost('trial')).toBeUndefined();
  });

  it('is not missed on a new machine, in an empty volume, by another host or after an upgrade before anything was sent', async () => {
    const { DATABASE_URL: databaseUrl = '' } = await newDatabase();
    expect(await lost()).toBeUndefined();
    expect(await lost('public', databaseUrl)).toBeUndefined();
    expect(await findLostStore({ dataDir: join(dataDir, 'not-yet') }, 'public')).toBeUndefined();
    mkdirSync(join(dataDir, 'lost+found'));
    expect(await lost()).toBeUndefined();

    writeFileSync(join(dataDir, 'host-id'), 'id');
    const opened = await store(0);
    await mirrorErasures(opened, dataDir);
    await opened.close();
    mkdirSync(join(dataDir, 'backups'));
    writeFileSync(join(dataDir, 'backups', 'hoa-20261120-120000.sqlite.age'), 'sealed');
    expect(await lost()).toBeUndefined();
    // The same folder, now with a database that another host has filled.
    const other = await openStore({ dataDir, databaseUrl });
    await other.recordSubmission(submissionOf(), []);
    await other.close();
    expect(await lost('public', databaseUrl)).toBeUndefined();
  });

  it('is not missed where its backups say that they held nothing', async () => {
    mkdirSync(join(dataDir, 'backups'));
    const file = join(dataDir, 'backups', 'hoa-20261120-120000.dump');
    writeFileSync(file, 'dump');
    expect(await lost('trial')).toBeDefined();
    await noteBackup(dataDir, { file, holds: { submissions: 0, orders: 0 } });
    expect(await lost('trial')).toBeUndefined();
  });
});
