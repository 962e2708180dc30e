import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from '@jest/globals';
import { backUp, restore } from '#lib/store/backup';
import { openStore } from '#lib/store/open-store';
import { sqlitePlace } from '#tests/store/engines';
import { noon, submissionOf } from '#tests/store/samples';

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
  const folder = mkdtempSync(join(tmpdir(), 'hoa-strange-'));
  const file = join(folder, 'copy');
  const place = await sqlitePlace();
  const store = await openStore(place);
  const own = submissionOf();
  await store.recordSubmission(own, []);
  await store.close();
  await backUp(place, file);
  const copy = new DatabaseSync(file);
  copy.exec(statement);
  copy.close();
  await expect(restore(place, file, noon)).rejects.toThrow(`it has ${says}`);
  const again = await openStore(place);
  expect(await again.findSubmission(own.id)).toBeDefined();
  await again.close();
  await place.remove();
  rmSync(folder, { recursive: true });
});
