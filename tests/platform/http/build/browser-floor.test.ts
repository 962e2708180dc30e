import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { browserslistQuery, deskScript, esbuildFloor, headScript } from '#lib/start/build/bundles';
import { buildIslands } from '#lib/start/build/island-build';
import { newerUses } from '#tests/platform/http/build/newer-apis';

it('writes scripts and styles for Safari 15.4 and Chrome 92', () => {
  expect(esbuildFloor.target).toEqual(
    expect.arrayContaining(['chrome92', 'safari15.4', 'ios15.4']),
  );
  expect(browserslistQuery).toContain('chrome 92');
  expect(browserslistQuery).toContain('safari 15.4');
});

it('uses nothing newer in the script of every page and that of the desk', async () => {
  expect(newerUses(await headScript(process.cwd()))).toEqual([]);
  expect(newerUses(await deskScript(process.cwd()))).toEqual([]);
});

it('uses nothing newer in the islands, React and the libraries of forms among them', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'floor-'));
  await buildIslands(process.cwd(), dist);
  const files = globSync(join(dist, 'static/islands/*.js'));
  expect(files.length).toBeGreaterThan(20);
  const uses = files.flatMap((file) => newerUses(readFileSync(file, 'utf8')));
  expect(uses).toEqual([]);
});

it.each([
  ['signal:AbortSignal.timeout(3e4)', ['AbortSignal.timeout']],
  ['key=crypto.randomUUID()', ['Crypto.prototype.randomUUID']],
  ['e.slice(1).toReversed().map(f)', ['Array.prototype.toReversed']],
  ['Object.groupBy(a,b)', ['Object.groupBy']],
  ['/(?<=a)b/.test(c)', ['a lookbehind']],
  ['"function"==typeof URL.canParse?URL.canParse(a):b', []],
  ['"requestIdleCallback"in window?requestIdleCallback(a):setTimeout(a)', []],
])('reads in %s: %j', (script, uses) => {
  expect(newerUses(script)).toEqual(uses);
});
