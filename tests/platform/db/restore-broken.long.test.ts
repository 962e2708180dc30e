import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { backUp } from '#lib/platform/backup/backup';
import { restore } from '#lib/platform/backup/restore';
import { openStore } from '#lib/start/open-store';
import { storeContents } from '#lib/start/store-contents';
import { engines, onTables, type Place } from '#tests/platform/db/engines';
import { noon, submissionOf } from '#tests/platform/db/samples';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

const folder = folderForEachTest();

async function backedUp(place: Place): Promise<string> {
  const file = join(folder(), 'copy');
  const store = await openStore(place);
  await store.recordSubmission(submissionOf(), []);
  await store.close();
  await backUp(place, file);
  return file;
}

it('restores over a SQLite store that can neither be opened nor copied, and keeps it under another name', async () => {
  const place = await engines.sqlite();
  const file = await backedUp(place);
  rmSync(join(place.dataDir, 'hoa.sqlite'));
  // The kernel gives no file to read there: what a dying disk answers in its own way.
  mkdirSync(join(place.dataDir, 'hoa.sqlite'));
  await expect(backUp(place, join(folder(), 'again'))).rejects.toThrow();
  const { formerStore = '', holds } = await restore(place, file, noon, storeContents);
  expect(holds.submissions).toBe(1);
  expect(formerStore).toMatch(/before-restore-20261120-120000\.sqlite$/);
  expect(existsSync(formerStore)).toBe(true);
  expect(readdirSync(place.dataDir).filter((name) => name.startsWith('restoring'))).toEqual([]);
  await place.remove();
});

it('restores over a PostgreSQL store whose tables are broken, and keeps them in a schema of their own', async () => {
  const place = await engines.postgres();
  const file = await backedUp(place);
  await onTables(place, async (db) => {
    await sql`alter table erasures drop column hash`.execute(db);
    await sql`drop table settings`.execute(db);
  });
  const { formerStore, holds } = await restore(place, file, noon, storeContents);
  expect(holds.submissions).toBe(1);
  expect(formerStore).toBe('schema before_restore_20261120_120000');
  await place.remove();
});
