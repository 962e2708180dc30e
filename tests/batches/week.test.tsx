/** The week on the About page: what is announced, on its days, added up. */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { WeekPage } from '#components/batches/week-page';
import type { CountedBatch } from '#lib/batches/rules';
import { weekOf } from '#lib/batches/views/week';

const now = Date.parse('2026-11-29T10:00:00+05:30');

const batch = (over: Partial<CountedBatch>): CountedBatch => ({
  id: 'b1',
  what: ['module-3'],
  starts: '2026-12-07',
  sessions: ['2026-12-07', '2026-12-31'],
  days: ['Mon', 'Wed'],
  from: '19:00',
  to: '20:30',
  mode: 'Online',
  language: 'Telugu',
  sample: false,
  joinNumber: 0,
  toldTaken: 0,
  seats: 20,
  hours: 30,
  moves: 0,
  mostSessions: 20,
  sequence: 0,
  version: 1,
  changedAt: 0,
  held: 0,
  taken: 0,
  waiting: 0,
  toldFree: 20,
  ...over,
});

test('without a batch the week has the free webinars alone', () => {
  const { rows, sums, together } = weekOf([], now);
  expect(rows.map(({ from }) => from)).toEqual(['4:00 PM']);
  expect(sums.filter(({ lasts }) => lasts !== '').map(({ day }) => day)).toEqual(['Tue', 'Thu']);
  expect(together).toBe('3 h');
});

test('each class is on its days, and the hours of all add up', () => {
  const { rows, sums, together } = weekOf([batch({})], now);
  expect(rows.map(({ from }) => from)).toEqual(['4:00 PM', '7:00 PM']);
  expect(sums.map(({ lasts }) => lasts)).toEqual([
    '1 h 30 min',
    '1 h 30 min',
    '1 h 30 min',
    '1 h 30 min',
    '',
    '',
    '',
  ]);
  expect(together).toBe('6 h');
  const html = renderToStaticMarkup(<WeekPage week={weekOf([batch({})], now)} />);
  expect(html.match(/Tally basic data entry, online/g)).toHaveLength(2);
  expect(html).toContain('<b class="sum num">6 h</b>');
});

test('a cancelled batch and one that is over are not in the week', () => {
  const over = batch({ sessions: ['2026-11-02', '2026-11-20'] });
  const cancelled = batch({ cancelledAt: now - 1000 });
  expect(weekOf([over, cancelled], now).together).toBe('3 h');
});
