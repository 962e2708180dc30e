/** The headers of a HEAD are those of its GET (RFC 9110, 9.3.2), also of a page nobody had asked for. */

import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, jest, test } from '@jest/globals';
import { isDeferred } from '#lib/platform/http/defer-scripts';
import { sourceHash } from '#lib/platform/http/headers/security-headers';
import { noteStoreAway } from '#lib/platform/log/log';
import { processState } from '#lib/platform/values/process-state';
import { home, htmlType, madePage, pageStyle, run, text } from '#tests/platform/http/running';

test('a page that turns out not to exist while it is rendered is sent all the same, without its scripts', async () => {
  const site = await run(async (_, response) => {
    response.writeHead(404, { 'content-type': htmlType });
    response.end(
      '<!DOCTYPE html><html><body></body><script>self.__next_f.push([])</script></html>',
    );
  });
  const { status, body } = await site.ask('/made');
  expect([status, body.toString()]).toEqual([404, '<h1>Not here</h1>']);
});

test('takes the scripts out of a page that Next has just made', async () => {
  const site = await run(async (_, response) => {
    response.setHeader('etag', '"next"');
    response.writeHead(200, { 'content-type': htmlType });
    response.write(madePage.slice(0, 3000));
    response.end(madePage.slice(3000));
  });
  const got = await site.ask('/made', { headers: { 'accept-encoding': 'br' } });
  const page = brotliDecompressSync(got.body).toString();
  expect(isDeferred(page, site.cache.shell)).toBe(true);
  expect(page).not.toContain('self.__next_f');
  expect(got.headers.etag).toBeUndefined();
  expect(got.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('sends a page with an unknown script all the same, under a policy that stops the script', async () => {
  const odd = madePage.replace('</body>', '<script>alert(1)</script></body>');
  const site = await run(text(200, htmlType, odd));
  const got = await site.ask('/made');
  expect(got.body.toString()).toBe(odd);
  expect(got.headers['content-security-policy']).toContain("script-src 'self';");
});

test('leaves a download the stricter policy of its route, and a page never one of its own', async () => {
  const strict = "default-src 'none'; sandbox";
  const site = await run(async (request, response) => {
    const type = request.url === '/made?download' ? 'application/octet-stream' : htmlType;
    response.writeHead(200, { 'content-type': type, 'content-security-policy': strict });
    response.end('%PDF');
  });
  const policyOf = async (path: string) =>
    (await site.ask(path)).headers['content-security-policy'];
  expect(await policyOf('/made?download')).toBe(strict);
  expect(await policyOf('/made')).toContain("script-src 'self'");
});

test('passes on what the subscriber of a batch’s calendar holds, and sends its 304 on with the validators', async () => {
  const held: unknown[] = [];
  const validators = { etag: 'W/"x"', 'last-modified': 'Sun, 29 Nov 2026 08:00:00 GMT' };
  const site = await run(
    async ({ headers }, response) => {
      held.push([headers['if-none-match'], headers['if-modified-since']]);
      response.writeHead(304, { ...validators, 'cache-control': 'public, max-age=5' }).end();
    },
    { dynamicRoutes: ['^/batches/'] },
  );
  const headers = { 'if-none-match': 'W/"x"', 'if-modified-since': validators['last-modified'] };
  const got = await site.ask('/batches/ab12.ics', { headers });
  expect(held).toEqual([[validators.etag, validators['last-modified']]]);
  expect(got.status).toBe(304);
  expect(got.headers).toMatchObject({ ...validators, 'cache-control': 'public, max-age=5' });
  await site.ask('/batches/ab12', { headers });
  expect(held[1]).toEqual([undefined, validators['last-modified']]);
});

test('leaves a page alone that a call has taken from memory', async () => {
  const ready = '<html><head><script>hoa</script></head><body>name is wrong</body></html>';
  const site = await run(text(422, htmlType, ready));
  const got = await site.ask('/api/sendEmail', { method: 'POST' });
  expect([got.status, got.body.toString()]).toEqual([422, ready]);
});

test('tells Next who the visitor is, whatever the visitor claims', async () => {
  const site = await run(
    async (request, response) => {
      response.end(JSON.stringify(request.headers));
    },
    { trustedProxies: 1 },
  );
  const { body } = await site.ask('/made', {
    headers: {
      'x-forwarded-for': '9.9.9.9, 2.2.2.2',
      'x-forwarded-host': 'evil.example',
      'x-visitor-address': '8.8.8.8',
      'x-request-id': 'mine',
      'x-prerender-revalidate': 'guess',
    },
  });
  const got = JSON.parse(body.toString());
  expect(got['x-visitor-address']).toBe('2.2.2.2');
  expect(got['x-request-id']).not.toBe('mine');
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-prerender-revalidate']) {
    expect(got).not.toHaveProperty(name);
  }
});

describe('a visitor who speaks like Next’s own router', () => {
  const router = {
    rsc: '0',
    'next-router-state-tree': '%5B%22odd',
    'next-router-prefetch': '1',
    'next-url': '/x',
    'next-action': 'x',
  };

  test('is given the page in memory', async () => {
    const site = await run(text(200, 'text/x-component', '0:{}'));
    expect((await site.ask('/?_rsc=1', { headers: router })).body.toString()).toBe(home);
  });

  test('is given a whole page that no cache in front may keep', async () => {
    let seen: IncomingMessage | undefined;
    const site = await run(async (request, response) => {
      seen = request;
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=60' });
      response.end('<!DOCTYPE html><title>Made</title>');
    });
    const { headers } = await site.ask('/made?a=1&_rsc=x&b', { headers: router });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(seen?.url).toBe('/made?a=1&b');
    for (const name of Object.keys(router)) expect(seen?.headers).not.toHaveProperty(name);
  });
});

test.each(['TRACE', 'PUT', 'PROPFIND', 'OPTIONS'])('answers 405 to %s', async (method) => {
  const site = await run(text(200, 'text/html', 'made'));
  for (const path of ['/', '/made', '/nowhere', '/api/sendEmail'])
    expect((await site.ask(path, { method })).status).toBe(405);
});

test('takes no post to a page that is made from its address', async () => {
  const site = await run(text(200, 'text/html', 'made'), { dynamicRoutes: ['^/search$'] });
  expect((await site.ask('/search')).status).toBe(200);
  const { status, headers } = await site.ask('/search', { method: 'POST' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('names the method that is taken where Next refuses one', async () => {
  const site = await run(text(405, 'text/plain', ''));
  expect((await site.ask('/made', { method: 'POST' })).headers.allow).toBe('GET, HEAD');
  expect((await site.ask('/made')).headers.allow).toBe('POST');
});

test('looks for no file in a post to a page', async () => {
  const site = await run(text(200, 'text/html', 'made'));
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await site.ask('/made', { method: 'POST', headers, body: '--x--' })).status).toBe(415);
});

test('marks a paper sent in either way that a form is sent', async () => {
  let asked = '';
  const site = await run(async (request, response) => {
    asked = `${request.method} ${request.url}`;
    response.end('marked');
  });
  const path = '/library/test/3';
  site.cache.answers.set(path, site.cache.answers.get('/') as never);
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
  await site.ask(path, { method: 'POST', headers: urlencoded, body: 'q1=a&q12=d&q2=z&name=x' });
  expect(asked).toBe('GET /library/test/3/result?q1=a&q12=d');
  const form = new FormData();
  for (let no = 1; no <= 12; no += 1) form.set(`q${no}`, 'b');
  const multipart = new Response(form);
  const headers = { 'content-type': multipart.headers.get('content-type') ?? '' };
  await site.ask(path, { method: 'POST', headers, body: await multipart.text() });
  expect(asked).toMatch(/^GET \/library\/test\/3\/result\?q1=b&.*&q12=b$/);
});

const styled = madePage.replace('</head>', '<style>p { color: red }</style></head>');
const browser = { accept: 'text/html', 'accept-encoding': 'gzip, br' };

/** But for what is of one answer alone, or tells how its body is sent. */
const common = ({
  date,
  'x-request-id': _,
  'transfer-encoding': __,
  ...headers
}: Record<string, unknown>) => headers;

test.each([
  ['/made', 200, htmlType, styled],
  ['/made?csv', 200, 'text/csv; charset=utf-8', 'a,b'],
  ['/made?gone', 404, htmlType, '<main>Not here</main>'],
  ['/made?fault', 500, htmlType, ''],
  ['/api/health', 200, 'application/json', '{}'],
  ['/api/health?bad', 503, 'application/json', '{}'],
])('%s answers both alike', async (path, status, type, body) => {
  const site = await run(async (request, response) => {
    response.setHeader('vary', 'rsc, next-router-state-tree');
    response.writeHead(status, { 'content-type': type });
    // Next renders nothing for a HEAD.
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  const head = await site.ask(path, { method: 'HEAD', headers: browser });
  const get = await site.ask(path, { headers: browser });
  expect([head.status, head.body.length]).toEqual([get.status, 0]);
  expect(common(head.headers)).toEqual(common(get.headers));
  if (path === '/made') {
    expect(head.headers.vary).toBe('accept-encoding');
    expect(head.headers['content-security-policy']).toContain(pageStyle);
  }
});

test('a call answers a HEAD by itself: to ask how an application fares does not fetch it', async () => {
  const asked: unknown[] = [];
  const site = await run(async (request, response) => {
    asked.push(request.method);
    response.end();
  });
  await site.ask('/api/continue/abc', { method: 'HEAD' });
  await site.ask('/made', { method: 'HEAD', headers: browser });
  expect(asked).toEqual(['HEAD', 'GET']);
});

test('says 500 without details when Next throws', async () => {
  const site = await run(async () => {
    throw new Error('/secret/path');
  });
  const { status, body } = await site.ask('/api/sendEmail', { method: 'POST' });
  expect(status).toBe(500);
  expect(body.toString()).not.toContain('secret');
});

test('gives a page and a call that failed words of ours, where Next leaves them empty', async () => {
  const site = await run(async (request, response) => {
    if (request.url === '/made') response.setHeader('content-type', htmlType);
    response.writeHead(500);
    response.end(request.url === '/made' ? madePage : undefined);
  });
  const page = await site.ask('/made');
  expect([page.status, page.headers['content-type']]).toEqual([500, htmlType]);
  expect(page.body.toString()).toContain('<h1>Something went wrong on our side</h1>');
  expect(page.body.toString()).not.toContain('self.__next_f');
  const call = await site.ask('/api/sendEmail', { method: 'POST' });
  expect([call.status, JSON.parse(call.body.toString()).success]).toEqual([500, false]);
  const silent = await site.ask('/made?route');
  expect(silent.body.toString()).toContain('Something went wrong on our side');
});

test('answers 503 with a page that could not read the store, and asks to come again', async () => {
  const site = await run(async (_, response) => {
    noteStoreAway();
    response.setHeader('content-type', htmlType);
    response.end('<main>We cannot show this just now</main>');
  });
  const page = await site.ask('/made');
  expect([page.status, page.headers['retry-after']]).toEqual([503, '30']);
  expect(page.body.toString()).toContain('We cannot show this just now');
});

test('a page of our words for an empty answer may use its own styles', async () => {
  const site = await run(async (_, response) => {
    response.writeHead(500);
    response.end();
  });
  const css = 'p { color: red }';
  Object.assign(site.cache, { styles: new Set([sourceHash(css)]) });
  const rendering = jest
    .spyOn(processState, 'renderPage')
    .mockResolvedValue(`<title>Message</title><style>${css}</style><main></main>`);
  const { body, headers } = await site.ask('/made');
  rendering.mockRestore();
  expect(body.toString()).toContain(`<style>${css}</style><main>`);
  expect(headers['content-security-policy']).toContain(sourceHash(css));
});
