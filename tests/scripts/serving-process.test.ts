import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

test('whoever starts the site, it ends up in one process of its own number with its memory limited', async () => {
  const { MALLOC_ARENA_MAX: _, ...env } = process.env;
  const child = spawn(process.execPath, [join(__dirname, 'limited-child.ts')], {
    env: { ...env, OWN: 'kept' },
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  await once(child, 'close');
  const [first, again, limits] = output.trim().split('\n');
  expect([first, again]).toEqual([String(child.pid), String(child.pid)]);
  expect(limits).toMatch(/^--max-old-space-size=\d+ --max-semi-space-size=\d+ --expose-gc 1 kept$/);
});
