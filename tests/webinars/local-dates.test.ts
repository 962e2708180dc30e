import { expect, test } from '@jest/globals';
import { accessLinkText, localDates } from '#lib/webinars/words/sessions';

const at = (clock: string) => Date.parse(`2026-11-25T${clock}:00+05:30`);

test.each([
  ['ta', '18:00', 'புதன், 25 நவம்பர் 2026, மாலை 6:00 IST'],
  ['ta', '00:05', 'புதன், 25 நவம்பர் 2026, இரவு 12:05 IST'],
  ['ta', '09:30', 'புதன், 25 நவம்பர் 2026, காலை 9:30 IST'],
  ['te', '12:15', 'బుధవారం, 25 నవంబర్ 2026, మధ్యాహ్నం 12:15 IST'],
  ['te', '21:00', 'బుధవారం, 25 నవంబర్ 2026, రాత్రి 9:00 IST'],
  ['en', '18:00', 'Wednesday, 25 November 2026, 6:00 PM IST'],
] as const)('a moment is written in %s one way at every hour: %s', (language, clock, written) => {
  expect(localDates[language].moment(at(clock))).toBe(written);
});

test.each([
  ['ta', 'செப். 3, 4:00'],
  ['te', '3 సెప్టెం, 4:00'],
  ['en', '3 Sep, 4:00 PM'],
] as const)('a list writes a day in %s short: %s', (language, written) => {
  const start = Date.parse('2026-09-03T16:00:00+05:30');
  expect(localDates[language].short(start, start)).toBe(written);
});

test.each(['ta', 'te', 'en'] as const)(
  'a list in %s says the year of a session in January',
  (language) => {
    const start = Date.parse('2027-01-05T16:00:00+05:30');
    const december = Date.parse('2026-12-31T23:59:00+05:30');
    expect(localDates[language].short(start, december)).toContain('2027');
    expect(localDates[language].day(start, december)).toContain('2027');
    expect(localDates[language].short(start, start)).not.toContain('2027');
  },
);

test('hours of a session are written like any other hours', () => {
  const session = { start: at('16:45'), end: at('17:30') };
  expect(localDates.ta.hours(session)).toBe('மாலை 4:45-5:30 IST');
  expect(localDates.te.hours(session)).toBe('సాయంత్రం 4:45-5:30 IST');
  expect(localDates.en.hours(session)).toBe('4:45-5:30 PM IST');
});

test('no time that has passed is named to who registers in the last 24 hours', () => {
  const start = at('16:00');
  const early = accessLinkText('en', start, start - 25 * 60 * 60 * 1000);
  expect(early).toContain('by e-mail by Tuesday, 24 November 2026, 4:00 PM IST.');
  const late = accessLinkText('ta', start, start - 60 * 60 * 1000);
  expect(late).toBe('இணைவதற்கான link அமர்வு தொடங்கும் முன் மின்னஞ்சலில் வரும்.');
});
