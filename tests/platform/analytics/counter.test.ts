import type { IncomingMessage } from 'node:http';
import { beforeEach, expect, test } from '@jest/globals';
import { noteView, putBack, takeViews } from '#lib/platform/analytics/counter';
import { runSite, text } from '#tests/platform/http/running';

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';
const reader = { host: 'hoa.in', 'user-agent': phone, 'sec-fetch-dest': 'document' };

beforeEach(() => void takeViews());

function noted(headers: Record<string, string>, url = '/coaching'): string[] {
  noteView({ headers: { ...reader, ...headers }, url } as unknown as IncomingMessage, '/coaching');
  return takeViews().map(({ what, name, many }) => `${what} ${name}: ${many}`);
}

test('a person who comes from elsewhere counts for the page, for where, and for the campaign', () => {
  const url = '/coaching?utm_source=Newsletter&utm_campaign=November&fbclid=abc';
  expect(noted({ referer: 'https://www.google.co.in/search' }, url)).toEqual([
    'page /coaching: 1',
    'source google.co.in: 1',
    'campaign newsletter / november: 1',
  ]);
  expect(noted({})).toEqual(['page /coaching: 1', 'source : 1']);
  expect(noted({ referer: 'android-app://com.google.android.gm/' })).toContain(
    'source com.google.android.gm: 1',
  );
});

test('a step within the site counts for the page alone', () => {
  expect(noted({ referer: 'https://hoa.in/jobs' })).toEqual(['page /coaching: 1']);
});

test('what could name a person is not stored: addresses, numbers, hosts that are none', () => {
  for (const utm of ['asha%40example.in', '9876543210', 'x'.repeat(80), '<b>']) {
    expect(noted({}, `/coaching?utm_campaign=${utm}`)).toContain('campaign other: 1');
  }
  for (const referer of ['https://10.0.0.7/', 'nonsense', `https://${'a'.repeat(70)}.in/`]) {
    expect(noted({ referer })).toContain('source other: 1');
  }
});

test.each([
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a preview of a link', { 'user-agent': 'WhatsApp/2.23.20.0' }],
  ['a program', { 'user-agent': 'python-requests/2.31' }],
  ['a monitor', { 'user-agent': 'Mozilla/5.0 (compatible; UptimeRobot/2.0)' }],
  ['nobody', { 'user-agent': '' }],
  ['a page fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['a part of a page', { 'sec-fetch-dest': 'empty' }],
])('%s is not counted', (_, headers) => {
  expect(noted(headers)).toEqual([]);
});

test('what could not be written is counted on', () => {
  noted({});
  putBack([{ what: 'page', name: '/coaching', many: 3 }]);
  expect(noted({})).toContain('page /coaching: 4');
});

test('the server counts pages that were read, not pictures, HEAD, or what is not there', async () => {
  const site = await runSite(text(200, 'text/html', 'made'));
  const headers = { 'user-agent': phone, accept: 'text/html' };
  for (const path of ['/', '/?utm_source=paper', '/a.png', '/nowhere', '/made', '/search?q=gst']) {
    await site.ask(path, { headers });
  }
  await site.ask('/', { headers, method: 'HEAD' });
  await site.ask('/');
  site.server.close();
  const pages = takeViews().filter(({ what }) => what === 'page');
  // The last one is made from its address alone.
  expect(pages).toEqual([
    { what: 'page', name: '/', many: 2 },
    { what: 'page', name: '/search', many: 1 },
  ]);
});
