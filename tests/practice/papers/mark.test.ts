import { describe, expect, test } from '@jest/globals';
import { businessBookKeeping } from '#data/practicals/01-business-book-keeping';
import { officeAutomation } from '#data/practicals/02-office-automation';
import { tallyReconciliation } from '#data/practicals/04-tally-reconciliation';
import { gstFundamentals } from '#data/practicals/05-gst-fundamentals';
import { tallyTechnical } from '#data/practicals/09-tally-technical';
import { tdsWithTally } from '#data/practicals/10-tds-with-tally';
import { gulfVatAndIfrs } from '#data/practicals/15-gulf-vat-and-ifrs';
import { businessEnvironment } from '#data/practicals/16-business-environment';
import { fixedSet } from '#lib/practice/rules/papers/draw';
import { make } from '#lib/practice/rules/papers/make';
import { mark } from '#lib/practice/rules/papers/mark';
import { filled, type Given } from '#tests/practice/papers/promises';

const gst = make(gstFundamentals, fixedSet);
const books = make(businessBookKeeping, fixedSet);

/** The sale of paper 5 in rows as typed: account, debit, credit. */
const sale = (...rows: readonly (readonly [string, string, string])[]): Given =>
  Object.assign(
    {},
    ...rows.map(([account, debit, credit], at) => ({
      [`sale${at + 1}.a`]: account,
      [`sale${at + 1}.d`]: debit,
      [`sale${at + 1}.k`]: credit,
    })),
  );
const marks = (given: Given) =>
  Object.fromEntries(mark(gst, given).entries.map((entry) => [entry.cell, entry.mark]));
const score = (given: Given) => mark(gst, given).score;

const right = [
  ['Pandian', '48,763.50', ''],
  ['Sales', '', '41325'],
  ['Output CGST', '', '3719.25'],
  ['Output SGST', '', '3719.25'],
] as const;

describe('a journal', () => {
  test('is right in any order of its rows, with blank rows between', () => {
    const given = sale(right[3], ['', '', ''], right[1], right[0], ['Cash', '', ''], right[2]);
    const marked = mark(gst, given);
    expect(marked.score).toBe(4);
    const pandian = marked.entries.find(({ cell }) => cell === 'sale1');
    expect(pandian?.rows).toEqual(['sale4']);
    expect(pandian?.expected).toEqual({
      account: 'Pandian Sample Stores',
      debit: '48763.50',
      credit: '',
    });
  });

  test('may split a line in equal parts', () => {
    const given = sale(
      right[0],
      ['Sales', '', '41000'],
      ['Sales A/c', '', '325'],
      right[2],
      right[3],
    );
    expect(score(given)).toBe(4);
    expect(mark(gst, given).entries[1]?.rows).toEqual(['sale2', 'sale3']);
  });

  test('loses half a mark for the right amount on the wrong side', () => {
    const given = sale(right[0], right[1], right[2], ['Output SGST', '3719.25', '']);
    expect(marks(given).sale4).toBe('part');
    expect(score(given)).toBe(3.5);
  });

  test('earns half when it is turned round as a whole', () => {
    const given = sale(
      ...right.map(([account, debit, credit]) => [account, credit, debit] as const),
    );
    expect(score(given)).toBe(2);
  });

  test('gives half for tax by the own value, and for the line that balances', () => {
    const given = sale(
      ['Pandian', '51330', ''],
      ['Sales', '', '43500'],
      ['Output CGST', '', '3915'],
      ['Output SGST', '', '3915'],
    );
    expect(marks(given)).toMatchObject({
      sale1: 'wrong',
      sale2: 'wrong',
      sale3: 'part',
      sale4: 'part',
    });
  });

  test('gives nothing for own figures on the wrong side', () => {
    const given = sale(
      ['Pandian', '51330', ''],
      ['Sales', '', '43500'],
      ['Output CGST', '3915', ''],
      ['Output SGST', '', '3915'],
    );
    expect(marks(given).sale3).toBe('wrong');
  });

  test('loses a mark for each surplus line, never more than it earned', () => {
    const surplus = sale(...right, ['Discount allowed', '2175', '']);
    expect(score(surplus)).toBe(3);
    expect(mark(gst, surplus).surplus).toMatchObject([
      {
        journal: 'sale',
        rows: ['sale5'],
        written: { account: 'Discount allowed', debit: '2175.00' },
      },
    ]);
    const many = sale(
      right[0],
      ...Array.from({ length: 7 }, (_, at) => [`Cash ${at}`, '5', ''] as const),
    );
    expect(score({ ...many, pos: '33 Tamil Nadu' })).toBe(1);
  });

  test('takes an unknown account for the line that it stands for, as wrong', () => {
    const marked = mark(gst, sale(right[0], ['Income', '', '41325'], right[2], right[3]));
    expect(marked.entries[1]).toMatchObject({ mark: 'wrong', rows: ['sale2'] });
    expect(marked.surplus).toEqual([]);
  });

  test.each([
    ['both sides', '41325', '41325'],
    ['a negative amount', '', '-41325'],
    ['an amount that cannot be read', '', '1e3'],
  ])('has a wrong line where a row has %s', (_, debit, credit) => {
    expect(marks(sale(right[0], ['Sales', debit, credit], right[2], right[3])).sale2).toBe('wrong');
  });

  test('reads a zero on the other side as nothing', () => {
    expect(score(sale(['Pandian', '48763.50', '0.00'], ...right.slice(1)))).toBe(4);
  });

  test('does not depend on the order of its rows, whatever is in them', () => {
    const rows = [
      ['Sales', '', '41000'],
      ['Sales', '500', ''],
      ['Output CGST', '', '3719.25'],
      ['CGST', '3719.25', ''],
      ['Somebody', '48763.50', ''],
      ['', '12', ''],
    ] as const;
    const results = [rows, rows.toReversed(), [...rows.slice(3), ...rows.slice(0, 3)]].map(
      (order) => mark(gst, sale(...order)),
    );
    const [first] = results;
    for (const result of results) {
      expect(result.score).toBe(first?.score);
      expect(result.entries.map((entry) => entry.mark)).toEqual(
        first?.entries.map((entry) => entry.mark),
      );
      expect(result.surplus.length).toBe(first?.surplus.length);
    }
  });

  test('tells VAT from VAT by its side', () => {
    const gulf = make(gulfVatAndIfrs, fixedSet);
    const given: Given = {
      'j1.a': 'Design fees',
      'j1.d': '43000',
      'j2.a': 'VAT',
      'j2.d': '2150',
      'j3.a': 'VAT',
      'j3.k': '2150',
      'j4.a': 'Rhein',
      'j4.k': '43000',
    };
    expect(mark(gulf, given).score).toBe(4);
  });
});

