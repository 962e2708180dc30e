import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { noteBackup } from '#lib/platform/backup/last';
import { readEnv } from '#lib/platform/config/env';
import { openSqlite } from '#lib/platform/db/sqlite/sqlite';
import { makeDataFolder } from '#lib/platform/files/data-folder';
import { migrate } from '#lib/tables/migrate';
import { migrations } from '#lib/tables/migrations';
import { backup, checksOf, mayServe } from '#scripts/doctor/checks';
import { clock, requestThrough } from '#scripts/doctor/surroundings';
import { startScanner } from '#tests/platform/files/scanner';
import { MailServer } from '#tests/platform/mail/mail-server';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hoa-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const check = (name: string, variables: Record<string, string> = {}, to?: string) =>
  checksOf(readEnv({ DATA_DIR: folder, PORT: '0', ...variables }), to)
    .find((each) => each.name === name)
    ?.run();

test('a trial site on a clean machine has nothing wrong', async () => {
  for (const { run } of checksOf(readEnv({ DATA_DIR: folder, PORT: '0' }))) {
    expect(await run()).not.toBe('');
  }
});

test('a folder that cannot be written is named with the user who should', async () => {
  const inTheWay = join(folder, 'file');
  writeFileSync(inTheWay, '');
  await expect(check('Folder', { DATA_DIR: inTheWay })).rejects.toThrow(
    /^DATA_DIR .*file cannot be written by \S+ \(EEXIST\): it is a file; name a folder\.$/,
  );
});

test('a store of a newer release is recognised, and not touched', async () => {
  const database = await openSqlite(folder, migrate);
  expect(await check('Store')).toBe('up to date');
  const newer = { id: '900', breaks: 'would mix up payments', up: async () => undefined } as const;
  await migrate(database.db, 'sqlite', [...migrations, newer]);
  await database.close();
  await expect(check('Store')).rejects.toThrow(
    'this release does not know what a newer release has made of the store (900): it would mix up payments',
  );
});

test('a release that would misread the store may not serve it, whether or not it is built by today’s layout', async () => {
  const database = await openSqlite(folder, migrate);
  await database.close();
  const env = readEnv({ DATA_DIR: folder });
  const release = (name: string, layout: string, until: string) => {
    const built = join(folder, name);
    mkdirSync(join(built, layout), { recursive: true });
    const known = migrations.slice(0, migrations.findIndex(({ id }) => id === until) + 1);
    for (const { id } of known) writeFileSync(join(built, layout, `${id}.ts`), '');
    return built;
  };
  const ours = 'lib/tables';
  const old = release('v2.0.0', 'lib/store/migrations', '063-oldest-reader');
  await expect(mayServe(env, old)).rejects.toThrow(
    /^v2\.0\.0 does not know .*\(.*080-payments, 150-one-sale, 160-held-files\): it would take what is paid for a training request as a payment of the webinar, and .*\. Nothing is switched: stay on this release\./,
  );
  const same = release('same', ours, migrations.at(-1)?.id ?? '');
  expect(await mayServe(env, same)).toBe('same may serve the store');
  const recent = release('recent', ours, '080-payments');
  await expect(mayServe(env, recent)).rejects.toThrow('would sell the webinar without a document');
  expect(await mayServe(env, join(folder, 'unknown'))).toContain('its start will');
  writeFileSync(join(folder, 'hoa.sqlite'), 'broken '.repeat(9_000));
  expect(await mayServe(env, old)).toContain('cannot be read');
});

test('a mail server that takes a test mail is well, one that is away is named with the remedy', async () => {
  const server = new MailServer();
  await server.up();
  expect(await check('Mail', { SMTP_URL: server.url }, 'me@hoa.example')).toBe(
    'a test mail is on its way to me@hoa.example',
  );
  await server.down();
  await expect(check('Mail', { SMTP_URL: server.url })).rejects.toThrow('nothing answers at');
});

test('a wrong password is distinguished from a server that is away', async () => {
  const strict = new MailServer({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(new Error('wrong password')),
  });
  await strict.up();
  const url = strict.url.replace('//', '//hoa:wrong@');
  await expect(check('Mail', { SMTP_URL: url })).rejects.toThrow(
    'the mail server refuses user or password: correct SMTP_URL',
  );
  await strict.down();
});

test('a folder that others may read is reported, with the command that closes it', async () => {
  writeFileSync(join(folder, 'hoa.sqlite'), '', { mode: 0o644 });
  chmodSync(folder, 0o755);
  await expect(check('Folder')).rejects.toThrow(/may read .*hoa\.sqlite: chmod -R go= /);
  chmodSync(folder, 0o700);
  expect(await check('Folder')).toContain('by its user alone');
});

