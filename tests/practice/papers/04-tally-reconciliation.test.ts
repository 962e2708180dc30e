import { expect, test } from '@jest/globals';
import { tallyReconciliation } from '#data/practicals/04-tally-reconciliation';
import {
  documentsOf,
  madeOf,
  promises,
  rightFigure,
  shownPaise,
} from '#tests/practice/papers/promises';

promises(tallyReconciliation, {
  mc1: 'Line 2',
  mc2: 'Not on it',
  mcard: 'Not on it',
  g1: 'Dr Gateway charges 1290.00',
  g2: 'Dr Input IGST 232.20',
  g3: 'Cr Bank 1522.20',
  u1: 'Dr Bank 6450.00',
  u2: 'Cr Rajan Sample Traders 6450.00',
  f1: 'Dr Kumar Sample Dyes 3600.00',
  f2: 'Cr Bank 3600.00',
  bank: 'The receipt',
  old: 'Keep it open',
  book: '393967.80',
  unp: '20100.00',
  transit: '62977.80',
});

test('the reconciliation ends at the closing balance of the statement in every set', () => {
  const failed = madeOf(tallyReconciliation).filter((made) => {
    const documents = documentsOf(made);
    const statement = documents.find(({ kind }) => kind === 'statement')?.table;
    const closing = shownPaise(statement?.foot?.[0]?.[4]);
    const line = (start: string) =>
      statement?.rows.find(([, , what]) => what?.includes(start)) ?? [];
    const counterfoil = documents.find(({ kind }) => kind === 'counterfoil')?.table?.rows[0]?.[1];
    const advice = documents.find(({ kind }) => kind === 'mail')?.text?.[0];
    const sent = shownPaise(/₹([\d,.]+\d)/.exec(advice ?? '')?.[1]);
    const atBank =
      shownPaise(line('Selvi')[4]) -
      sent -
      (shownPaise(line('Kumar')[3]) - shownPaise(counterfoil));
    const found =
      rightFigure(made, 'book') + rightFigure(made, 'unp') - rightFigure(made, 'transit') + atBank;
    return found !== closing;
  });
  expect(failed.map(({ set }) => set)).toEqual([]);
});