describe('own figures', () => {
  test('cost a wrong value once: the tax on it is half', () => {
    const marked = mark(gst, { ...filled(gst), value: '32500', igst: '5850', left: '1588.50' });
    expect(
      marked.entries
        .filter((entry) => entry.mark !== 'right')
        .map((entry) => [entry.cell, entry.mark]),
    ).toEqual([
      ['value', 'wrong'],
      ['igst', 'part'],
      ['left', 'part'],
    ]);
    expect(marked.score).toBe(12);
  });

  test('need every figure that they follow from', () => {
    expect(marks({ value: '', igst: '5850' }).igst).toBe('wrong');
    expect(marks({ value: 'about 3', igst: '5850' }).igst).toBe('wrong');
  });

  test('follow a choice', () => {
    const given = { ...filled(gst), velan: 'Blocked', b1: '582' };
    expect(marks(given)).toMatchObject({ velan: 'wrong', b1: 'part' });
    const bank = make(tallyReconciliation, fixedSet);
    const stale = { ...filled(bank), old: 'Stale: write back', book: '396817.80', unp: '17250' };
    const marked = mark(bank, stale);
    expect(marked.entries.filter((entry) => entry.mark === 'part').map(({ cell }) => cell)).toEqual(
      ['book', 'unp'],
    );
  });

  test('follow a date, and give a choice or a date half', () => {
    const tally = make(tallyTechnical, fixedSet);
    const given = { ...filled(tally), bkp: '28 Nov', again: '36', who: 'ACC-1', when: '28/10' };
    const found = Object.fromEntries(
      mark(tally, given).entries.map((entry) => [entry.cell, entry.mark]),
    );
    expect(found).toMatchObject({ bkp: 'wrong', again: 'part', who: 'wrong', when: 'part' });
    const close = make(businessEnvironment, fixedSet);
    const cover = mark(close, { ...filled(close), dscr: '1.05', met: 'Breached' });
    expect(cover.entries.find(({ cell }) => cell === 'met')?.mark).toBe('part');
  });

  test('follow a payment code, and a formula follows a due day', () => {
    const tds = make(tdsWithTally, fixedSet);
    const code = mark(tds, { ...filled(tds), k1: '1024', t1: '2080', tot: '18330' });
    expect(code.entries.filter((entry) => entry.mark === 'part').map(({ cell }) => cell)).toEqual([
      't1',
      'tot',
    ]);
    const office = make(officeAutomation, fixedSet);
    const due = { due: '14-10-2026', over: '47', form: '=MAX(0,$H$1-(A2+C2))' };
    const days = mark(office, { ...filled(office), ...due });
    expect(days.entries.filter((entry) => entry.mark === 'part').map(({ cell }) => cell)).toEqual([
      'over',
      'form',
    ]);
  });

  test('are never zero, and an empty cell is empty', () => {
    expect(marks({ ...filled(gst), velan: 'Claim', anbu: 'Claim', b1: '0' }).b1).toBe('wrong');
    expect(marks({ ...filled(gst), value: '100', igst: ' ' }).igst).toBe('empty');
  });

  test('are said to be the reason of half a mark', () => {
    const marked = mark(gst, { ...filled(gst), value: '32500', igst: '5850' });
    expect(marked.entries.find(({ cell }) => cell === 'igst')?.why).toMatch(
      /^Right by your own figures/,
    );
  });
});

test('marks are added up by part', () => {
  const marked = mark(books, { ...filled(books), ret: 'Cash book', cash: '' });
  expect(marked.parts.map(({ score, of }) => `${score} of ${of}`)).toEqual([
    '4 of 4',
    '4 of 4',
    '1 of 2',
    '4 of 5',
  ]);
  expect(marked.score).toBe(13);
});

test('a choice that is none of its options is wrong, and what is not on the sheet is passed over', () => {
  const marked = mark(gst, { pos: 'Kerala', nonsense: '5', 'sale.a': 'Sales', 'sale999.d': '5' });
  expect(marked.entries.find(({ cell }) => cell === 'pos')?.mark).toBe('wrong');
  expect([marked.score, marked.surplus]).toEqual([0, []]);
});

test('a sheet with thousands of rows is marked as fast as one', () => {
  const rows = Object.fromEntries(
    Array.from({ length: 5000 }, (_, at) => [`sale${at + 1}.d`, '5']),
  );
  expect(mark(gst, rows).surplus.length).toBeLessThanOrEqual(60);
});
