import { expect, test } from '@jest/globals';
import { GET } from '#app/api/continue/[id]/route';
import { downloadPlaces, mostWaitingDownloads, pieceBytes } from '#lib/applications/http/download';
import {
  call,
  current,
  open,
  sealed,
  sent,
} from '#tests/applications/continuation/continuation-harness';

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
        return current.store.continuationPart(id, from, length, now);
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

test('a few are fetched at once and half of them by one network; too many are asked to retry later', async () => {
  const { id } = await sent(sealed(2 * pieceBytes));
  const gone = new AbortController();
  const responses: Response[] = [];
  const ask = (address: string) =>
    fetchOf(id, address, gone.signal).then((answer) => {
      responses.push(answer);
      return answer;
    });
  const half = Array.from({ length: (mostWaitingDownloads + downloadPlaces) / 2 });
  const all = half.flatMap(() => [ask('203.0.113.7'), ask('198.51.100.1')]);
  const refused = await ask('192.0.2.1');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect((await refused.json()).message).toMatch(/try again in a few seconds/);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(downloadPlaces);
  // A client that has read all, or has gone, leaves its slot to the next.
  await responses[0]?.bytes();
  await responses[1]?.body?.cancel();
  while (responses.filter(({ status }) => status === 200).length < downloadPlaces + 2)
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