/** Answers as a site behind a proxy does that passes on what `pass` makes of the request. */
async function behindProxy<T>(
  pass: (forwarded: string) => { visitor: string; host: string },
  ask: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer((request, response) => {
    const seen = pass(String(request.headers['x-forwarded-for']));
    response.end(JSON.stringify({ status: 'ok', seen }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return ask(`http://127.0.0.1:${port}`).finally(() => server.close());
}

test('a proxy that passes on forged addresses, or another Host, is reported with what to set', async () => {
  const env = {
    ...readEnv({ METRICS_TOKEN: 'secret', TRUST_PROXY: '1' }),
    origin: 'https://hoa.in',
  };
  const ask = (origin: string) => requestThrough(env, origin);
  const good = () => ({ visitor: '203.0.113.9', host: 'hoa.in' });
  expect(await behindProxy(good, ask)).toContain('this machine is seen as 203.0.113.9');
  const forged = (visitor: string) => ({ visitor, host: 'hoa.in' });
  await expect(behindProxy(forged, ask)).rejects.toThrow('a forged X-Forwarded-For is believed');
  const renamed = () => ({ visitor: '203.0.113.9', host: '127.0.0.1:3000' });
  await expect(behindProxy(renamed, ask)).rejects.toThrow('passes on Host as 127.0.0.1:3000');
  expect(await requestThrough({ ...env, METRICS_TOKEN: undefined }, '')).toContain(
    'set METRICS_TOKEN',
  );
});

test('a clock that nobody sets, or that differs from the payment provider’s, is reported', async () => {
  const env = readEnv({ DATA_DIR: folder });
  await expect(clock(env, async () => false)).rejects.toThrow('nobody sets the clock');
  expect(await clock(env, async () => true)).toBe('agrees with the system’s time sync');
  const late = createServer((_request, response) => {
    response.setHeader('date', new Date(Date.now() + 120_000).toUTCString());
    response.end();
  });
  await new Promise<void>((done) => late.listen(0, '127.0.0.1', done));
  const { port } = late.address() as AddressInfo;
  const paid = { ...env, RAZORPAY_KEY_ID: 'k', RAZORPAY_API_URL: `http://127.0.0.1:${port}` };
  await expect(clock(paid)).rejects.toThrow(/clock of the payment provider is 1[12]\d s ahead/);
  late.close();
});

test('a former store that was put aside and forgotten is reported: no erasure reaches it', async () => {
  const name = 'moved-20250101-000000.sqlite';
  writeFileSync(join(folder, name), '');
  await expect(check('Folder')).rejects.toThrow(`${name} in DATA_DIR: a former store`);
  rmSync(join(folder, name));
  expect(await check('Folder')).toContain('can be written');
});

test('backups that are past their time are reported', async () => {
  mkdirSync(join(folder, 'backups'));
  const age = (name: string, days: number) => {
    const file = join(folder, 'backups', name);
    writeFileSync(file, '');
    const at = Date.now() / 1000 - days * 86_400;
    utimesSync(file, at, at);
  };
  age('hoa.sqlite', 400);
  age('mine.sqlite', 400);
  age('hoa-before-upgrade.sqlite', 31);
  age('hoa-20250101-000000.sqlite.age', 36);
  expect(await check('Folder')).toContain('can be written');
  age('hoa-before-upgrade.sqlite', 33);
  await expect(check('Folder')).rejects.toThrow(
    /^backups\/hoa-before-upgrade\.sqlite in DATA_DIR: a former store/,
  );
  rmSync(join(folder, 'backups', 'hoa-before-upgrade.sqlite'));
  age('hoa-20250101-000000.sqlite.age', 38);
  await expect(check('Folder')).rejects.toThrow('backups/hoa-20250101-000000.sqlite.age in');
  expect(await check('Folder', { BACKUP_KEEP_WEEKS: '52' })).toContain('can be written');
});

test('what a command left that was killed is reported once it is old', async () => {
  const part = join(folder, 'restoring.sqlite');
  writeFileSync(part, '');
  expect(await check('Folder')).toContain('can be written');
  const longAgo = Date.now() / 1000 - 33 * 86_400;
  utimesSync(part, longAgo, longAgo);
  await expect(check('Folder')).rejects.toThrow('restoring.sqlite in DATA_DIR: a former store');
});

test('a public site without a backup is reported, and one whose last backup is old', async () => {
  const none = { ...readEnv({ DATA_DIR: folder }), mode: 'public' as const };
  await expect(backup(none)).rejects.toThrow('none was ever made here');
  await noteBackup(folder, { file: 'file' });
  expect(await backup(none)).toMatch(/^the last one is 0 hours old; RESTIC_REPOSITORY is not set/);
  const longAgo = Date.now() / 1000 - 30 * 3_600;
  utimesSync(join(folder, 'last-backup'), longAgo, longAgo);
  await expect(backup(none)).rejects.toThrow('the last one is 30 hours old');
});

test('a scanner that is dead is reported, and one that answers is well', async () => {
  const living = await startScanner();
  expect(await check('Scanner', { CLAMD: living.place })).toContain('clamd answers');
  await living.close();
  await expect(check('Scanner', { CLAMD: living.place })).rejects.toThrow(
    /clamd does not answer at .*systemctl start clamav-daemon/,
  );
});

test('settings of former backups are reported, as nothing reads them any more', async () => {
  process.env.BACKUP_HOOK = 'rclone copy "$1" remote:hoa';
  try {
    await expect(check('Settings')).rejects.toThrow(
      'BACKUP_HOOK: not read any more: set RESTIC_REPOSITORY and RESTIC_PASSWORD',
    );
  } finally {
    delete process.env.BACKUP_HOOK;
  }
});

test('a folder that the kernel makes nowhere ends every check, and in a sentence', async () => {
  const nowhere = '/proc/x/y';
  await expect(check('Folder', { DATA_DIR: nowhere })).rejects.toThrow(
    'no folder can be made there',
  );
  await expect(check('Mail', { DATA_DIR: nowhere })).rejects.toThrow('cannot be written');
  expect(() => makeDataFolder(nowhere)).toThrow();
  await expect(check('Store', { DATA_DIR: nowhere })).resolves.toContain('none yet');
});

test('a database that is away is reported with what to look at', async () => {
  const url = 'postgres://hoa:secret@127.0.0.1:1/hoa';
  await expect(check('Store', { DATABASE_URL: url })).rejects.toThrow(
    /does not answer: systemctl status postgresql.*DATABASE_URL/,
  );
});
