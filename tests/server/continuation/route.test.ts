import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DELETE, GET, HEAD } from '#app/api/continue/[id]/route';
import { POST } from '#app/api/continue/route';
import { eachDay } from '#lib/server/continuation/day-counts';
import { mostBytes } from '#lib/server/continuation/receive';
import { downloadPlaces, mostWaitingDownloads } from '#lib/server/downloads/download';
import { pieceBytes } from '#lib/server/downloads/pieces';
import { eraseExpired } from '#lib/server/jobs/erase-expired';
import { readEnv } from '#lib/server/settings/env';
import { openSite, site } from '#lib/server/site';
import { openStore } from '#lib/server/store/open-store';
import { type Store, StoreUnavailable } from '#lib/server/store/store';
import { newDataDir } from '#tests/setup/data-dir';

const day = 24 * 60 * 60_000;
const noon = Date.UTC(2026, 10, 20, 6, 30);
let store: Store;
let folder: string;
let clock: number;

const open = (variables: Record<string, string> = {}, over: Partial<Store> = {}) =>
  openSite({
    env: readEnv(variables),
    store: { ...store, ...over },
    wakeCourier: () => undefined,
    now: () => clock,
  });

beforeEach(async () => {
  folder = await newDataDir();
  store = await openStore({ dataDir: folder });
  clock = noon;
  open();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const sealed = (size = 100, fill = 7) => new Uint8Array(size).fill(fill);
const send = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost/api/continue', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/octet-stream', ...headers },
    }),
  );
const sent = async (body = sealed(), headers = {}) => (await send(body, headers)).json();
const calls = { GET, HEAD, DELETE };
const call = (method: 'GET' | 'HEAD' | 'DELETE', id: string, query = '') =>
  calls[method](new Request(`http://localhost/api/continue/${id}${query}`, { method }), {
    params: Promise.resolve({ id }),
  });

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
  clock += 7 * day - 1;
  expect(await (await call('GET', id)).bytes()).toHaveLength(300);
  clock += 1;
  expect((await call('GET', id)).status).toBe(404);
  expect((await eraseExpired(site())).continuations).toBe(1);
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
  expect(await store.continuationBytes()).toBe(0);
  expect((await call('DELETE', id, '?state=taken')).status).toBe(404);
});

test('what the other phone has taken can be told as sent, and stays so', async () => {
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
  clock += day;
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

test('staff are told once a day when there is no room for more', async () => {
  open({}, { continuationBytes: async () => 2 * 1024 ** 3 });
  for (const _ of [1, 2]) expect((await send(sealed())).status).toBe(503);
  const mails = await store.claimDue('host', 10, clock);
  expect(mails.map(({ mail }) => mail.subject)).toEqual([
    '[digest] No more applications to other phones',
  ]);
});

test('an upload whose answer was lost is kept once', async () => {
  const headers = { 'idempotency-key': 'again' };
  const first = await sent(sealed(), headers);
  expect(await sent(sealed(), headers)).toMatchObject({ id: first.id });
  expect(await store.continuationBytes()).toBe(100);
  expect((await sent(sealed(100, 8), headers)).id).not.toBe(first.id);
});

test('a full disk is 503, and nothing is acknowledged', async () => {
  open({}, { keepContinuation: () => Promise.reject(new StoreUnavailable('full')) });
  const answer = await send(sealed());
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  open({}, { continuationBytes: async () => 2 * 1024 ** 3 });
  expect((await send(sealed())).status).toBe(503);
});

const fetchOf = (id: string, address: string, signal?: AbortSignal) =>
  GET(
    new Request(`http://localhost/api/continue/${id}`, {
      headers: { 'x-visitor-address': address },
      ...(signal && { signal }),
    }),
    { params: Promise.resolve({ id }) },
  );

test('a fetched application comes in pieces, one in memory at a time, and whole', async () => {
  const asked: number[] = [];
  open(
    {},
    {
      continuationPart: (id, from, length, now) => {
        asked.push(length);
        return store.continuationPart(id, from, length, now);
      },
    },
  );
  const { id } = await sent(sealed(3 * pieceBytes - 5, 9));
  const answer = await call('GET', id);
  expect(answer.headers.get('content-length')).toBe(String(3 * pieceBytes - 5));
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.value).toHaveLength(pieceBytes);
  expect(asked).toEqual([pieceBytes]);
  expect((await reader?.read())?.value).toHaveLength(pieceBytes);
  expect((await reader?.read())?.value).toHaveLength(pieceBytes - 5);
  expect((await reader?.read())?.done).toBe(true);
  expect(asked).toEqual([pieceBytes, pieceBytes, pieceBytes - 5]);
});

test('one that is deleted while it is fetched breaks off: no half of it passes for all', async () => {
  const { id } = await sent(sealed(2 * pieceBytes));
  const reader = (await call('GET', id)).body?.getReader();
  await reader?.read();
  await call('DELETE', id);
  await expect(reader?.read()).rejects.toThrow('ended early');
});

test('a few are fetched at once and half of them by one network; too many are told to come again', async () => {
  const { id } = await sent(sealed(2 * pieceBytes));
  const gone = new AbortController();
  const began: Response[] = [];
  const ask = (address: string) =>
    fetchOf(id, address, gone.signal).then((answer) => {
      began.push(answer);
      return answer;
    });
  const all = Array.from({ length: mostWaitingDownloads / 2 + 2 }, () => ask('203.0.113.7'));
  for (let one = 0; one < mostWaitingDownloads / 2 + 2; one += 1) all.push(ask('198.51.100.1'));
  const refused = await ask('192.0.2.1');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect((await refused.json()).message).toMatch(/try again in a few seconds/);
  expect(began.filter(({ status }) => status === 200)).toHaveLength(downloadPlaces);
  // Who has read all, or has gone, leaves the place to the next.
  await began[0]?.bytes();
  await began[1]?.body?.cancel();
  while (began.filter(({ status }) => status === 200).length < downloadPlaces + 2)
    await new Promise(setImmediate);
  gone.abort();
  await Promise.all(all);
});

test('one network fetches sixty times a day; its whole site twice that', async () => {
  const { id } = await sent(sealed(10));
  const statuses = async (address: string, times: number) => {
    const all: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const answer = await fetchOf(id, address);
      await answer.bytes();
      all.push(answer.status);
    }
    return all.filter((status) => status === 200).length;
  };
  expect(await statuses('2001:db8:1:1::1', 61)).toBe(60);
  expect(await statuses('2001:db8:1:2::1', 60)).toBe(60);
  expect(await statuses('2001:db8:1:3::1', 1)).toBe(0);
  expect(await statuses('2001:db8:2:1::1', 1)).toBe(1);
});
