import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { backUp } from '#lib/platform/backup/backup';
import { restore } from '#lib/platform/backup/restore';
import type { Store } from '#lib/platform/db/store';
import { mirrorErasures, mirrorIn } from '#lib/privacy/queries/records';
import { openStore } from '#lib/start/open-store';
import { storeContents } from '#lib/start/store-contents';
import { engines, type Place, sqlitePlace } from '#tests/platform/db/engines';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { noon, submissionOf } from '#tests/platform/db/samples';
import { placeForEachTest } from '#tests/platform/db/store-for-each-test';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

const folder = folderForEachTest();
const copy = () => join(folder(), 'copy');

const record = async (store: Store, email: string, phone = '9000000000') => {
  const submission = submissionOf({ email, phone });
  await store.recordSubmission(submission, []);
  return submission.id;
};

describe.each(Object.entries(engines))('a restore on %s', (_engine, newPlace) => {
  const place = placeForEachTest(newPlace);

  it('erases again who was erased since the backup: by address, by phone, and one enquiry', async () => {
    const file = copy();
    let store = await openStore(place);
    await store.secret('erasures');
    const gone = [
      await record(store, 'meena@example.com'),
      await record(store, 'asha@example.com', '+91 98765 43210'),
    ];
    const withdrawn = enquiryOf({ email: 'ravi@example.com' });
    await store.recordSubmission(withdrawn, []);
    const stored = await record(store, 'ravi@example.com');
    await store.erasePerson('before@example.com', noon - 5);
    await backUp(place, file);

    await store.erasePerson('meena@example.com', noon);
    await store.erasePerson({ phone: '098765-43210' }, noon);
    await store.eraseEnquiry(withdrawn.id, noon);
    const back = await record(store, 'meena@example.com');
    await store.close();

    const { erasedAgain, unreadable, holds } = await restore(
      place,
      file,
      noon + 60_000,
      storeContents,
    );
    expect({ erasedAgain, unreadable }).toEqual({ erasedAgain: 3, unreadable: 0 });
    expect(holds.submissions).toBe(1);
    store = await openStore(place);
    for (const id of [...gone, withdrawn.id, back]) {
      expect(await store.findSubmission(id)).toBeUndefined();
    }
    expect(await store.findSubmission(stored)).toBeDefined();
    expect((await store.listErasures()).erasures).toHaveLength(4);
    await store.close();

    expect((await restore(place, file, noon + 120_000, storeContents)).erasedAgain).toBe(3);
  });

  it('remembers an erasure without saying who', async () => {
    const store = await openStore(place);
    await record(store, 'meena@example.com');
    await store.erasePerson('meena@example.com', noon);
    const records = JSON.stringify(await store.listErasures());
    expect(records).not.toMatch(/meena|example/);
    expect(await store.forgetErasures(noon)).toBe(0);
    expect(await store.forgetErasures(noon + 1)).toBe(1);
    await store.close();
  });
});

async function restoreErased(place: Place, now = noon) {
  const { erasedAgain, unreadable, holds } = await restore(place, copy(), now, storeContents);
  return { erasedAgain, unreadable, left: holds.submissions };
}

it.each([
  [
    'knows from the file beside it whom to erase again where the store itself is damaged',
    { isSecretStored: true, expected: { erasedAgain: 1, unreadable: 0, left: 0 } },
  ],
  [
    'says how many it cannot repeat where the secret is lost with the store',
    { isSecretStored: false, expected: { erasedAgain: 0, unreadable: 1, left: 1 } },
  ],
])('%s', async (_, { isSecretStored, expected }) => {
  const place = await sqlitePlace();
  const store = await openStore(place);
  if (isSecretStored) await store.secret('erasures');
  await record(store, 'meena@example.com');
  await backUp(place, copy());
  await store.erasePerson('meena@example.com', noon);
  await mirrorErasures(store, place.dataDir);
  await store.close();
  expect(readFileSync(mirrorIn(place.dataDir), 'utf8')).not.toContain('meena');
  writeFileSync(join(place.dataDir, 'hoa.sqlite'), 'damaged '.repeat(2_000));
  expect(await restoreErased(place)).toEqual(expected);
  await place.remove();
});

it('knows it, too, where the site was started again on an empty store and erased somebody else before the restore', async () => {
  const place = await sqlitePlace();
  let store = await openStore(place);
  await store.secret('erasures');
  for (const each of ['meena', 'asha', 'ravi']) await record(store, `${each}@example.com`, each);
  await backUp(place, copy());
  await store.erasePerson('meena@example.com', noon);
  await mirrorErasures(store, place.dataDir);
  await store.close();
  for (const end of ['', '-wal', '-shm'])
    rmSync(join(place.dataDir, `hoa.sqlite${end}`), { force: true });
  store = await openStore(place);
  await mirrorErasures(store, place.dataDir);
  await store.erasePerson('asha@example.com', noon);
  await mirrorErasures(store, place.dataDir);
  await store.close();
  expect(await restoreErased(place, noon + 1)).toEqual({ erasedAgain: 2, unreadable: 0, left: 1 });
  expect((await restoreErased(place, noon + 2)).left).toBe(1);
  await place.remove();
});
