/** However many resumes are looked at together, one is in memory at a time, and nothing of one stays. */
import { expect, jest, test } from '@jest/globals';
import { newReadings } from '#lib/desk/views/resume';
import type { Reading } from '#lib/platform/files/reading/reading';

const limits = { stored: 2, storedMs: 60_000, waiting: 3 };
const text = (line: string): Reading => ({
  found: 'text',
  parts: [[{ text: line }]],
  isCut: false,
});

/** Reads what it is given as its own words, and counts what is in memory. */
function counted(more: Partial<typeof limits> = {}) {
  const seen = { loaded: 0, inMemory: 0, most: 0 };
  const readings = newReadings(
    async (bytes) => {
      await Promise.resolve();
      seen.inMemory -= 1;
      return text(Buffer.from(bytes).toString());
    },
    { ...limits, ...more },
  );
  const read = (words: string) =>
    readings.read({
      sha256: words,
      type: 'pdf',
      load: async () => {
        seen.loaded += 1;
        seen.inMemory += 1;
        seen.most = Math.max(seen.most, seen.inMemory);
        return Buffer.from(words);
      },
    });
  return { seen, read };
}

test('fifty who look at once hold one file, and those beyond the line are asked to come again', async () => {
  const { seen, read } = counted();
  const all = await Promise.all(Array.from({ length: 50 }, (_, at) => read(`resume ${at}`)));
  expect(seen.most).toBe(1);
  expect(all.filter(({ found }) => found === 'text')).toHaveLength(4);
  expect(all.filter(({ found }) => found === 'busy')).toHaveLength(46);
  expect(await read('another')).toEqual(text('another'));
});

test('the same resume is read once, however many look at it', async () => {
  const { seen, read } = counted();
  await Promise.all([read('one'), read('one'), read('one')]);
  expect(await read('one')).toEqual(text('one'));
  expect(seen.loaded).toBe(1);
});

test('only the latest are cached, and those for minutes', async () => {
  jest.useFakeTimers();
  try {
    const { seen, read } = counted();
    for (const name of ['one', 'two', 'three']) await read(name);
    await read('one');
    expect(seen.loaded).toBe(4);
    await read('three');
    expect(seen.loaded).toBe(4);
    jest.advanceTimersByTime(limits.storedMs);
    await read('three');
    expect(seen.loaded).toBe(5);
  } finally {
    jest.useRealTimers();
  }
});

test('an erased file, one that no parser takes and a store that is away hold up nobody after them', async () => {
  const readings = newReadings(async () => ({ found: 'unreadable' }), limits);
  const file = (sha256: string, load: () => Promise<Uint8Array | undefined>) =>
    readings.read({ sha256, type: 'pdf', load });
  const away = file('a', () => Promise.reject(new Error('the store is away')));
  const erased = file('b', async () => undefined);
  const broken = file('c', async () => Buffer.from('x'));
  await expect(away).rejects.toThrow('the store is away');
  expect(await erased).toEqual({ found: 'missing' });
  expect(await broken).toEqual({ found: 'unreadable' });
});

test('a file that there was no time for is looked at again, and is not said to be broken', async () => {
  const answers: ('late' | { found: 'no-text' })[] = ['late', { found: 'no-text' }];
  const readings = newReadings(async () => answers.shift() ?? 'late', limits);
  const file = { sha256: 'a', type: 'pdf', load: async () => Buffer.from('x') } as const;
  expect(await readings.read(file)).toEqual({ found: 'busy' });
  expect(await readings.read(file)).toEqual({ found: 'no-text' });
});
