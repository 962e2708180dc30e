import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { openStore } from '#lib/start/open-store';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

const dataDir = folderForEachTest();

it('leaves the database, its log and its folder to the site’s own user alone', async () => {
  const folder = dataDir();
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'hoa.sqlite'), '', { mode: 0o644 });
  const store = await openStore({ dataDir: folder });
  await store.probe(0);
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(modeOf(folder)).toBe('700');
  for (const end of ['', '-wal', '-shm'])
    expect(modeOf(join(folder, `hoa.sqlite${end}`))).toBe('600');
  await store.close();
});
