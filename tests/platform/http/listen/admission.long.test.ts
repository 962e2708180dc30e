import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { Listen } from '#lib/platform/http/listen/internal-request';
import { renderLimits } from '#lib/platform/http/listen/request-slots';
import { connectionTimers } from '#tests/platform/http/connection-timers';
import { line, run } from '#tests/platform/http/running';

afterEach(() => {
  jest.useRealTimers();
});

const echo: Listen = async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  response.end(body);
};

/** Keeps the process from all else for a moment. */
const busy: Listen = async (_, response) => {
  const until = performance.now() + 5;
  while (performance.now() < until);
  response.end();
};

test.each([
  ['said to be long', 'content-length: 10\r\n\r\nhalf ', 'whole'],
  ['sent in pieces', 'transfer-encoding: chunked\r\n\r\n5\r\nhalf \r\n', '5\r\nwhole\r\n0\r\n\r\n'],
])('lets others pass while a body %s drips in, and takes it in the end', async (_, start, rest) => {
  const site = await run(echo, { mostAtOnce: 1 });
  const slow = line(site, `POST /made HTTP/1.1\r\nhost: a\r\n${start}`);
  for (const word of ['one', 'two', 'three']) {
    const got = await site.ask('/made', { method: 'POST', body: word });
    expect([got.status, got.body.toString()]).toEqual([200, word]);
  }
  slow.write(rest);
  const [answer] = await once(slow, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 [\s\S]*half whole/);
});

test('begins with a body that is too long to be held, and reads all of it', async () => {
  const site = await run(echo, { mostAtOnce: 1 });
  const long = 'x'.repeat(1_000_000);
  expect((await site.ask('/made', { method: 'POST', body: long })).body.toString()).toBe(long);
});

test('answers pages from memory between calls that keep the process busy', async () => {
  const order: string[] = [];
  const site = await run(busy, { mostAtOnce: 100 });
  const calls = Array.from({ length: 50 }, async () => {
    const { status } = await site.ask('/api/sendEmail', { method: 'POST', body: '{}' });
    order.push(String(status));
  });
  const page = site.ask('/').then(() => order.push('page'));
  await Promise.all([...calls, page]);
  expect(order.indexOf('page')).toBeLessThan(40);
  expect(order.filter((word) => word === '200')).toHaveLength(50);
});

test('serves a crowd whole that finds its places within a moment', async () => {
  // The moment does not pass, however long a busy machine takes for fifty calls.
  jest.useFakeTimers({ doNotFake: [...connectionTimers] });
  const site = await run(busy, { mostAtOnce: 2 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => site.ask('/api/sendEmail', { method: 'POST', body: '{}' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test('gives a place to the next when the one who waited for it has gone', async () => {
  const ends: (() => void)[] = [];
  const site = await run(async (_, response) => void ends.push(() => response.end()), {
    mostAtOnce: 1,
  });
  const started = async (count: number) => {
    while (ends.length < count) await new Promise(setImmediate);
  };
  const first = site.ask('/made');
  await started(1);
  const seen = once(site.server, 'request');
  const disconnecting = line(site, 'GET /made HTTP/1.1\r\nhost: a\r\n\r\n');
  const [{ socket }] = await seen;
  disconnecting.destroy();
  await once(socket, 'close');
  const third = site.ask('/made');
  ends[0]?.();
  await started(2);
  ends[1]?.();
  expect([(await first).status, (await third).status]).toEqual([200, 200]);
  const fourth = site.ask('/made');
  await started(3);
  ends[2]?.();
  expect((await fourth).status).toBe(200);
});

test('shows a person a page that too many came at once, also after a plain form, and a script in the envelope', async () => {
  const held: ServerResponse[] = [];
  const site = await run(async (_, response) => void held.push(response), { mostAtOnce: 1 });
  let seen = 0;
  site.server.on('request', () => (seen += 1));
  const under = [
    site.ask('/made'),
    site.ask('/api/sendEmail/callback', { method: 'POST', body: '{}' }),
  ];
  for (let one = 0; one < renderLimits.waiting.each; one += 1)
    line(site, 'GET /made HTTP/1.1\r\nhost: a\r\n\r\n');
  while (held.length < 2 || seen < 2 + renderLimits.waiting.each) await new Promise(setImmediate);
  const accept = { accept: 'text/html,application/xhtml+xml' };
  const [page, form, call] = await Promise.all([
    site.ask('/made', { headers: accept }),
    site.ask('/api/sendEmail', { method: 'POST', headers: accept, body: 'name=A' }),
    site.ask('/api/sendEmail', { method: 'POST', body: '{}' }),
  ]);
  // A response in memory needs no slot.
  expect((await site.ask('/')).status).toBe(200);
  for (const response of held) response.end();
  await Promise.all(under);
  for (const answer of [page, form, call]) {
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  }
  expect(page.body.toString()).toMatch(/<h1>Too many requests at once<\/h1>.*Please try again/);
  expect(form.body.toString()).toMatch(
    /Nothing was sent\. What you typed is still on the page before this one: go back/,
  );
  expect(JSON.parse(call.body.toString())).toMatchObject({ success: false });
});
