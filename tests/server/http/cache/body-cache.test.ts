import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { newBodyCache } from '#lib/server/http/cache/body-cache';
import { openPack, writePack } from '#lib/server/http/cache/body-pack';

/** Bodies of ten bytes in room for three; `made` says which were made, in order. */
function five() {
  const kept = newBodyCache(30);
  const made: number[] = [];
  const bodies = [0, 1, 2, 3, 4].map((number) =>
    kept.body(10, () => {
      made.push(number);
      return Buffer.alloc(10, number);
    }),
  );
  return { kept, made, ask: (number: number) => bodies[number]?.bytes() };
}

test('a body is made when it is first asked for, and once while it stays', () => {
  const { made, ask } = five();
  expect(made).toEqual([]);
  expect(ask(2)).toBe(ask(2));
  expect(made).toEqual([2]);
});

test('memory keeps to its bound, whatever is asked for', () => {
  const { kept, ask } = five();
  for (let turn = 0; turn < 50; turn += 1) {
    expect(ask((turn * 3) % 5)).toEqual(Buffer.alloc(10, (turn * 3) % 5));
    expect(kept.size()).toBeLessThanOrEqual(30);
  }
});

test('what is asked for again and again stays, whoever passes by', () => {
  const { made, ask } = five();
  ask(0);
  for (const other of [1, 2, 3, 4, 1, 2, 3, 4]) {
    ask(other);
    ask(0);
  }
  expect(made.filter((number) => number === 0)).toEqual([0]);
});

test('a server reads on when its folder has been removed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hoa-pack-'));
  const file = join(folder, 'bodies');
  const writer = await writePack(file);
  const page = Buffer.from('page '.repeat(100));
  const pressed = brotliCompressSync(page);
  const [plain, br] = await Promise.all([writer.add(Buffer.from('plain')), writer.add(pressed)]);
  await writer.close();
  const pack = openPack(file);
  rmSync(folder, { recursive: true });
  expect(String(pack.body(plain).bytes())).toBe('plain');
  expect(pack.uncompressed(pack.body(br), page.length).bytes()).toEqual(page);
});
