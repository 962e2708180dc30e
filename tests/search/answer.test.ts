import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { processState } from '#lib/platform/values/process-state';
import { answerSearch, search } from '#lib/search/views/search';
import { type Index, searchIndex } from '#lib/search/views/search-index';

const ask = (typed: string): unknown =>
  JSON.parse(
    answerSearch({ url: `http://localhost/api/search?q=${encodeURIComponent(typed)}` }).body,
  );

let index: Index;
beforeEach(() => {
  index = { ...searchIndex() };
  processState.searchIndex = index;
});
afterEach(() => {
  jest.restoreAllMocks();
  delete processState.searchIndex;
});

/** How often the index was asked for words of GST; once for an answer, and once for how they are meant. */
function watchIndex() {
  const asked = jest.spyOn(index.engine, 'search');
  return () => asked.mock.calls.filter(([words]) => String(words).includes('gst')).length;
}

test('what many ask for is looked for once, and answered as before', () => {
  const expected = search('gst');
  const looked = watchIndex();
  expect(ask('gst')).toEqual(expected);
  const once = looked();
  expect(once).toBeGreaterThan(0);
  expect(ask('gst')).toEqual(expected);
  expect(looked()).toBe(once);
});

test('what nobody has asked for lately makes room, and a long question is not cached', () => {
  const looked = watchIndex();
  const askOthers = (count: number) => {
    for (let each = 0; each < count; each++) ask(`word ${crypto.randomUUID()}`);
  };
  ask('gst');
  const once = looked();
  askOthers(150);
  ask('gst');
  askOthers(199);
  ask('gst');
  expect(looked()).toBe(once);
  askOthers(200);
  ask('gst');
  expect(looked()).toBe(2 * once);
  const long = `gst ${'tally '.repeat(20)}`;
  ask(long);
  const before = looked();
  ask(long);
  expect(looked()).toBeGreaterThan(before);
});

test('where the texts have changed, the answer changes with them', () => {
  expect(ask('gst')).toMatchObject({ query: 'gst', count: search('gst').count });
  processState.searchIndex = { ...index, byId: new Map() };
  expect(ask('gst')).toMatchObject({ query: 'gst', count: 0, groups: [] });
});

test.each(['(a+)+$', '[', '\\', '.*', '^.{1000}$', '(?<=', '*', '+++'])(
  '%s is no expression: it is looked for as words',
  (typed) => {
    // An expression would take longer than the age of the world for this, and the test its time.
    const { groups } = ask(`${typed} ${'a'.repeat(100)}!`) as ReturnType<typeof search>;
    expect(Array.isArray(groups)).toBe(true);
  },
);
