import { describe, expect, test } from '@jest/globals';
import { law } from '#data/law';
import type { Law } from '#data/law/entry';
import { restingTexts } from '#data/rests-on';
import { gstPercent } from '#lib/platform/values/money';
import { paymentYears } from '#lib/privacy/jobs';
import { lawToCheck } from '#scripts/content/report';

const entries = Object.entries<Law>(law);

describe.each(entries)('%s', (_, { about, says, source, checkedOn }) => {
  test('says its rule, its source and the day somebody looked', () => {
    expect(about.length).toBeGreaterThan(2);
    expect(says).toMatch(/^\S.{15,}\.$/s);
    expect(source.length).toBeGreaterThan(10);
    expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});

test('dates are given as dates', () => {
  const days = entries.flatMap(([, { values }]) =>
    Object.entries(values).flatMap(([name, value]) =>
      /(?:from|until|since)$/i.test(name) ? [String(value)] : [],
    ),
  );
  expect(days.length).toBeGreaterThan(5);
  expect(days.filter((day) => !/^20\d\d-\d\d(?:-\d\d)?$/.test(day))).toEqual([]);
});

test('every entry stands under a text, and every text names entries that exist', () => {
  const used = new Set(restingTexts.flatMap(({ restsOn }) => restsOn));
  expect(entries.filter(([id]) => !used.has(id as keyof typeof law)).map(([id]) => id)).toEqual([]);
});

test('who keeps the content learns what nobody has checked for half a year, and where it is used', () => {
  const entry = { about: 'A limit', values: {}, says: 'Says so.', source: 'An Act, section 1' };
  const entries = {
    old: { ...entry, checkedOn: '2026-05-21' },
    fresh: { ...entry, checkedOn: '2026-05-22' },
  };
  const texts = [{ name: 'an-article', restsOn: ['old', 'fresh'] }];
  expect(lawToCheck(entries, texts, new Date('2026-11-22T12:00:00Z'))).toEqual([
    'old (A limit), checked 2026-05-21: An Act, section 1; under an-article',
  ]);
});

test('the GST we charge is the rate of the law, and payments are stored as long as books', () => {
  expect(gstPercent).toBe(law['gst-training-rate'].values.percent);
  expect(paymentYears).toBe(law['records-of-account'].values.companyYears);
});
