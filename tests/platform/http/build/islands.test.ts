import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from '@jest/globals';
import type { IslandFiles } from '#lib/platform/http/islands';
import { buildIslands, readIslandFiles } from '#lib/start/build/island-build';
import { islands } from '#lib/start/islands';

const dist = mkdtempSync(join(tmpdir(), 'islands-'));
let files: IslandFiles = {};
beforeAll(async () => {
  await buildIslands(process.cwd(), dist);
  files = await readIslandFiles(dist);
});

const read = (path: string) => readFileSync(join(dist, path.replace('/_next/', '')));
/** Most islands share most of their files, and to compress one takes a while. */
const compressed = new Map<string, number>();
function bytesOf(path: string): number {
  const bytes = compressed.get(path) ?? brotliCompressSync(read(path)).length;
  compressed.set(path, bytes);
  return bytes;
}
const kilobytes = (name: string) =>
  (files[name] ?? []).reduce((sum, path) => sum + bytesOf(path), 0) / 1024;

test.each(Object.keys(islands).filter((name) => name !== 'wizard'))(
  'the first touch on %s brings 90 KB of script at most',
  (name) => expect(kilobytes(name)).toBeLessThanOrEqual(90),
);

test('the first touch on the application, the longest form, brings 95 KB at most', () => {
  expect(kilobytes('wizard')).toBeLessThanOrEqual(95);
});

test('React and what all forms need are shared, so that a second form brings its own part alone', () => {
  const [react, forms, own] = files.contact ?? [];
  expect(files.callback?.slice(0, 2)).toEqual([react, forms]);
  expect(bytesOf(own ?? '')).toBeLessThan(8 * 1024);
});

test('whatever a file imports is among the files that are asked for with it', () => {
  const imports = Object.values(files).flatMap((paths) =>
    paths.flatMap((path) =>
      [...String(read(path)).matchAll(/(?:from|import)\s*"([^"]+\.js)"/g)].map(
        ([, address = '']) => [paths, address.replace(/^\.\//, '/_next/static/islands/')] as const,
      ),
    ),
  );
  expect(imports.length).toBeGreaterThan(Object.keys(files).length);
  for (const [paths, address] of imports) expect(paths).toContain(address);
});

test('every island on a page is one that is built, of the component that it names', () => {
  const used = globSync('{app,components}/**/*.tsx').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [
      ...[...text.matchAll(/<Island\s+name="([\w-]+)"\s+of=\{(\w+)\}/g)].map(
        ([, name = '', component]) => [name, component],
      ),
      // Without React: its markup is the server's.
      ...[...text.matchAll(/ data-island="([\w-]+)"/g)].map(([, name = '']) => [name, 'start']),
    ];
  });
  const built = Object.entries(islands).map(([name, [, component]]) => [name, component]);
  expect(new Set(used.map(String))).toEqual(new Set(built.map(String)));
});
