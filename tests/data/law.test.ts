import { describe, expect, test } from '@jest/globals';
import { law } from '#data/law';
import type { Law } from '#data/law/entry';
import { restingTexts } from '#data/rests-on';
import { openQuestions } from '#data/to-confirm';
import { gstPercent } from '#lib/platform/values/money';
import { paymentYears } from '#lib/privacy/rules';
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

test('a rule that could not be confirmed says what, and the provider is asked for it', () => {
  const unconfirmed = entries.filter(([, entry]) => entry.unconfirmed !== undefined);
  expect(unconfirmed.length).toBeGreaterThan(0);
  const asked = openQuestions.map(({ meanwhile }) => meanwhile).join(' ');
  expect(unconfirmed.map(([id]) => id).filter((id) => !asked.includes(id))).toEqual([]);
});

test('the provisional refund covers the inverted duty structure, and recruiting abroad rests on its own section', () => {
  expect(law['gst-refund'].values.invertedFrom).toBe('2025-10-01');
  expect(law['gst-refund'].source).toMatch(/rules 89, 90 and 91\(2\).*Instruction 06\/2025-GST/);
  expect(law['overseas-recruitment'].source).toMatch(/16 \(employers\)/);
});

test('every entry is under a text, and every text names entries that exist', () => {
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
