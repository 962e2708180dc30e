import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bootcampHour, packages } from '#data/coaching';
import { courses } from '#data/courses';
import { queryOf } from '#lib/catalogue/rules/query';
import { type Quotation, quotationOf } from '#lib/catalogue/rules/quotation';
import { withGst } from '#lib/platform/values/money';
import { rupeesInWords } from '#lib/platform/values/words';

const now = Date.parse('2026-11-24T12:00:00+05:30');
const feesOf = (...numbers: readonly number[]) =>
  courses.reduce((sum, { courseNo, fees }) => sum + (numbers.includes(courseNo) ? fees : 0), 0);
const asked = (search: string, at = now, ...rest: [Parameters<typeof quotationOf>[2]?]) =>
  quotationOf(queryOf(new URLSearchParams(search)), at, ...rest);
const made = (search: string, at = now, ...rest: [Parameters<typeof quotationOf>[2]?]) => {
  const quotation = asked(search, at, ...rest);
  if (typeof quotation === 'string') throw new Error(`${search}: ${quotation}`);
  return quotation satisfies Quotation;
};

test('eight modules come to what the catalogue says, for thirty days', () => {
  const quotation = made('modules=1,2,3,4,5,6,13,14&on=2026-11-24', now, []);
  expect(quotation).toMatchObject({
    hours: 205,
    ...withGst(feesOf(1, 2, 3, 4, 5, 6, 13, 14)),
    until: '2026-12-24',
    expired: false,
  });
  expect(quotation.number).toMatch(/^Q-20261124-[0-9A-HJKMNP-TV-Z]{4}$/);
});

test('the number follows the content and nothing else', () => {
  const one = made('modules=1,2&on=2026-11-24').number;
  expect(made('modules=2,1,1&on=2026-11-24', now + 86_400_000).number).toBe(one);
  expect(made('modules=2&modules=1&on=2026-11-24').number).toBe(one);
  expect(made('modules=1,3&on=2026-11-24').number).not.toBe(one);
  expect(made('modules=1,2').number).toBe(one);
});

test('it holds through its last day in India, and not a day longer', () => {
  const last = Date.parse('2026-12-24T23:59:00+05:30');
  expect(made('modules=1&on=2026-11-24', last).expired).toBe(false);
  expect(made('modules=1&on=2026-11-24', last + 120_000).expired).toBe(true);
});

test.each([
  'modules=18',
  'modules=0',
  'modules=1,x',
  'modules=',
  'modules=1,',
  'modules=-1',
  'plan=45',
  'plan=',
  'plan=B99XX01',
  'modules=1&on=2026-11-25',
  'modules=1&on=2026-02-31',
  'modules=1&on=1900-01-01',
  'modules=1&on=24-11-2026',
  'modules=1&on=',
  'on=2026-11-24',
])('there is no quotation for %s', (search) => {
  expect(asked(search)).toBe('unknown');
});

test.each(['', 'utm_source=mail'])('with no question asked (%s) it offers a way on', (search) => {
  expect(asked(search)).toBe('empty');
});

test('a package and a bootcamp are quoted at their own fee; modules say what is taught', () => {
  expect(made('plan=60&modules=4,5', now, [])).toMatchObject({
    kind: 'coaching',
    fee: packages[1]?.fee,
    hours: 60,
    modules: [4, 5],
  });
  expect(made('plan=b05fo03', now, [])).toMatchObject({
    kind: 'bootcamp',
    ...withGst(60 * bootcampHour.fee),
    hours: 60,
    modules: [1, 3, 4, 5, 6],
  });
  expect(made('plan=B04FT01')).toMatchObject({ total: 0 });
});

test('a fee that changed later leaves an earlier quotation as it was', () => {
  const history = [{ of: 'module-1', until: '2026-11-23', fee: 7000 }];
  expect(made('modules=1&on=2026-11-23', now, history)).toMatchObject({ fee: 7000, changed: true });
  expect(made('modules=1&on=2026-11-24', now, history)).toMatchObject({
    fee: feesOf(1),
    changed: false,
  });
});

test.each([
  [0, 'Rupees zero only'],
  [106200, 'Rupees one lakh six thousand two hundred only'],
  [9558, 'Rupees nine thousand five hundred fifty-eight only'],
  [229392, 'Rupees two lakh twenty-nine thousand three hundred ninety-two only'],
  [
    12345678,
    'Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight only',
  ],
  [422.88, 'Rupees four hundred twenty-two and eighty-eight paise only'],
])('%d in words', (amount, words) => {
  expect(rupeesInWords(amount)).toBe(words);
});

test('whatever is asked, a quotation comes out or a plain no', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('1', '17', '1,2', '30', 'B05FO03', '2026-11-24'),
  );
  fc.assert(
    fc.property(
      fc.record({ modules: text, plan: text, on: text }, { requiredKeys: [] }),
      (query) => {
        const quotation = quotationOf(query, now);
        if (typeof quotation === 'string') return;
        expect(quotation.lines.every(({ title }) => title !== '')).toBe(true);
        expect(courses.length).toBeGreaterThanOrEqual(quotation.modules.length);
      },
    ),
  );
});
