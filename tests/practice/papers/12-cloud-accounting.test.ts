import { expect, test } from '@jest/globals';
import { cloudAccounting } from '#data/practicals/12-cloud-accounting';
import {
  documentsOf,
  madeOf,
  promises,
  rightFigure,
  shownPaise,
} from '#tests/practice/papers/promises';

promises(cloudAccounting, {
  bills: '780100.00',
  led: 'Provision for doubtful debts',
  mis: '12900.00',
  f1: 'Transfer',
  f2: 'Match',
  f3: 'Exclude',
  f4: 'Add',
  vat: '196.70',
  net: '983.50',
  fx1: 'Dr Exchange loss 15000.00',
  fx2: 'Cr Brook Sample Inc 15000.00',
  gbp: '19189.50',
  unx: '146.50',
  lock: '30-09-2026',
});

test('the difference is the one between the two sides of what was entered, in every set', () => {
  const failed = madeOf(cloudAccounting).filter((made) => {
    const entered = documentsOf(made).find(({ title }) => title.startsWith('Zoho Books'))?.table;
    const sides = (entered?.rows ?? []).map(
      ([, debit, credit]) => shownPaise(debit) - shownPaise(credit),
    );
    const difference = Math.abs(sides.reduce((total, each) => total + each, 0));
    return difference !== rightFigure(made, 'mis');
  });
  expect(failed.map(({ set }) => set)).toEqual([]);
});
