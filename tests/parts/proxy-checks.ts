/** Behind any web server the site knows its client, compresses, bounds a body, and redirects to the same place. */
import assert from 'node:assert/strict';
import { connect as connectHttp2 } from 'node:http2';
import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { apiRoutes, routes } from '#data/addresses/routes';
import type { SystemPackage } from '#scripts/system';
import type { Answer, Asked } from '#tests/hosts/visitor';
import { type Cleanup, definePart, type Part } from '#tests/parts/part';
import { host, openPublicSite } from '#tests/parts/public-site';
import { formData, multipart, resumePart, type } from '#tests/platform/files/post';
import { pdfOf } from '#tests/platform/files/samples';

/** Posts that the site takes from one address in ten minutes. */
const mostPosts = 6;
const megabyte = 1024 * 1024;

interface Context {
  readonly ask: (path: string, asked?: Asked) => Promise<Answer>;
  readonly origin: string;
}

export const proxyPart = (
  name: string,
  packageName: SystemPackage,
  start: (cleanup: Cleanup, sitePort: number) => Promise<string>,
): Part =>
  definePart<Context>({
    name,
    packages: [packageName],
    holds:
      'the visitor’s own address, one compression, 5 MB up, 413 beyond, kept connections, HTTP/2, public mode',
    async prepare(cleanup) {
      const settings = { TRUST_PROXY: '1', RATE_LIMIT: String(mostPosts) };
      const site = await openPublicSite(cleanup, settings);
      const origin = await start(cleanup, Number(new URL(site.origin).port));
      return { origin, ask: (path, asked) => ask(origin, path, asked) };
    },
    checks: {
      'each visitor is counted by an address of their own, and a forged one is not believed':
        async ({ ask }) => {
          const [greedy, other] = ['127.20.0.1', '127.20.0.2'];
          const statuses: number[] = [];
          for (let nth = 0; nth <= mostPosts; nth += 1)
            statuses.push((await enquire(ask, greedy)).status);
          assert.deepEqual(statuses, [...Array.from({ length: mostPosts }, () => 200), 429]);
          const forged = { 'x-forwarded-for': '198.51.100.7', forwarded: 'for=198.51.100.7' };
          assert.equal((await enquire(ask, greedy, forged)).status, 429);
          assert.equal((await enquire(ask, other)).status, 200);
        },
      'a page is compressed once, in each way that a browser knows': async ({ ask }) => {
        for (const accepted of ['gzip', 'br', 'gzip, deflate, br, zstd']) {
          const { status, headers, bytes } = await ask(routes.contactUs, {
            headers: { 'accept-encoding': accepted },
          });
          assert.equal(status, 200);
          const coding = headers['content-encoding'] ?? '';
          assert.ok(accepted.includes(coding), coding);
          const decode = codings[coding] ?? assert.fail(`content-encoding: ${coding}`);
          assert.match(decode(bytes).toString('utf8').slice(0, 20), /^<!doctype html>/i, coding);
        }
        const { headers, body } = await ask(routes.contactUs, {
          headers: { 'accept-encoding': 'identity' },
        });
        assert.equal(headers['content-encoding'], undefined);
        assert.match(body.slice(0, 20), /^<!doctype html>/i);
      },
      'an application with a resume of 5 MB is taken': async ({ ask }) => {
        const { status, body } = await apply(ask, 5 * megabyte, '127.20.1.1');
        assert.equal(status, 200, body);
        assert.match(body, /HOA-[0-9A-Z]{4}-[0-9A-Z]{3}/);
      },
      'one of 12 MB is answered with 413, in words': async ({ ask }) => {
        const { status, body } = await apply(ask, 12 * megabyte, '127.20.1.2');
        assert.equal(status, 413, body);
        assert.match(body, /more than we can take|5MB limit/);
      },
      'an enquiry of 100 KB is answered with 413, in words': async ({ ask }) => {
        const message = 'x'.repeat(100_000);
        const answer = await enquire(ask, '127.20.1.3', {}, message);
        assert.equal(answer.status, 413, answer.body);
        assert.match(answer.body, /more than we can take/);
      },
      'requests of one visitor share a connection': async ({ origin }) => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false });
        const sockets = new Set<unknown>();
        for (const path of [routes.home, routes.jobs, routes.contactUs, '/api/health'])
          assert.equal((await send(origin, path, {}, agent, sockets)).status, 200, path);
        assert.equal(sockets.size, 1);
        agent.destroy();
      },
      'a page is had by HTTP/2': async ({ origin }) => {
        const session = connectHttp2(origin, { rejectUnauthorized: false, servername: host });
        try {
          const stream = session.request({ ':path': routes.contactUs, ':authority': host });
          const [status, body] = await Promise.all([
            new Promise((resolve, reject) => {
              stream.once('response', (headers) => resolve(headers[':status']));
              stream.once('error', reject);
              session.once('error', reject);
            }),
            buffer(stream),
          ]);
          assert.equal(status, 200);
          assert.match(String(body).slice(0, 20), /^<!doctype html>/i);
        } finally {
          session.close();
        }
      },
      'who writes without a script ends at the public address, with a cookie for TLS alone':
        async ({ ask }) => {
          const answer = await ask(apiRoutes.contact, {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
            body: String(new URLSearchParams({ ...person, message: 'Which module comes first?' })),
            from: '127.20.1.4',
          });
          assert.equal(answer.status, 303, answer.body);
          const { location = '' } = answer.headers;
          assert.equal(new URL(location, `https://${host}`).host, host);
          const [cookie = ''] = answer.headers['set-cookie'] ?? [];
          assert.match(cookie, /^__Host-.*; Secure/i);
          const page = await ask(new URL(location, `https://${host}`).pathname, {
            headers: { cookie: cookie.replace(/;.*/, '') },
          });
          assert.match(page.body, /HOA-[0-9A-Z]{4}-[0-9A-Z]{3}/);
          assert.match(String(page.headers['strict-transport-security']), /max-age/);
        },
      'what is not there, what moved, and what changed nothing are answered by the site itself':
        async ({ ask }) => {
          assert.equal((await ask('/no-such-page')).status, 404);
          const moved = await ask('/Contact-Us/');
          assert.ok([301, 308].includes(moved.status), String(moved.status));
          const { headers } = await ask('/api/webinars.ics');
          const again = await ask('/api/webinars.ics', {
            headers: { 'if-none-match': String(headers.etag) },
          });
          assert.equal(again.status, 304);
        },
    },
  });

