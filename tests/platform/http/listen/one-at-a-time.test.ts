/** Requests that a client sends ahead on one connection. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import { line, run } from '#tests/platform/http/running';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;
const answersIn = (text: string) => text.split('HTTP/1.1 200 OK').length - 1;

/** A site whose made pages are answered when the test says so. */
async function held() {
  const open: ServerResponse[] = [];
  const waiting: ((response: ServerResponse) => void)[] = [];
  const site = await run(
    async (_, response) => {
      open.push(response);
      waiting.shift()?.(response);
    },
    { dynamicRoutes: ['^/made'], mostAtOnce: 100 },
  );
  return {
    site,
    open,
    nextStarted: () => new Promise<ServerResponse>((resolve) => waiting.push(resolve)),
  };
}

test('eight requests at once are made one after the other, and answered in their order', async () => {
  const { site, open, nextStarted } = await held();
  const first = nextStarted();
  const paths = Array.from({ length: 8 }, (_, at) => `/made?${at}`);
  const socket = line(site, paths.map(get).join(''));
  let got = '';
  socket.on('data', (chunk) => {
    got += chunk;
  });
  let response = await first;
  for (const [at, path] of paths.entries()) {
    // A page in memory that others ask for meanwhile: the process has had its turns.
    expect((await site.ask('/')).status).toBe(200);
    expect(open).toHaveLength(at + 1);
    const next = nextStarted();
    response.end(`<${path}>`);
    if (at < 7) response = await next;
  }
  while (answersIn(got) < 8) await once(socket, 'data');
  expect(got.match(/<[^>]*>/g)).toEqual(paths.map((path) => `<${path}>`));
});

test('a post behind a page that is still being made is read when its turn comes, and answered', async () => {
  const { site, nextStarted } = await held();
  const first = nextStarted();
  const second = nextStarted();
  const head = 'POST /api/sendEmail HTTP/1.1\r\nhost: a\r\ncontent-length: 200000\r\n\r\n';
  const socket = line(site, `${get('/made')}${head}half`);
  socket.write('x'.repeat(199_996));
  (await first).end('page');
  (await second).end('taken');
  let got = '';
  while (!got.includes('taken')) got += (await once(socket, 'data'))[0];
  expect(answersIn(got)).toBe(2);
});

test('four hundred requests at once end their connection: not one of them is made besides the first', async () => {
  const { site, open, nextStarted } = await held();
  const first = nextStarted();
  const socket = line(site, get('/made').repeat(400));
  await Promise.all([first, once(socket, 'close')]);
  expect((await site.ask('/')).status).toBe(200);
  expect(open).toHaveLength(1);
});

test('what was asked ahead is not made for a client that has gone', async () => {
  const { site, open, nextStarted } = await held();
  const first = nextStarted();
  const socket = line(site, get('/made').repeat(3));
  const response = await first;
  const gone = once(response, 'close');
  socket.destroy();
  await gone;
  expect((await site.ask('/')).status).toBe(200);
  expect(open).toHaveLength(1);
});

test('an answer that nobody reads keeps the next one from being made', async () => {
  const { site, open, nextStarted } = await held();
  const first = nextStarted();
  const socket = line(site, get('/made').repeat(8));
  socket.pause();
  const response = await first;
  // More than the system keeps for a connection.
  response.end(Buffer.alloc(64 * 1024 * 1024));
  for (let turn = 0; turn < 20; turn += 1) expect((await site.ask('/')).status).toBe(200);
  expect(open).toHaveLength(1);
});
