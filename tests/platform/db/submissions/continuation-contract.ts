import { expect, it } from '@jest/globals';
import type { Store } from '#lib/platform/db/store';
import { noon } from '#tests/platform/db/samples';

export function describeContinuationContract(store: Store): void {
  const week = 7 * 24 * 60 * 60 * 1000;
  const one = (id: string, keyHash?: string) => ({
    id,
    ...(keyHash && { keyHash }),
    body: new Uint8Array([1, 2, 3]),
    storedAt: noon,
    endsAt: noon + week,
  });

  const all = async (id: string) => {
    const part = await store.continuationPart(id, 0, 9, noon);
    return part && [...part];
  };

  it('keeps the bytes of an application for another phone until it is ended or its time is over', async () => {
    await store.storeContinuation(one('a'));
    expect(await store.continuationSize('a', noon)).toBe(3);
    expect(await all('a')).toEqual([1, 2, 3]);
    expect(await store.continuationState('a', noon)).toBe('waiting');
    expect(await store.continuationBytes()).toBe(3);
    expect(await store.endContinuation('a', 'taken', noon)).toBe(true);
    expect(await store.continuationSize('a', noon)).toBeUndefined();
    expect(await all('a')).toBeUndefined();
    expect(await store.continuationState('a', noon)).toBe('taken');
    expect(await store.endContinuation('a', 'deleted', noon)).toBe(false);
    expect(await store.continuationBytes()).toBe(0);
    await store.storeContinuation(one('b'));
    expect(await store.continuationSize('b', noon + week)).toBeUndefined();
    expect(await store.continuationPart('b', 0, 9, noon + week)).toBeUndefined();
    expect(await store.endContinuation('b', 'taken', noon + week)).toBe(false);
    expect(await store.forgetContinuations(noon + week)).toBe(2);
  });

  it('gives the bytes in pieces, so that nobody has to hold them all', async () => {
    const body = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);
    await store.storeContinuation({ ...one('p'), body });
    const pieces: Uint8Array[] = [];
    for (let from = 0; from < 1000; from += 300)
      pieces.push((await store.continuationPart('p', from, 300, noon)) ?? new Uint8Array());
    expect(pieces.map(({ length }) => length)).toEqual([300, 300, 300, 100]);
    expect(Buffer.concat(pieces).equals(body)).toBe(true);
    expect(await store.continuationPart('p', 1000, 300, noon)).toHaveLength(0);
  });

  it('keeps one that was sent twice under the same key once', async () => {
    expect(await store.storeContinuation(one('c', 'k'))).toEqual({ id: 'c', endsAt: noon + week });
    expect((await store.storeContinuation(one('d', 'k'))).id).toBe('c');
    expect(await store.continuationState('d', noon)).toBeUndefined();
    expect((await store.storeContinuation(one('e'))).id).toBe('e');
  });
}
