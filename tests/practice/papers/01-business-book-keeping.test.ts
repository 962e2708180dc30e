import { expect, test } from '@jest/globals';
import { businessBookKeeping } from '#data/practicals/01-business-book-keeping';
import {
  documentsOf,
  madeOf,
  promises,
  rightFigure,
  shownPaise,
} from '#tests/practice/papers/promises';

promises(businessBookKeeping, {
  p1: 'Dr Furniture and fixtures 18360.00',
  p2: 'Dr Input CGST 1652.40',
  p3: 'Dr Input SGST 1652.40',
  p4: 'Cr Sri Velan Sample Stationers 21664.80',
  m1: 'Dr Drawings 645.00',
  m2: 'Cr Cash 645.00',
  q1: 'Dr Anbu Sample Stores 9850.00',
  q2: 'Cr Bank 9850.00',
  ret: 'Purchase returns book',
  dn: 'No entry',
  cash: '17205.00',
  bank: '179775.00',
  anbu: '111160.00',
  velan: '46312.80',
  tb: '429292.80',
});

test('the trial balance agrees: what the papers credit comes to the debit side of every set', () => {
  const failed = madeOf(businessBookKeeping).filter((made) => {
    const documents = documentsOf(made);
    const rows = (title: string) =>
      documents.find((each) => each.title.includes(title))?.table?.rows ?? [];
    const capital = rows('opening').find(([account]) => account === 'Capital')?.[2];
    const sale = documents.find(({ about }) => about?.some((line) => line.includes('KST/0412')));
    const sold = (sale?.table?.rows ?? []).reduce(
      (total, [, paise]) => total + shownPaise(paise),
      0,
    );
    const returned = shownPaise(rows('debit note')[0]?.[1]);
    const credits = shownPaise(capital) + rightFigure(made, 'velan') + sold + returned;
    return credits !== rightFigure(made, 'tb');
  });
  expect(failed.map(({ set }) => set)).toEqual([]);
});
