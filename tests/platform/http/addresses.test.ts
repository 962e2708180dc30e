import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { canonicalAddress, withoutTail } from '#lib/platform/http/addresses';
import { text as answering, htmlType, line, run, sharedSite } from '#tests/platform/http/running';

const asked: string[] = [];
afterEach(() => void asked.splice(0));
const site = sharedSite(
  async (request, response) => {
    asked.push(request.url ?? '');
    return answering(200, htmlType, 'made')(request, response);
  },
  { dynamicRoutes: ['^/made(?:/[^/]+)?$', '^/enquiry/[^/]+$'] },
);

/** The bytes of `rest` behind `GET `, whatever a client would do with them. */
async function raw(target: string): Promise<string> {
  const bytes = Buffer.from(target).toString('latin1');
  const socket = line(site, '');
  socket.write(`GET ${bytes} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`, 'latin1');
  return text(socket);
}

test.each(['GET', 'HEAD', 'POST', 'PUT'])(
  '%s of an address over 2,048 bytes is 414 before anybody is asked, query included',
  async (method) => {
    const at = (length: number, start: string) =>
      site.ask(start.padEnd(length, 'a'), { method, headers: { accept: 'text/html' } });
    for (const start of ['/', '/made/', '/made?x=', '/api/x', '/api/sendEmail?x=']) {
      expect([start, (await at(2_049, start)).status]).toEqual([start, 414]);
      expect([start, (await at(2_048, start)).status]).not.toEqual([start, 414]);
      asked.splice(0);
      expect((await at(9_000, start)).status).toBe(414);
      expect(asked).toEqual([]);
    }
  },
);

test('says to a person and to a script that an address is too long', async () => {
  const long = '/made/'.padEnd(3_000, 'a');
  const page = await site.ask(long, { headers: { accept: 'text/html' } });
  expect(page.headers['content-type']).toBe(htmlType);
  expect(page.body.toString()).toContain('<h1>This address is too long</h1>');
  const call = await site.ask('/api/'.padEnd(3_000, 'a'), { method: 'POST', body: '{}' });
  expect(JSON.parse(call.body.toString())).toMatchObject({ success: false });
});

