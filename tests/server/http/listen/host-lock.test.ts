import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { acquireHostLock } from '#lib/server/http/listen/process';
import { freePort } from '#scripts/serve-copy';

const placeOf = async () => ({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'place-')),
  HOST: '127.0.0.1',
  PORT: await freePort(),
});

test('a second start on a busy port ends before it touches anything', async () => {
  const where = await placeOf();
  const live = createServer();
  await new Promise<void>((resolve) => live.listen(where.PORT, where.HOST, resolve));
  await expect(acquireHostLock(where)).rejects.toThrow('EADDRINUSE');
  live.close();
});

test('a second start waits for a host that has left its port and still sends, and then gives up', async () => {
  const where = await placeOf();
  const free = await acquireHostLock(where, 0);
  await expect(acquireHostLock(where, 0)).rejects.toThrow(`port ${where.PORT}`);
  const second = acquireHostLock(where, 10_000);
  free();
  (await second)();
});

test('two hosts on one machine have a place each', async () => {
  const where = await placeOf();
  const frees = [
    await acquireHostLock(where, 0),
    await acquireHostLock({ ...where, PORT: await freePort() }, 0),
    await acquireHostLock(await placeOf(), 0),
  ];
  for (const free of frees) free();
});
