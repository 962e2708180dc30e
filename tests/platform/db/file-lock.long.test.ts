import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { withFileLock } from '#lib/platform/db/file-lock';

const fileOf = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'lock');

/** Another process that takes the lock once, and writes into `lock.diary` when it has it. */
async function another(file: string, way: 'works' | 'dies'): Promise<void> {
  await once(fork(join(__dirname, 'file-lock-child.ts'), [file, `${file}.diary`, way]), 'exit');
}

const diary = (file: string) => readFileSync(`${file}.diary`, 'utf8').trim().split('\n');

test('lets one work at a time', async () => {
  const file = fileOf();
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await new Promise(setImmediate);
    seen.push(`${name} ends`);
  };
  await Promise.all([withFileLock(file, work('first')), withFileLock(file, work('second'))]);
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('goes from a process that was killed to one of those who wait, and then to the next', async () => {
  const file = fileOf();
  await another(file, 'dies');
  expect(diary(file)).toEqual([expect.stringMatching(/ begins$/)]);
  await Promise.all(Array.from({ length: 6 }, () => another(file, 'works')));
  const turns = diary(file).slice(1);
  expect(turns).toHaveLength(12);
  for (let at = 0; at < turns.length; at += 2) {
    expect(turns[at + 1]).toBe(turns[at]?.replace('begins', 'ends'));
  }
});

test('gives the lock back when the work fails', async () => {
  const file = fileOf();
  const failing = withFileLock(file, async () => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  await expect(withFileLock(file, async () => 'done')).resolves.toBe('done');
});
