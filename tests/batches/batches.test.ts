import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bootcampHour, bootcamps } from '#data/coaching';
import { courses } from '#data/courses';
import { holidayYears } from '#data/holidays';
import {
  filterBatches,
  filteredPath,
  filtersIn,
  sessionDays,
  subjectOf,
  weekdayOn,
  weekdays,
} from '#lib/batches/rules';
import { seatWords, sessionsInWords, shorterLast, timesInWords } from '#lib/batches/words';
import { withGst } from '#lib/platform/values/money';
import { unbroken } from '#lib/platform/values/text';
import { batchOf } from '#tests/platform/db/batch-samples';

const counted = (changes: Parameters<typeof batchOf>[0] = {}, seats = {}) => ({
  ...batchOf(changes),
  held: 0,
  taken: 0,
  waiting: 0,
  toldFree: 12,
  toldTaken: 0,
  ...seats,
});

describe('the days of sessions', () => {
  const holidays = new Set<string>(
    holidayYears.flatMap(({ days }) => days.map(({ date }) => date as string)),
  );

  test('are its weekdays without holidays, and the hours are the catalogue’s to the minute', () => {
    const someDays = fc.subarray([...weekdays], { minLength: 1 });
    const minutes = fc.integer({ min: 15, max: 480 });
    const hours = fc.integer({ min: 1, max: 150 });
    fc.assert(
      fc.property(
        someDays,
        minutes,
        hours,
        fc.integer({ min: 0, max: 500 }),
        (days, length, h, on) => {
          const starts = new Date(Date.UTC(2026, 10, 24 + on)).toISOString().slice(0, 10);
          const to = `${String(8 + Math.floor(length / 60)).padStart(2, '0')}:${String(length % 60).padStart(2, '0')}`;
          const { sessions, lastMinutes } = sessionDays({ starts, days, from: '08:00', to }, h);
          expect(sessions.every((day) => days.includes(weekdayOn(day)))).toBe(true);
          expect(sessions.some((day) => holidays.has(day))).toBe(false);
          expect(sessions).toEqual([...new Set(sessions)].sort());
          expect((sessions.length - 1) * length + lastMinutes).toBe(h * 60);
          expect(lastMinutes > 0 && lastMinutes <= length).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('are in words: Pongal is named, the shorter last session, hours of one half of the day', () => {
    const batch = batchOf();
    expect(timesInWords(batch)).toBe('Mon to Fri, 7:00 to 8:30 PM');
    expect(sessionsInWords(batch)).toBe(
      '14 sessions, 20 hours, until Fri 22 Jan 2027, not on Pongal (Sankranti)',
    );
    expect(shorterLast(batch)).toBe('30 min');
    expect(unbroken('20 hours, until Fri 22 Jan 2027, not at 8:30 PM').split(' ')).toEqual([
      '20\u00a0hours,',
      'until',
      'Fri\u00a022\u00a0Jan\u00a02027,',
      'not',
      'at',
      '8:30\u00a0PM',
    ]);
    const weekend = { days: ['Sat', 'Sun'], from: '10:00', to: '12:30' } as const;
    expect(timesInWords(weekend)).toBe('Sat and Sun, 10:00 AM to 12:30 PM');
    const three = { days: ['Mon', 'Wed', 'Fri'], from: '18:30', to: '20:30' } as const;
    expect(timesInWords(three)).toBe('Mon, Wed and Fri, 6:30 to 8:30 PM');
  });
});

test('what one pays is the catalogue’s: a module, modules together, the hours of a bootcamp', () => {
  for (const { courseNo, fees, hours } of courses) {
    expect(subjectOf([`module-${courseNo}`])).toMatchObject({ fee: fees, hours });
  }
  const [one, five] = [courses[0], courses[4]];
  const fee = (one?.fees ?? 0) + (five?.fees ?? 0);
  expect(subjectOf(['module-1', 'module-5'])).toMatchObject({
    fee,
    hours: (one?.hours ?? 0) + (five?.hours ?? 0),
    total: withGst(fee).total,
  });
  for (const { code, hours } of bootcamps) {
    if (hours)
      expect(subjectOf([`bootcamp-${code}`])).toMatchObject({
        hours,
        fee: hours * bootcampHour.fee,
      });
    else expect(subjectOf([`bootcamp-${code}`])).toBeUndefined();
  }
  expect(subjectOf(['module-1', 'module-99'])).toBeUndefined();
});

test('seats are said as they are: some, the last one, none with who waits', () => {
  expect(seatWords(counted({}, { taken: 8 }), 0)).toMatchObject({ words: '4 of 12 seats left' });
  expect(seatWords(counted({}, { taken: 11 }), 0)).toMatchObject({ words: 'Last seat' });
  expect(seatWords(counted({}, { taken: 12, waiting: 3 }), 0)).toMatchObject({
    words: 'Full',
    more: 'Waiting list: 3',
  });
});

test('the list is filtered by what its address says, and what is unknown there asks nothing', () => {
  const tamil = counted();
  const both = counted({ id: 'both', mode: 'Online and Chennai', language: 'English' });
  const all = [tamil, both];
  const ids = (query: Record<string, string>) =>
    filterBatches(all, filtersIn(query)).map(({ id }) => id);
  expect(ids({ mode: 'Online' })).toEqual([tamil.id, 'both']);
  expect(ids({ mode: 'Chennai' })).toEqual(['both']);
  expect(ids({ language: 'Tamil', month: '2027-01' })).toEqual([tamil.id]);
  expect(ids({ month: '2026-12' })).toEqual([]);
  expect(ids({ what: 'module-5', mode: 'Madurai', month: 'soon' })).toHaveLength(2);
  expect(filteredPath(filtersIn({ language: 'Tamil', what: '<script>' }))).toBe(
    '/batches?language=Tamil',
  );
});
