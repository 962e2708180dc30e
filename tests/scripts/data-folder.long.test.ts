import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkDataDir } from '#lib/platform/files/place-check';
import { freePort } from '#scripts/serve-copy';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hoa-place-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that is missing is made with those above it, for its own user alone', async () => {
  const DATA_DIR = join(folder, 'var/lib/hoa');
  await checkDataDir({ DATA_DIR });
  await checkDataDir({ DATA_DIR });
  expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
});

test.each([
  '/proc',
  '/proc/hoa',
  '/proc/hoa/data',
  '/dev/null',
  '/dev/null/hoa',
  'file',
  'file/hoa',
])(
  'a DATA_DIR where no folder can be (%s) is refused in one line that names it and the remedy',
  async (place) => {
    writeFileSync(join(folder, 'file'), 'in the way');
    const DATA_DIR = place.startsWith('/') ? place : join(folder, place);
    const refused = await checkDataDir({ DATA_DIR }).catch((error: Error) => error.message);
    expect(refused).toMatch(/^DATA_DIR \/\S+ cannot be written by \S+ \(E\w+\): .*\bname .*\.$/);
    expect(refused).toContain(`DATA_DIR ${DATA_DIR} `);
  },
);

test('a start with such a DATA_DIR ends, and says no more than that', async () => {
  const start = join(process.cwd(), 'scripts/start.ts');
  const env = { ...process.env, PORT: String(await freePort()), DATA_DIR: '/proc/hoa' };
  const child = spawn(process.execPath, [start], { env });
  let output = '';
  for (const out of [child.stdout, child.stderr])
    out.on('data', (text) => {
      output += text;
    });
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(output).toMatch(
    /^DATA_DIR \/proc\/hoa cannot be written by \S+ \(ENOENT\): no folder can be made there; name one on a disk\.\n$/,
  );
});
