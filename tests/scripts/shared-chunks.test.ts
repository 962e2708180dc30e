import { lstatSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { escapeNonAsciiOfChunks, shareEqualChunks } from '#scripts/shared-chunks';

function buildWith(chunks: Record<string, string>): string {
  const dist = mkdtempSync(join(tmpdir(), 'hoa-chunks-'));
  mkdirSync(join(dist, 'server/chunks/ssr'), { recursive: true });
  for (const [name, text] of Object.entries(chunks))
    writeFileSync(join(dist, 'server/chunks', name), text);
  return dist;
}

test('a chunk that is there under several names is loaded once, by any of them', () => {
  const dist = buildWith({
    'a.js': 'module.exports = {}',
    'b.js': 'module.exports = {}',
    'c.js': 'module.exports = []',
    'ssr/a.js': 'module.exports = {}',
    'a.json': 'module.exports = {}',
  });
  const chunk = (name: string) => join(dist, 'server/chunks', name);
  shareEqualChunks(dist);
  shareEqualChunks(dist);
  const load = (name: string) => jest.requireActual(chunk(name));
  expect(load('b.js')).toBe(load('a.js'));
  expect(load('c.js')).toEqual([]);
  for (const name of ['a.js', 'c.js', 'ssr/a.js', 'a.json'])
    expect(lstatSync(chunk(name)).isSymbolicLink()).toBe(false);
  expect(readFileSync(chunk('b.js'), 'utf8')).toBe('module.exports = {}');
});

test('a chunk says the same with its letters written as escapes, in one byte each', () => {
  const program =
    'module.exports = { title: "தமிழ் – ₹ 😀", quoted: `“é”`, isTamil: /^[அ-ஹ]+$/.test("தமழ") }';
  const chunk = join(buildWith({ 'a.js': program }), 'server/chunks/a.js');
  escapeNonAsciiOfChunks(join(chunk, '../../..'));
  expect(readFileSync(chunk, 'utf8')).toMatch(/^[\0-\xff]+$/);
  expect(jest.requireActual(chunk)).toEqual({
    title: 'தமிழ் – ₹ 😀',
    quoted: '“é”',
    isTamil: true,
  });
});
