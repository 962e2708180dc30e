import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Kysely, sql } from 'kysely';
import { newWriteGroups, type WriteGroups } from '#lib/platform/db/sqlite/sqlite';
import { NodeSqliteDialect, openFile } from '#lib/platform/db/sqlite/sqlite-dialect';
import type { Tables } from '#lib/platform/db/tables';
import { openStore } from '#lib/start/open-store';
import { submissionOf } from '#tests/platform/db/samples';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

const dataDir = folderForEachTest();

describe('what is written at the same moment', () => {
  let file: DatabaseSync;
  let db: Kysely<Tables>;
  let groups: WriteGroups;
  let statements: string[];
  beforeEach(() => {
    statements = [];
    file = openFile(join(dataDir(), 'a.sqlite'));
    file.exec('create table notes (id integer primary key, text text not null)');
    const shared = { open: false, untouched: false };
    db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file, shared) });
    const exec = file.exec.bind(file);
    file.exec = (words) => {
      statements.push(words);
      exec(words);
    };
    groups = newWriteGroups({ db, file, shared, alone: (work) => work(db) });
  });
  afterEach(() => db.destroy());

  const inserting =
    (id: number, text: string | null = 'note') =>
    (open: Kysely<Tables>) =>
      open.transaction().execute(async (tx) => {
        await sql`insert into notes values (${id}, ${text})`.execute(tx);
        return id;
      });
  const insert = (...row: Parameters<typeof inserting>) => groups.write(inserting(...row));
  const insertAhead = (...row: Parameters<typeof inserting>) =>
    groups.writeAhead(inserting(...row));
  const stored = () =>
    file
      .prepare('select id from notes order by id')
      .all()
      .map(({ id }) => id);
  const commits = () => statements.filter((words) => words === 'commit').length;

  test('shares one transaction, and each hears of its own', async () => {
    const numbers = Array.from({ length: 40 }, (_, at) => at);
    expect(await Promise.all(numbers.map((id) => insert(id)))).toEqual(numbers);
    expect(stored()).toEqual(numbers);
    expect(commits()).toBe(1);
  });

  test('writes a page that each changes once, and nothing else', async () => {
    const pages = Array.from({ length: 30 }, (_, at) => at);
    for (const id of pages) await insert(id, 'x'.repeat(3_000));
    const before = writtenBytes();
    const changing = (text: string) => (open: Kysely<Tables>) =>
      open.transaction().execute((tx) => sql`update notes set text = ${text}`.execute(tx));
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        groups.write(changing(String.fromCharCode(65 + at).repeat(3_000))),
      ),
    );
    expect(commits()).toBe(1);
    expect(writtenBytes() - before).toBeLessThan(2 * pages.length * 4_096);
  });

  test('succeeds or fails by itself: one that fails takes no other with it', async () => {
    const writes = [insert(1), insert(2, null), insert(1), insert(3)];
    const ends = await Promise.allSettled(writes);
    expect(ends.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(stored()).toEqual([1, 3]);
    expect(commits()).toBe(1);
  });

  test('goes on after a transaction of its own that failed, and nothing of that one is stored', async () => {
    const twice = (open: Kysely<Tables>, id: number, text: string | null) =>
      open.transaction().execute(async (tx) => {
        await sql`insert into notes values (${id}, 'before')`.execute(tx);
        await sql`insert into notes values (${id + 1}, ${text})`.execute(tx);
      });
    const either = (work: Promise<void>) =>
      work.then(
        () => 'stored',
        () => 'failed',
      );
    const failsFirst = groups.write(async (open) => [
      await either(twice(open, 10, null)),
      await either(twice(open, 20, 'after')),
    ]);
    const failsLater = groups.write(async (open) => [
      await either(twice(open, 30, 'after')),
      await either(twice(open, 40, null)),
    ]);
    const ends = await Promise.all([failsFirst, failsLater, insert(1)]);
    expect(ends).toEqual([['failed', 'stored'], ['stored', 'failed'], 1]);
    expect(stored()).toEqual([1, 20, 21, 30, 31]);
    expect(commits()).toBe(1);
  });

  test('shares it with what follows from a count, which is answered ahead', async () => {
    const steps = [1, 2, 3].map(async (id) => {
      await insertAhead(id);
      await insertAhead(id + 10);
      return insert(id + 20);
    });
    expect(await Promise.all(steps)).toEqual([21, 22, 23]);
    expect(stored()).toEqual([1, 2, 3, 11, 12, 13, 21, 22, 23]);
    expect(commits()).toBe(1);
  });

  test('keeps what follows when the disk fails after its count was answered', async () => {
    file.exec('pragma max_page_count = 12');
    const step = async (id: number, text: string) => {
      await insertAhead(id);
      return insert(id + 10, text);
    };
    const ends = await Promise.allSettled([
      step(1, 'a'),
      step(2, 'x'.repeat(60_000)),
      step(3, 'c'),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(stored()).toEqual([1, 2, 3, 11, 13]);
  });

  test('is answered only once it can be read by another process', async () => {
    const other = new DatabaseSync(join(dataDir(), 'a.sqlite'), { readOnly: true });
    const count = other.prepare('select count(*) as count from notes');
    const seen = [1, 2, 3].map((id) => insert(id).then(() => count.get()?.count));
    expect(await Promise.all(seen)).toEqual([3, 3, 3]);
    other.close();
  });

  test('waits by itself where another process holds the file, and nothing of it is lost', async () => {
    const other = new DatabaseSync(join(dataDir(), 'a.sqlite'));
    other.exec('begin immediate');
    const ends = await Promise.allSettled([insert(1), insert(2)]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    other.exec('rollback');
    other.close();
    await Promise.all([insert(1), insert(2)]);
    expect(stored()).toEqual([1, 2]);
  });

  test('goes apart when the disk fails in the middle, and what fits is stored', async () => {
    file.exec('pragma max_page_count = 12');
    const ends = await Promise.allSettled([insert(1), insert(2, 'x'.repeat(60_000)), insert(3)]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(stored()).toEqual([1, 3]);
  });
});

/** By this process, to files of all kinds: https://man7.org/linux/man-pages/man5/proc_pid_io.5.html */
const writtenBytes = () => Number(/wchar: (\d+)/.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]);

test('a store ends after what waits is stored', async () => {
  const store = await openStore({ dataDir: dataDir() });
  const post = submissionOf();
  const stored = store.recordSubmission(post, []);
  await store.close();
  expect((await stored).repeated).toBe(false);
  const again = await openStore({ dataDir: dataDir() });
  expect(await again.findSubmission(post.id)).toBeDefined();
  await again.close();
});
