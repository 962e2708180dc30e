import { describe, expect, test } from '@jest/globals';
import { holidayYears } from '#data/holidays';
import { sessionDays } from '#lib/batches/rules';
import {
  isWorkingDay,
  officeTimeBefore,
  officeTimeBetween,
  promisedBy,
  uncountedDays,
  unlistedYear,
} from '#lib/enquiries/rules/hours';
import { dayAndHour, isoInIndia } from '#lib/platform/values/india';

const at = (indian: string) => Date.parse(`${indian}+05:30`);
const hour = 60 * 60 * 1000;

describe('the promise of two working days', () => {
  test.each([
    ['a Friday afternoon', '2026-11-20T16:12:00', 'Tue 24 Nov 2026, 6:00 PM'],
    ['six o’clock to the second', '2026-11-20T18:00:00', 'Tue 24 Nov 2026, 6:00 PM'],
    ['within that second', '2026-11-20T18:00:00.999', 'Tue 24 Nov 2026, 6:00 PM'],
    ['a second after six', '2026-11-20T18:00:01', 'Wed 25 Nov 2026, 6:00 PM'],
    ['a Saturday', '2026-11-21T09:00:00', 'Wed 25 Nov 2026, 6:00 PM'],
    ['a Sunday night', '2026-11-22T23:59:59', 'Wed 25 Nov 2026, 6:00 PM'],
    ['midnight of a Monday', '2026-11-23T00:00:00', 'Wed 25 Nov 2026, 6:00 PM'],
    ['a holiday', '2026-10-02T11:00:00', 'Wed 7 Oct 2026, 6:00 PM'],
    ['the eve of a holiday', '2026-10-01T11:00:00', 'Tue 6 Oct 2026, 6:00 PM'],
    ['the evening before a holiday', '2026-12-24T18:30:00', 'Wed 30 Dec 2026, 6:00 PM'],
    ['the last day of the year', '2026-12-31T12:00:00', 'Mon 4 Jan 2027, 6:00 PM'],
    ['the eve of Pongal', '2027-01-14T12:00:00', 'Tue 19 Jan 2027, 6:00 PM'],
  ])('of %s', (_, received, by) => {
    expect(dayAndHour(promisedBy(at(received)))).toBe(by);
  });

  test('is written with the offset of India', () => {
    expect(isoInIndia(promisedBy(at('2026-11-20T16:12:00')))).toBe('2026-11-24T18:00:00+05:30');
  });
});

describe('office time', () => {
  test('leaves out nights, weekends and holidays', () => {
    expect(officeTimeBetween(at('2026-11-20T17:00:00'), at('2026-11-23T11:00:00'))).toBe(2 * hour);
    expect(officeTimeBetween(at('2026-10-01T17:30:00'), at('2026-10-05T10:30:00'))).toBe(hour);
    expect(officeTimeBetween(at('2026-11-21T08:00:00'), at('2026-11-22T23:00:00'))).toBe(0);
  });

  test('is counted back from an instant', () => {
    const hoursBack = (indian: string, hours: number) =>
      dayAndHour(officeTimeBefore(at(indian), hours * hour));
    expect(hoursBack('2026-11-24T18:00:00', 2)).toBe('Tue 24 Nov 2026, 4:00 PM');
    expect(hoursBack('2026-11-23T11:00:00', 2)).toBe('Fri 20 Nov 2026, 5:00 PM');
  });
});

describe('the holidays', () => {
  const days = holidayYears.flatMap((each) => each.days.map(({ date }) => ({ date, ...each })));

  test('hold once each, in order, in their own year', () => {
    const dates = days.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort());
    for (const { date, year } of days) expect(date.slice(0, 4)).toBe(String(year));
  });

  test('hold the national ones of each year, and say where the days come from', () => {
    for (const { year, sources } of holidayYears) {
      const dates = days.filter((each) => each.year === year).map(({ date }) => date.slice(5));
      expect(dates).toEqual(expect.arrayContaining(['01-26', '08-15', '10-02']));
      expect(sources.length).toBeGreaterThan(0);
    }
  });
});

describe('in a year whose list nobody has written yet', () => {
  test('a promise leaves out Republic Day', () => {
    const by = promisedBy(at('2028-01-25T11:00:00'));
    expect(dayAndHour(by)).toBe('Fri 28 Jan 2028, 6:00 PM');
    expect(uncountedDays(at('2028-01-25T11:00:00'))).toEqual(['Wed 26 Jan (Republic Day)']);
  });

  test.each(['2028-01-26', '2029-08-15', '2031-10-02'])('%s is no working day', (day) => {
    expect(isWorkingDay(day)).toBe(false);
  });

  test('a batch has no session on a national holiday', () => {
    const plan = {
      starts: '2028-01-24',
      days: ['Mon', 'Tue', 'Wed'] as const,
      from: '10:00',
      to: '12:00',
    };
    const { sessions, skipped } = sessionDays(plan, 6);
    expect(sessions).toEqual(['2028-01-24', '2028-01-25', '2028-01-31']);
    expect(skipped).toEqual([{ day: '2028-01-26', name: 'Republic Day' }]);
  });

  test('the missing year is named 90 days before its first day is promised', () => {
    const after = Math.max(...holidayYears.map(({ year }) => year)) + 1;
    expect(unlistedYear(`${after - 1}-10-02`)).toBeUndefined();
    expect(unlistedYear(`${after - 1}-10-03`)).toBe(after);
    expect(unlistedYear(`${after + 2}-06-01`)).toBe(after);
  });
});
