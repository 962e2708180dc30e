import { expect, test } from '@jest/globals';
import { eachDay, mostBytes } from '#lib/applications/http/continuation';
import { context } from '#lib/platform/context';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { eraseExpired } from '#lib/privacy/jobs';
import {
  call,
  current,
  open,
  sealed,
  send,
  sent,
} from '#tests/applications/continuation/continuation-harness';

const day = 24 * 60 * 60_000;

test('keeps the bytes for seven days and gives them back as they came', async () => {
  const { id, expires } = await sent(sealed(300, 9));
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(expires).toBe('2026-11-27T12:00:00+05:30');
  for (const _ of [1, 2]) {
    const answer = await call('GET', id);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([...sealed(300, 9)]);
  }
  current.clock.now += 7 * day - 1;
  expect(await (await call('GET', id)).bytes()).toHaveLength(300);
  current.clock.now += 1;
  expect((await call('GET', id)).status).toBe(404);
  expect((await eraseExpired(context())).continuations).toBe(1);
});

test.each([
  ['', 'deleted'],
  ['?state=taken', 'taken'],
  ['?state=sent', 'sent'],
])('ended with %j there are no bytes left, and the first phone reads %s', async (query, state) => {
  const { id } = await sent();
  expect((await call('HEAD', id)).status).toBe(200);
  expect((await call('DELETE', id, query)).status).toBe(200);
  expect((await call('GET', id)).status).toBe(404);
  const head = await call('HEAD', id);
  expect([head.status, head.headers.get('continuation-state')]).toEqual([404, state]);
  expect(await current.store.continuationBytes()).toBe(0);
  expect((await call('DELETE', id, '?state=taken')).status).toBe(404);
});

test('what the other phone has taken can be marked as sent, and stays so', async () => {
  const { id } = await sent();
  await call('DELETE', id, '?state=taken');
  expect((await call('DELETE', id, '?state=sent')).status).toBe(200);
  await call('DELETE', id);
  expect((await call('HEAD', id)).headers.get('continuation-state')).toBe('sent');
});

test('refuses what is too long, of another type, empty, from another site, or not known', async () => {
  expect((await send(sealed(mostBytes))).status).toBe(200);
  expect((await send(sealed(1))).status).toBe(200);
  expect((await send(sealed(mostBytes + 1))).status).toBe(413);
  const json = await send(sealed(), { 'content-type': 'application/json' });
  expect(json.status).toBe(415);
  expect((await send(sealed(0))).status).toBe(400);
  expect((await send(sealed(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  for (const id of ['A'.repeat(22), '..', 'x', '']) {
    expect((await call('GET', id)).status).toBe(404);
    expect((await call('DELETE', id)).status).toBe(404);
  }
});

test('twenty a day for one address, then 429 until tomorrow; RATE_LIMIT=off lifts it', async () => {
  for (let times = 0; times < eachDay; times += 1) expect((await send(sealed())).status).toBe(200);
  const refused = await send(sealed());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  current.clock.now += day;
  expect((await send(sealed())).status).toBe(200);
  open({ RATE_LIMIT: 'off' });
  for (let times = 0; times <= eachDay; times += 1) expect((await send(sealed())).status).toBe(200);
});

test('forty a day for a whole site (/48), so that one alone never fills the room of all', async () => {
  const from = (network: number) =>
    send(sealed(), { 'x-visitor-address': `2001:db8:5:${network}::1` });
  for (let times = 0; times < 2 * eachDay; times += 1) expect((await from(times)).status).toBe(200);
  expect((await from(99)).status).toBe(429);
  expect((await send(sealed(), { 'x-visitor-address': '2001:db8:6:1::1' })).status).toBe(200);
  expect(2 * eachDay * mostBytes * 7).toBeLessThan(2 * 1024 ** 3);
});

test('staff are notified once a day when there is no room for more', async () => {
  open({}, { continuationBytes: async () => 2 * 1024 ** 3 });
  for (const _ of [1, 2]) expect((await send(sealed())).status).toBe(503);
  const mails = await current.store.claimDue('host', 10, current.clock.now);
  expect(mails.map(({ mail }) => mail.subject)).toEqual([
    '[digest] No more applications to other phones',
  ]);
});

test('an upload whose answer was lost is stored once', async () => {
  const headers = { 'idempotency-key': 'again' };
  const first = await sent(sealed(), headers);
  expect(await sent(sealed(), headers)).toMatchObject({ id: first.id });
  expect(await current.store.continuationBytes()).toBe(100);
  expect((await sent(sealed(100, 8), headers)).id).not.toBe(first.id);
});

test('a full disk is 503, and nothing is acknowledged', async () => {
  open({}, { storeContinuation: () => Promise.reject(new StoreUnavailable('full')) });
  const answer = await send(sealed());
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  open({}, { continuationBytes: async () => 2 * 1024 ** 3 });
  expect((await send(sealed())).status).toBe(503);
});
