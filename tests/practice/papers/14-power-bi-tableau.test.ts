import { expect, test } from '@jest/globals';
import { powerBiTableau } from '#data/practicals/14-power-bi-tableau';
import {
  documentsOf,
  madeOf,
  promises,
  rightFigure,
  shownPaise,
} from '#tests/practice/papers/promises';

promises(powerBiTableau, {
  rev: '21820000.00',
  gp: '8400000.00',
  np: '4627500.00',
  mapl: 'Freight outward',
  corr: '412000.00',
  ytd: '5672000.00',
  ly: '5339000.00',
  gr: '6.24',
  r12: '9534000.00',
  rls: '532000.00',
  share: '43',
  rel: 'Dimension to fact, one to many, single direction',
  dax: 'DATESINPERIOD',
});

test('profit comes to the two sides of the trial balance and the change of stock, in every set', () => {
  const failed = madeOf(powerBiTableau).filter((made) => {
    const ledger = documentsOf(made).find(({ kind }) => kind === 'ledger');
    const sides = (ledger?.table?.rows ?? []).map(
      ([, debit, credit]) => shownPaise(credit) - shownPaise(debit),
    );
    const closing = shownPaise(ledger?.foot?.[0]?.match(/[\d,]+\.\d\d/)?.[0]);
    const profit = sides.reduce((total, each) => total + each, closing);
    return profit !== rightFigure(made, 'np');
  });
  expect(failed.map(({ set }) => set)).toEqual([]);
});
