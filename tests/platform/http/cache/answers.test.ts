import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { acceptedEncoding } from '#lib/platform/http/cache/compress';
import { home, run, sharedSite, text } from '#tests/platform/http/running';

const site = sharedSite(text(500, 'text/plain', 'Next was asked'));

test('sends a page in the best encoding that the visitor takes', async () => {
  const plain = await site.ask('/');
  expect(plain.body.toString()).toBe(home);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const br = await site.ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(br.body).toString()).toBe(home);
  const gz = await site.ask('/', { headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gz.body).toString()).toBe(home);
  expect(Number(gz.headers['content-length'])).toBe(gz.body.length);
});

test('sends a picture as it is', async () => {
  const { headers } = await site.ask('/a.png', { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-type']).toBe('image/png');
});

test('says 304 to whoever holds the page already, in any encoding', async () => {
  const { etag = '' } = (await site.ask('/')).headers;
  for (const held of [etag, `"other", ${etag.replace('W/', '')}`, '*']) {
    const { status, body, headers } = await site.ask('/', { headers: { 'if-none-match': held } });
    expect([status, body.length, headers.etag]).toEqual([304, 0, etag]);
    expect(headers['content-security-policy']).toBeDefined();
  }
  const other = await site.ask('/', { headers: { 'if-none-match': '"other"' } });
  expect(other.status).toBe(200);
});

test('answers HEAD with the headers of the page alone', async () => {
  const { status, headers, body } = await site.ask('/', { method: 'HEAD' });
  expect([status, body.length]).toEqual([200, 0]);
  expect(Number(headers['content-length'])).toBe(home.length);
  expect(headers.date).toBeDefined();
});

test('finds a page whatever query is added, and however its path is written', async () => {
  expect((await site.ask('/?utm_source=x')).body.toString()).toBe(home);
  expect((await site.ask('/a%2Epng')).status).toBe(200);
  expect((await site.ask('/%E0%A4%A')).status).toBe(404);
});

test('answers to the whole address as to its path', async () => {
  for (const address of ['http://hoa.example/', 'https://hoa.example', 'http://hoa.example?x=1']) {
    expect((await site.ask(address)).body.toString()).toBe(home);
  }
});

test('hands on a link that was cut within a letter, as one that Next can read', async () => {
  const asked: (string | undefined)[] = [];
  const broken = await run(async ({ url }, response) => {
    asked.push(url);
    response.writeHead(404).end();
  });
  for (const path of ['/api/enquiry/%E0%A4%A', '/api/enquiry/a%ff%20b?x=%ff']) {
    expect((await broken.ask(path, { method: 'POST' })).status).toBe(404);
  }
  expect(asked).toEqual(['/api/enquiry/%25E0%25A4%25A', '/api/enquiry/a%25ff%2520b?x=%ff']);
});

test.each(['/received/contact/own', '/render', '/render/desk'])(
  'has no page under an inner name: %s',
  async (path) => {
    const { status, body } = await site.ask(path);
    expect([status, body.toString()]).toEqual([404, '<h1>Not here</h1>']);
  },
);

test('shows the not-found page for an unknown path, each time', async () => {
  for (const asked of [{}, { headers: { 'if-none-match': '*' } }]) {
    const { status, body } = await site.ask('/nowhere', asked);
    expect([status, body.toString()]).toEqual([404, '<h1>Not here</h1>']);
  }
});

test('says in a word that a built file is gone', async () => {
  const { status, body } = await site.ask('/_next/static/chunks/old.js');
  expect([status, body.toString()]).toEqual([404, 'Not found\n']);
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['GZIP;q=1.0, BR;q=0.5', 'br'],
  ['br;q=0.0, *', 'gzip'],
  ['*', 'br'],
])('reads Accept-Encoding %p as %p', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
