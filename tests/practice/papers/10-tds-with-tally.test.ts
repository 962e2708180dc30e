import { expect, test } from '@jest/globals';
import { tdsWithTally } from '#data/practicals/10-tds-with-tally';
import {
  documentsOf,
  madeOf,
  promises,
  rightFigure,
  shownPaise,
} from '#tests/practice/papers/promises';

promises(
  tdsWithTally,
  {
    k1: '1023',
    t1: '1040.00',
    t2: '11000.00',
    k3: '1009',
    t3: '5250.00',
    j1: 'Dr Professional fees 72000.00',
    j2: 'Dr Input CGST 6480.00',
    j3: 'Dr Input SGST 6480.00',
    j4: 'Cr TDS payable 11000.00',
    j5: 'Cr Sangam Sample Architects 73960.00',
    tot: '17290.00',
    due: '07-12-2026',
    int: '1188.00',
    qdue: '31-01-2027',
  },
  ['t2 j4'],
);

test('the tax of the month, worked from ledgers, bills and PAN, comes to the same in every set', () => {
  const failed = madeOf(tdsWithTally).filter((made) => {
    const documents = documentsOf(made);
    const ledger = (name: string) =>
      documents.find(({ kind, title }) => kind === 'ledger' && title.startsWith(name))?.table
        ?.rows ?? [];
    const billed = (number: string) =>
      shownPaise(
        documents.find(({ kind, about }) => kind === 'invoice' && about?.[1]?.includes(number))
          ?.table?.rows[0]?.[1],
      );
    const pans = documents.find(({ title }) => title.startsWith('PAN'))?.table?.rows ?? [];
    const pan = pans.find(([name]) => name?.startsWith('Arul'))?.[1] ?? '';
    const rate = pan.startsWith('SAMP') ? 1 : pan.startsWith('SAMC') ? 2 : 20;
    const now = billed('Bill 61');
    const year = ledger('Arul').reduce((total, [, , paise]) => total + shownPaise(paise), now);
    const painter = year > 1_00_000_00 ? year : now > 30_000_00 ? now : 0;
    const [earlier] = ledger('Sangam');
    const fee = billed('SA/44') + (earlier?.[3] === '0.00' ? shownPaise(earlier[2]) : 0);
    const rent = billed('R/11') > 50_000_00 ? billed('R/11') : 0;
    return (painter * rate + fee * 10 + rent * 10) / 100 !== rightFigure(made, 'tot');
  });
  expect(failed.map(({ set }) => set)).toEqual([]);
});
