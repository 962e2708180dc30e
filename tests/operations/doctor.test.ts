import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readEnv } from '#lib/env';
import { hiddenEnquiries } from '#lib/store/inspect';
import { migrate } from '#lib/store/migrate';
import { migrations } from '#lib/store/migrations';
import { openStore } from '#lib/store/open-store';
import { openSqlite } from '#lib/store/sqlite';
import { checksOf } from '#scripts/doctor/checks';
import { MailServer } from '#tests/mail/mail-server';
import { submissionOf } from '#tests/store/samples';

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
    /^DATA_DIR .*file cannot be written by \S+ \(EEXIST\): give it to that user/,
  );
});

test('a store of a newer release is told apart, and not touched', async () => {
  const database = await openSqlite(folder);
  expect(await check('Store')).toBe('up to date');
  await migrate(database.db, 'sqlite', [...migrations, { id: '900', up: async () => undefined }]);
  await database.close();
  await expect(check('Store')).rejects.toThrow('migrated by a newer release (900)');
});

test('a store in DATA_DIR that DATABASE_URL hides is told with what lies in it', async () => {
  const store = await openStore({ dataDir: folder });
  const at = Date.UTC(2026, 10, 20);
  const enquiry = { reference: 'HOA-7K3M-92Q', promisedBy: at, tokenHash: 'hash' };
  await store.recordSubmission(submissionOf({ enquiry }), []);
  await store.close();
  const place = { databaseUrl: 'postgres://127.0.0.1/hoa', dataDir: folder };
  expect(hiddenEnquiries(place)).toBe(1);
  expect(hiddenEnquiries({ dataDir: folder })).toBe(0);
});

test('a database that is not there is told in a sentence', async () => {
  const url = 'postgres://hoa:secret@127.0.0.1:1/hoa';
  await expect(check('Store', { DATABASE_URL: url })).rejects.toThrow(
    'the database does not answer',
  );
});

test('a mail server that takes a test mail is well, one that is away is named with the remedy', async () => {
  const server = new MailServer();
  await server.up();
  expect(await check('Mail', { SMTP_URL: server.url }, 'me@hoa.example')).toBe(
    'a test mail is on its way to me@hoa.example',
  );
  await server.down();
  await expect(check('Mail', { SMTP_URL: server.url })).rejects.toThrow('nothing answers there');
});