const codings: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

const person = { name: 'Asha Raman', email: 'asha@visitor.example.in', phone: '9876543210' };

const enquire = (
  ask: Context['ask'],
  from: string,
  headers: Readonly<Record<string, string>> = {},
  message = 'Which module comes first?',
) =>
  ask(apiRoutes.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...person, message }),
    from,
  });

const apply = (ask: Context['ask'], bytes: number, from: string) =>
  ask(apiRoutes.application, {
    method: 'POST',
    headers: { 'content-type': type, accept: 'application/json' },
    body: multipart([formData(), resumePart(pdfOf(bytes))]),
    from,
    timeoutMs: 60_000,
  });

const ask = (origin: string, path: string, asked: Asked = {}): Promise<Answer> =>
  send(origin, path, asked, new Agent({ rejectUnauthorized: false }));

/** Under the public name, whatever the port of this machine is; `sockets` receives the connection that was used. */
function send(
  origin: string,
  path: string,
  asked: Asked,
  agent: Agent,
  sockets = new Set<unknown>(),
): Promise<Answer> {
  const { method = 'GET', headers = {}, body, from: localAddress, timeoutMs = 30_000 } = asked;
  return new Promise((resolve, reject) => {
    const asking = request(
      `${origin}${path}`,
      {
        ...{ agent, method, servername: host, timeout: timeoutMs },
        headers: { host, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
        ...(localAddress && { localAddress, family: 4 }),
      },
      (answer) => {
        const { statusCode: status = 0, headers: given } = answer;
        buffer(answer).then(
          (bytes) => resolve({ status, headers: given, body: String(bytes), bytes }),
          reject,
        );
      },
    );
    asking.on('socket', (socket) => sockets.add(socket));
    asking.on('timeout', () => asking.destroy(new Error('no answer in time')));
    asking.on('error', reject);
    asking.end(body);
  });
}
