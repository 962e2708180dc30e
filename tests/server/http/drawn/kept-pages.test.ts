import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { bodyOf, encodingOf, newKeptPages } from '#lib/server/http/drawn/kept-pages';
import { fixedPart, gzipped, newPart } from '#lib/server/http/drawn/parts';

const lead = fixedPart('<!DOCTYPE html>');
const pageOf = (text: string) => ({ headers: {}, ...gzipped(lead, [newPart(text)]) });
const large = { pages: 100, bytes: 1_000_000 };

test('a page is kept for a minute', () => {
  let time = 0;
  const kept = newKeptPages(large, () => time);
  kept.add('/search?q=gst', pageOf('gst'));
  time = 59_999;
  expect(kept.get('/search?q=gst')).toBeDefined();
  expect(kept.get('/search?q=tds')).toBeUndefined();
  time = 60_000;
  expect(kept.get('/search?q=gst')).toBeUndefined();
  expect(kept.size()).toEqual({ pages: 0, bytes: 0 });
});

test('as many as there are, they keep to their number and their size: what was asked for longest ago goes first', () => {
  const few = newKeptPages({ pages: 3, bytes: 1_000_000 });
  for (const name of ['/1', '/2', '/3']) few.add(name, pageOf(name));
  few.get('/1');
  few.add('/4', pageOf('4'));
  expect(['/1', '/2', '/3', '/4'].map((name) => few.get(name) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  const small = newKeptPages({ pages: 1_000, bytes: 20_000 });
  for (let each = 0; each < 500; each += 1) small.add(`/${'x'.repeat(1_000)}${each}`, pageOf('x'));
  expect(small.size().bytes).toBeLessThanOrEqual(20_000);
  expect(small.size().pages).toBeLessThan(10);
});

test('what stands in many pages is kept once', () => {
  const kept = newKeptPages(large);
  const around = fixedPart(randomBytes(30_000).toString('base64'));
  const file = (text: string) => ({ headers: {}, ...gzipped(lead, [newPart(text), around]) });
  for (let each = 0; each < 90; each += 1) kept.add(`/${each}`, file(`answer ${each}`));
  expect(kept.size().pages).toBe(90);
});

test('a minute in which many pages are asked for in turn finds each of them there', async () => {
  const bytes = 48_000;
  const kept = newKeptPages({ pages: 1_000, bytes });
  const paths = Array.from({ length: 40 }, (_, each) => `/${each}`);
  for (const path of paths) kept.add(path, pageOf(randomBytes(400).toString('base64')));
  for (let turn = 0; turn < 3; turn += 1) {
    for (const path of paths) {
      expect(kept.get(path)).toBeDefined();
      // What makes it smaller has its time.
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
  expect(kept.size().bytes).toBeLessThanOrEqual(bytes);
});

test('what is asked for again is made smaller, and counted', async () => {
  const kept = newKeptPages(large);
  kept.add('/', pageOf('<p>Word.</p>'.repeat(100)));
  const before = kept.size().bytes;
  const page = kept.get('/');
  if (!page) throw new Error('not kept');
  expect(encodingOf(page, ['br', 'gzip'])).toBe('gzip');
  while (!page.br) await setImmediate();
  expect(encodingOf(page, ['br', 'gzip'])).toBe('br');
  const text = gunzipSync(bodyOf(page, 'gzip')).toString();
  expect(brotliDecompressSync(bodyOf(page, 'br')).toString()).toBe(text);
  expect(bodyOf(page, undefined).toString()).toBe(text);
  expect(kept.size().bytes).toBe(before + page.br.length);
});

test('who takes brotli alone has it at once', () => {
  const page = pageOf('once');
  expect(encodingOf(page, ['br'])).toBe('br');
  expect(brotliDecompressSync(bodyOf(page, 'br')).toString()).toContain('once');
});
