import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { moveStore } from '#lib/platform/backup/move';
import { onOneConnection } from '#lib/platform/db/postgres/postgres';
import { openStore } from '#lib/start/open-store';
import { storeContents } from '#lib/start/store-contents';
import { postgresPlace } from '#tests/platform/db/engines';
import { enquiryOf, webhookOf } from '#tests/platform/db/enquiry-samples';
import { orderOf } from '#tests/platform/db/order-samples';
import { fileOf, mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import { placeForEachTest } from '#tests/platform/db/store-for-each-test';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

const dataDir = folderForEachTest();
const postgres = placeForEachTest(postgresPlace);

const url = () => postgres.databaseUrl ?? '';
const move = (to: 'postgres' | 'sqlite', report: (table: string) => void = () => undefined) =>
  moveStore({
    to,
    databaseUrl: url(),
    dataDir: dataDir(),
    now: noon,
    schema: storeContents,
    report: ({ table }) => report(table),
  });

function cut(table: string): void {
  if (table === 'submissions') throw new Error('the power went');
}

/** Something in many of the tables, in every script, with bytes and with what is null. */
async function fill() {
  const store = await openStore({ dataDir: dataDir() });
  const file = fileOf(Uint8Array.from({ length: 70_000 }, (_, index) => index % 256));
  const enquiry = enquiryOf({ name: 'மீனா 👩🏽‍💼 "\\', idempotencyKey: 'k' });
  const { reference } = enquiry.enquiry;
  await store.recordSubmission(
    { ...enquiry, enquiry: { ...enquiry.enquiry, webhook: webhookOf(reference) } },
    [mailOf({ attachFile: file.id }), mailOf({ role: 'visitor' })],
    file,
  );
  for (let index = 0; index < 1_100; index += 1) {
    await store.recordSubmission(submissionOf({ receivedAt: noon - index }), []);
  }
  await store.storePagePicture(file.id, 1, Uint8Array.of(1, 2, 3));
  await store.recordOrder(orderOf(), undefined);
  const secret = await store.secret('links');
  await store.close();
  return { id: enquiry.id, reference, file, secret };
}

it('takes everything over and back, row by row, files and secrets too, and leaves the former store aside', async () => {
  const { id, reference, file, secret } = await fill();
  const there = await move('postgres');
  expect(there.counted).toContainEqual({ table: 'submissions', rows: 1_101 });
  expect(there.counted).toContainEqual({ table: 'files', rows: 1 });
  expect(there.formerStore).toMatch(/moved-20261120-120000\.sqlite$/);
  expect(readdirSync(dataDir())).not.toContain('hoa.sqlite');

  const onPostgres = await openStore(postgres);
  expect((await onPostgres.findEnquiry(reference))?.id).toBe(id);
  expect(Buffer.from((await onPostgres.findFile(file.id))?.data ?? [])).toEqual(
    Buffer.from(file.data),
  );
  expect(await onPostgres.secret('links')).toBe(secret);
  expect((await onPostgres.claimDue('host', 10, noon)).length).toBe(2);
  await onPostgres.close();

  const back = await move('sqlite');
  expect(back.counted).toEqual(there.counted);
  expect(back.formerStore).toBe('schema moved_20261120_120000');
  const again = await openStore({ dataDir: dataDir() });
  expect((await again.findLead(id))?.name).toBe('மீனா 👩🏽‍💼 "\\');
  expect(await again.secret('links')).toBe(secret);
  await again.close();
});

it.each(['postgres', 'sqlite'] as const)('goes on where it was cut short, to %s', async (to) => {
  await fill();
  if (to === 'sqlite') await move('postgres');
  await expect(move(to, cut)).rejects.toThrow('the power went');
  const { counted } = await move(to);
  expect(counted).toContainEqual({ table: 'submissions', rows: 1_101 });
});

it('ends what stopped between the last two steps', async () => {
  await fill();
  const { formerStore } = await move('postgres');
  renameSync(formerStore, join(dataDir(), 'hoa.sqlite'));
  expect((await move('postgres')).formerStore).toBe(formerStore);
});

it('refuses while a site has either end open', async () => {
  const here = await openStore({ dataDir: dataDir() });
  await expect(move('postgres')).rejects.toThrow(/Stop the site on every host/);
  await here.close();
  const there = await openStore(postgres);
  await expect(move('postgres')).rejects.toThrow(/Stop the site on every host/);
  await there.close();
  expect((await move('postgres')).replaced).toBe('schema before_move_20261120_120000');
});

it('refuses a place that holds what somebody sent', async () => {
  await fill();
  const there = await openStore(postgres);
  await there.recordSubmission(submissionOf(), []);
  await there.close();
  await expect(move('postgres')).rejects.toThrow(
    'The place to move to holds submissions already: a move needs an empty one.',
  );
});

it('finds a row that came over differently, and leaves the former store where it is', async () => {
  const { id } = await fill();
  await expect(move('postgres', cut)).rejects.toThrow('the power went');
  await onOneConnection(url(), (db) =>
    sql`update moving.submissions set name = 'somebody else' where id = ${id}`.execute(db),
  );
  await expect(move('postgres')).rejects.toThrow(
    'The stores differ in the table submissions: a row differs.',
  );
  expect(readdirSync(dataDir())).toContain('hoa.sqlite');
});

it('moves no store that is not there', async () => {
  await expect(move('postgres')).rejects.toThrow('There is no SQLite store');
});
