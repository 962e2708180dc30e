import { expect, test } from '@jest/globals';
import { timeline } from '#data/journey';
import { team } from '#data/team';
import { publishable } from '#lib/platform/config/public-mode';
import { sampleEntries } from '#scripts/content/report';
import { allContent } from '#tests/data/site-map';

test('a public build shows no sample person and no sample date', () => {
  const people = team.flatMap(({ members }) => publishable(members, { mode: 'public' }));
  const shown = [...people, ...publishable(timeline, { mode: 'public' })];
  expect(shown.filter(({ sample }) => sample)).toEqual([]);
});

test('whoever asks finds every sample, however deep it lies, and each once', () => {
  const shared = { name: 'One', sample: true };
  const content = { group: [{ members: [shared] }], again: shared, real: { name: 'Real' } };
  expect(sampleEntries(content, new Set())).toEqual(['One']);
});

test('a sample without a name is named by its company, date and text', () => {
  const entry = { company: 'Firm', date: '1997-04', text: 'Opened.', sample: true };
  expect(sampleEntries({ timeline: [entry] }, new Set())).toEqual(['Firm, 1997-04, Opened.']);
});

test('an entry whose name says sample is marked as one', () => {
  const marked = new Set(
    [...allContent().values()].flatMap((one) => sampleEntries(one, new Set())),
  );
  const named = [...allContent().values()].flatMap(namesOf).filter((name) => /^Sample /.test(name));
  expect(named.filter((name) => !marked.has(name))).toEqual([]);
});

function namesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'name' in value && typeof value.name === 'string' ? [value.name] : [];
  return [...own, ...Object.values(value).flatMap(namesOf)];
}