test('an address longer than all headers may be is 414 as well, long headers are 431, and what is no request is 400', async () => {
  expect(await raw(`/${'a'.repeat(30_000)}`)).toMatch(/^HTTP\/1\.1 414 /);
  const socket = line(site, `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 /);
  expect(await text(line(site, 'nonsense\r\n\r\n'))).toMatch(/^HTTP\/1\.1 400 /);
});

test('a request that is refused before its body has come reads its answer all the same', async () => {
  for (const [start, status] of [
    ['POST /made?\u00ff HTTP/1.1', 400],
    [`POST /made HTTP/1.1\r\nx: ${'x'.repeat(17_000)}`, 431],
    [`POST /${'a'.repeat(17_000)} HTTP/1.1`, 414],
  ] as const) {
    const socket = line(site, '');
    socket.write(`${start}\r\nhost: a\r\ncontent-length: 5000000\r\n\r\n`, 'latin1');
    const got = text(socket);
    socket.end(Buffer.alloc(5_000_000, 'x'));
    expect((await got).slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  }
});

test.each([
  '/made/a%2Fb',
  '/made/a%2fb',
  '/made%2F',
  '/%2f%2fevil.example',
  '/made/a%5Cb',
  '/made/%5c..%5c',
  '/made/a\\b',
  '/%zz/made%2Fa',
])('a slash or back slash inside a name is 404 before anybody is asked: %s', async (path) => {
  for (const method of ['GET', 'HEAD', 'POST']) {
    expect([method, (await site.ask(path, { method })).status]).toEqual([method, 404]);
  }
  expect((await site.ask(`/api${path}`, { method: 'POST' })).status).toBe(404);
  expect(asked).toEqual([]);
});

test('in a query both may be', async () => {
  expect((await site.ask('/made?to=%2Fdesk%5C')).status).toBe(200);
});

const link = '/enquiry/Ab3_-xY9';
const signs = [
  '.',
  ',',
  ')',
  '>',
  ';',
  ':',
  '!',
  '”',
  '’',
  '।',
  '\u00a0',
  '\u200b',
  '\u200d',
  '\ufeff',
  '\u2060',
  '\u00ad',
  '\u3000',
];
const bytesOf = (sign: string) =>
  [...Buffer.from(sign)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');

test.each([...signs.map((sign) => [sign]), [' '], ['\t'], ['.)'], ['\u200b.'], ['>,\u00a0']])(
  'a link leads where it leads with %j behind it, raw or percent-encoded, upper or lower case',
  async (tail) => {
    const encoded = [...tail].map(bytesOf).join('');
    for (const behind of [encoded, encoded.toLowerCase()]) {
      for (const address of [link, `${link}?said=ok`, '/', '/batches/ab12.ics']) {
        const { status, headers } = await site.ask(`${address}${behind}`);
        expect([behind, status, headers.location]).toEqual([behind, 308, address]);
      }
    }
    const answered = await raw(`${link}${tail}`);
    expect(answered).toMatch(/^HTTP\/1\.1 (?:308|200) /);
    expect(answered).toMatch(/^HTTP\/1\.1 200 |\r\nlocation: \/enquiry\/Ab3_-xY9\r\n/i);
  },
);

test('the address of a private link is neither cached nor listed', async () => {
  const { headers } = await site.ask(`${link}.`, { method: 'HEAD' });
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
});

test('what is typed, and what a token may end with, stays as it is', () => {
  for (const url of [
    '/',
    '/made',
    '/made/',
    '/enquiry/abc-',
    '/enquiry/abc_',
    '/search?q=Co.',
    '/search?q=P%26L%20',
    '/desk?who=nobody&q=Mr.',
    '/quotation?',
    '/quotation?modules=1&hours=',
    '/made/%E0%A4',
    '/made/%ff',
  ]) {
    expect([url, withoutTail(url)]).toEqual([url, undefined]);
  }
});

test('no tail leads to another host', async () => {
  for (const path of ['//evil.example.', '///evil.example/.', '//evil.example%20']) {
    const { status, headers } = await site.ask(path);
    expect([path, status]).toEqual([path, 308]);
    expect(headers.location).toMatch(/^\/[^/]/);
  }
  expect((await site.ask('/\\evil.example.')).status).toBe(404);
});

test('a post is not led elsewhere', async () => {
  expect((await site.ask('/api/sendEmail.', { method: 'POST', body: '{}' })).status).toBe(404);
});

test('nothing that an address says three times over becomes a head over 4 KB', async () => {
  const headers = { accept: 'text/html', 'sec-fetch-dest': 'document' };
  const { status, headers: got } = await site.ask(`/api/enquiry/${'|'.repeat(2_000)}`, { headers });
  expect([status, got.location]).toEqual([405, undefined]);
});

test('an address that Next leads elsewhere is named once, in ASCII, and never in a head over 4 KB', async () => {
  const leading = await run(
    async (request, response) => {
      const location = decodeURI(request.url ?? '').slice(0, -1);
      response.setHeader('Refresh', `0;url=${location}`);
      response.writeHead(308, { location }).end(location);
    },
    { dynamicRoutes: ['^/made/'] },
  );
  const short = await leading.ask('/made/%C3%A9/');
  expect([short.status, short.headers.location]).toEqual([308, '/made/%E9']);
  expect(short.headers.refresh).toBeUndefined();
  const long = await leading.ask(`/made/${'%C3%A9'.repeat(330)}${'a'.repeat(50)}/`);
  expect([long.status, long.headers.location?.length ?? 0]).toEqual([308, 1_046]);
});

const origin = 'https://hoa.example';

function ask(host: string, url = '/jobs?q=1', method = 'GET') {
  return canonicalAddress(
    Object.assign(new IncomingMessage(new Socket()), { method, url, headers: { host } }),
    origin,
  );
}

test.each(['www.hoa.example', 'HOA.example.org', 'old-name.example:443'])(
  'who comes by %s is led to the same page of the site’s own name',
  (host) => {
    expect(ask(host)).toBe('https://hoa.example/jobs?q=1');
  },
);

test.each([
  'hoa.example',
  'HOA.EXAMPLE',
  'hoa.example:443',
  'localhost:3000',
  '127.0.0.1',
  '[::1]:1',
])('who comes by %s stays', (host) => {
  expect(ask(host)).toBeUndefined();
});

test('nobody is led to another site, and no form is sent twice', () => {
  expect(ask('www.hoa.example', '//evil.example/x')).toBe('https://hoa.example/evil.example/x');
  expect(ask('www.hoa.example', '/api/sendEmail', 'POST')).toBeUndefined();
});
