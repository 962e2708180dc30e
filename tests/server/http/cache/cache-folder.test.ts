import { mkdirSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { keepCache, removeOldCaches } from '#lib/server/http/cache/cache-files';

test('a folder that a site starts on stays, however old it is; the oldest of the others go', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'caches-'));
  for (const [seconds, name] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    mkdirSync(join(parent, name));
    utimesSync(join(parent, name), 1_000 + seconds, 1_000 + seconds);
  }
  await keepCache(join(parent, 'a'));
  await removeOldCaches(parent, 3);
  expect(readdirSync(parent).sort()).toEqual(['a', 'd', 'e']);
});
