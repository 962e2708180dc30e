import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from '@jest/globals';
import { emptyLog } from '#lib/platform/db/sqlite/sqlite-dialect';
import { openDatabase, sharedEngines } from '#tests/platform/db/engines';
import { fileOf, mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';

const meena = 'meena@example.com';
const { store, place } = newStoreForEachTest(sharedEngines.sqlite);
beforeEach(async () => {
  const file = fileOf(Uint8Array.of(1));
  await store.recordSubmission(
    submissionOf({ email: meena }),
    [mailOf({ attachFile: file.id })],
    file,
  );
});

test('leaves nothing of her in the files of an embedded store', async () => {
  const written = () =>
    readdirSync(place.dataDir)
      .filter((name) => name.startsWith('hoa.sqlite'))
      .some((name) => readFileSync(join(place.dataDir, name)).includes('Meena'));
  expect(written()).toBe(true);
  await store.erasePerson(meena, noon);
  expect(written()).toBe(false);
});

test('waits for whoever reads the store before its log is emptied, and says where that took too long', async () => {
  const reader = new DatabaseSync(join(place.dataDir, 'hoa.sqlite'));
  reader.exec('begin; select count(*) from submissions');
  const log = () => readFileSync(join(place.dataDir, 'hoa.sqlite-wal'));
  const database = await openDatabase(place);
  expect(await database.run((db) => emptyLog(db, 'sqlite', 0))).toBe(false);
  expect(log().includes('Meena')).toBe(true);
  const erasing = store.erasePerson(meena, noon);
  reader.exec('rollback');
  expect(await erasing).not.toHaveProperty('stillInLog');
  expect(log().includes('Meena')).toBe(false);
  reader.close();
  await database.close();
});
