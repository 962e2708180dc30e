import { expect, test } from '@jest/globals';
import { pack, unpack } from '#lib/applications/browser/continuation';
import { broughtValues } from '#lib/resume/browser/calls';

test('what was typed goes along to another phone', async () => {
  const draft = { savedAt: 1, step: 11, key: 'k', typed: {}, resume: { 'basics.name': 'Asha' } };
  expect(unpack(await pack({ draft }))?.draft).toEqual(draft);
});

test.each([
  ['no JSON', 'hello'],
  ['another document', '{"name":"x"}'],
  ['nothing', 'null'],
])('a file that is not a JSON Resume is named as such: %s', async (_, text) => {
  const brought = await broughtValues(new File([text], 'x.json'));
  expect(brought).toEqual({ problem: expect.stringContaining('not a JSON Resume') });
});

test('what this page has no place for is named', async () => {
  const document = {
    basics: { name: 'Asha', image: 'me.jpg' },
    awards: [{ title: 'Best accountant' }],
    projects: [],
  };
  expect(await broughtValues(new File([JSON.stringify(document)], 'x.json'))).toEqual({
    values: expect.objectContaining({ 'awards.0.title': 'Best accountant' }),
    leftOut: ['basics.image'],
  });
});
