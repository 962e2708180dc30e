import { expect, test } from '@jest/globals';
import {
  examKey,
  readRecord,
  sheetKey,
  withoutSheets,
  withResult,
  withSheet,
  withUnsent,
} from '#lib/practice/rules/book';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-29T10:00:00Z');
const empty = readRecord(null, now);
const typed = (to: Record<string, string>) => ({ from: {}, to });

test('a sheet is erased 30 days after it was last typed in, and the results stay', () => {
  const best = { score: 3, of: 14, set: 'K7Q2M', on: '2026-10-01', marks: 'rrr' };
  const book = withSheet(
    withResult(empty, 5, best),
    sheetKey(5, 'K7Q2M'),
    typed({ 'c.value': '1' }),
    now,
  );
  const stored = JSON.stringify(book);
  expect(Object.keys(readRecord(stored, now + 29 * day).sheets)).toEqual(['5.K7Q2M']);
  expect(readRecord(stored, now + 30 * day)).toEqual({ best: { 5: best }, sheets: {} });
});

test('a sheet keeps the time it was started, and goes once it is emptied', () => {
  const key = sheetKey(5, 'K7Q2M');
  const started = withSheet(empty, key, typed({ 'c.value': '1' }), now);
  const later = withSheet(started, key, typed({ 'c.value': '12' }), now + 5_000);
  expect(later.sheets[key]).toEqual({ began: now, saved: now + 5_000, typed: { 'c.value': '12' } });
  expect(withSheet(later, key, { from: { 'c.value': '12' }, to: {} }, now).sheets).toEqual({});
});

test('the twenty newest sheets are stored', () => {
  let book = empty;
  for (let at = 0; at < 25; at += 1) {
    book = withSheet(book, sheetKey(1, String(at)), typed({ 'c.a': '1' }), now + at);
  }
  const kept = Object.keys(readRecord(JSON.stringify(book), now + 25).sheets);
  expect(kept).toHaveLength(20);
  expect(kept).not.toContain('1.4');
});

test('the better share is the best, and of equal ones the newer', () => {
  const result = (score: number, on: string) => ({ score, of: 14, set: 'K7Q2M', on, marks: '' });
  const book = withResult(empty, 5, result(9, '2026-11-01'));
  expect(withResult(book, 5, result(8.5, '2026-11-02')).best[5]?.score).toBe(9);
  expect(withResult(book, 5, result(9, '2026-11-02')).best[5]?.on).toBe('2026-11-02');
});

test('an older tab that types one cell leaves those that a newer one has typed', () => {
  const key = sheetKey(5, 'K7Q2M');
  const newer = withSheet(empty, key, typed({ 'c.value': '1', 'c.igst': '2' }), now);
  const older = { from: {}, to: { 'c.pos': '33 Tamil Nadu' } };
  expect(withSheet(newer, key, older, now).sheets[key]?.typed).toEqual({
    'c.value': '1',
    'c.igst': '2',
    'c.pos': '33 Tamil Nadu',
  });
});

test('what a sitting could not send is erased a day later, and goes by the name of the sitting', () => {
  const cells = { typed: { 'c.value': '2' }, from: { 'c.value': '1' } };
  const book = withSheet(empty, sheetKey(5, 'K7Q2M'), typed({ 'c.value': '1' }), now);
  const both = withUnsent(book, `${examKey('abc')}tab`, cells, now);
  const stored = JSON.stringify(both);
  expect(readRecord(stored, now + day - 1).sheets['exam.abc.tab']).toMatchObject(cells);
  expect(Object.keys(readRecord(stored, now + day).sheets)).toEqual(['5.K7Q2M']);
  expect(withoutSheets(both, examKey('abc'))).toEqual(book);
  expect(withoutSheets(both, examKey('other'))).toEqual(both);
});
