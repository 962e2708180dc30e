import { expect, it } from '@jest/globals';
import { noon } from '#tests/platform/db/samples';
import type { StoreForEachTest } from '#tests/platform/db/store-for-each-test';

/** How every store counts requests. */
export function describeRateLimitContract({ store, openOther }: StoreForEachTest): void {
  it('counts the requests of a window and starts again after it', async () => {
    expect(await store.countRequest('a', 1_000, 5_000)).toEqual({ count: 1, startedAt: 5_000 });
    expect(await store.countRequest('a', 1_000, 5_999)).toEqual({ count: 2, startedAt: 5_000 });
    expect(await store.countRequest('b', 1_000, 5_999)).toEqual({ count: 1, startedAt: 5_999 });
    expect(await store.countRequest('a', 1_000, 6_000)).toEqual({ count: 1, startedAt: 6_000 });
  });

  it('misses no request that two hosts count at once', async () => {
    const other = await openOther();
    const visits = Array.from({ length: 40 }, (_, index) =>
      (index % 2 ? store : other).countRequest('rush', 60_000, noon),
    );
    const counts = (await Promise.all(visits)).map((visit) => visit.count);
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  });

  it('forgets the requests whose window ended before, and no others', async () => {
    await store.countRequest('old', 1_000, 100_000);
    await store.countRequest('new', 1_000, 100_001);
    await store.pruneRateLimits(101_001);
    expect((await store.countRequest('new', 1_000, 100_002)).count).toBe(2);
    expect((await store.countRequest('old', 1_000, 100_002)).count).toBe(1);
    expect(await store.pruneRateLimits(101_002)).toBe(1);
  });
}
