import { expect, test } from '@jest/globals';
import {
  type DatedText,
  datedTexts,
  readRecorded,
  renewed,
  staleDates,
} from '#scripts/content/report';

test.each(datedTexts)('$name is the text of its date, and so is the law beneath it', (text) => {
  expect(staleDates([text], readRecorded())).toEqual([]);
});

const text: DatedText = {
  name: 'an-article',
  dated: 'data/articles: entry "an-article": field "updated"',
  date: '2026-11-22',
  text: 'words',
  law: 'rules',
};
const recorded = { 'an-article': { date: '2026-11-22', text: 'words', law: 'rules' } };

test('an editor who changes a text is asked to date it', () => {
  expect(staleDates([{ ...text, text: 'others' }], recorded)).toEqual([
    'data/articles: entry "an-article": field "updated": is 2026-11-22, but the text has changed since; expected the day it was read again, then npm run content',
  ]);
});

test('an editor who changes the law reads which texts to check', () => {
  expect(staleDates([{ ...text, law: 'others' }], recorded)[0]).toContain('the law beneath it');
});

test('a text with its new date, and a new text, are in order as they are', () => {
  const changed = { ...text, date: '2026-12-01', text: 'others', law: 'others' };
  expect(staleDates([changed], recorded)).toEqual([]);
  expect(staleDates([{ ...text, name: 'another' }], recorded)).toEqual([]);
  expect(renewed([changed], recorded, '2026-12-02')).toEqual({
    'an-article': { date: '2026-12-01', text: 'others', law: 'others' },
  });
});

test('a text that changed under its old date is not settled by asking, one of today is', () => {
  const changed = { ...text, text: 'others' };
  expect(renewed([changed], recorded, '2026-12-02')).toEqual(recorded);
  expect(renewed([changed], recorded, '2026-11-22')['an-article']?.text).toBe('others');
});
