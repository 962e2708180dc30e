import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { withLock } from '#lib/serve/lock';

const fileOf = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'lock');

test('lets one work at a time', async () => {
  const file = fileOf();
  const seen: string[] = [];
  const work = (name: string) => () => {
    seen.push(`${name} begins`, readFileSync(file, 'utf8'));
    return Promise.resolve(seen.push(`${name} ends`));
  };
  await withLock(file, work('first'));
  await withLock(file, work('second'));
  const pid = String(process.pid);
  expect(seen).toEqual(['first begins', pid, 'first ends', 'second begins', pid, 'second ends']);
});

test('takes over the lock of a process that is gone', async () => {
  const file = fileOf();
  writeFileSync(file, '99999999');
  await expect(withLock(file, async () => 'done')).resolves.toBe('done');
});

test('gives the lock back when the work fails', async () => {
  const file = fileOf();
  const failing = withLock(file, async () => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  await expect(withLock(file, async () => 'done')).resolves.toBe('done');
});
