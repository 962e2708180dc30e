import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { backUp } from '#lib/platform/backup/backup';
import { restore } from '#lib/platform/backup/restore';
import { openStore } from '#lib/start/open-store';
import { storeContents } from '#lib/start/store-contents';
import { type Place, postgresPlace, sqlitePlace } from '#tests/platform/db/engines';
import { noon, submissionOf } from '#tests/platform/db/samples';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

const folder = folderForEachTest();

it.each([
  [
    'a trigger',
    "create trigger t after insert on submissions begin update submissions set email = 'thief@example.com'; end",
    'the trigger "t"',
  ],
  ['a view', 'create view v as select * from submissions', 'the view "v"'],
  ['a column', 'alter table submissions add column copy text', 'the column "copy" of submissions'],
  [
    'a column that computes itself',
    'alter table submissions add column copy text generated always as (upper(email)) virtual',
    'the column "copy" of submissions',
  ],
  ['a table', 'create table extra (id text)', 'the column "id" of extra'],
])('a backup with %s of somebody else is not restored', async (_, statement, says) => {
  const file = join(folder(), 'copy');
  const place = await sqlitePlace();
  const store = await openStore(place);
  const own = submissionOf();
  await store.recordSubmission(own, []);
  await store.close();
  await backUp(place, file);
  const copy = new DatabaseSync(file);
  copy.exec(statement);
  copy.close();
  await expect(restore(place, file, noon, storeContents)).rejects.toThrow(`it has ${says}`);
  const again = await openStore(place);
  expect(await again.findSubmission(own.id)).toBeDefined();
  await again.close();
  await place.remove();
});

it('a refused backup leaves nothing of its own in the database, a function or a type neither', async () => {
  const file = join(folder(), 'copy');
  const [strange, own] = [await postgresPlace(), await postgresPlace()];
  await (await openStore(strange)).close();
  await withClient(strange, async (client) => {
    await client.query("create function public.steal() returns int language sql as 'select 1'");
    await client.query("create type public.mood as enum ('sad')");
    await client.query('create view public.all_of_them as select * from submissions');
  });
  await backUp(strange, file);
  const submission = submissionOf();
  const store = await openStore(own);
  await store.recordSubmission(submission, []);
  await store.close();
  await withClient(own, (client) =>
    client.query("create function public.theirs() returns int language sql as 'select 1'"),
  );
  await expect(restore(own, file, noon, storeContents)).rejects.toThrow(
    'That is not a backup of this site',
  );
  await withClient(own, async (client) => {
    const { rows } = await client.query(
      "select proname as name from pg_proc where pronamespace = 'public'::regnamespace union all select typname from pg_type where typnamespace = 'public'::regnamespace and typtype = 'e' union all select viewname from pg_views where schemaname = 'public'",
    );
    expect(rows).toEqual([{ name: 'theirs' }]);
  });
  const again = await openStore(own);
  expect(await again.findSubmission(submission.id)).toBeDefined();
  await again.close();
  for (const place of [strange, own]) await place.remove();
});

async function withClient(place: Place, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  await work(client);
  await client.end();
}
