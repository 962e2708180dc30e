import { expect, test } from '@jest/globals';
import { aiForAccountants } from '#data/practicals/17-ai-for-accountants';
import { madeOf, promises, rightFigure, shownPaise } from '#tests/practice/papers/promises';

promises(aiForAccountants, {
  r1: 'Amount',
  r2: 'Right',
  r3: 'Tax head',
  r4: 'Right',
  r5: 'Twice',
  ctl: '27055.04',
  sec: '393(1) Sl. No. 6(iii)',
  tds: '6400.00',
  j1: 'Dr Computers 54500.00',
  j2: 'Dr Input CGST 4905.00',
  j3: 'Dr Input SGST 4905.00',
  j4: 'Cr Sri Velan Sample Stationers 64310.00',
  err: '2',
  rev: '50',
  com: 'Sentence 2',
  mask: 'May go, masked',
});

test('the control total is the tool’s total less that of the bills, each once, in every set', () => {
  const failed = madeOf(aiForAccountants).filter((made) => {
    const [part] = made.parts;
    const bills = (part?.documents ?? []).filter(({ kind }) => kind === 'invoice');
    const totals = new Map(
      bills.map(({ about, table }) => [about?.[1], shownPaise(table?.foot?.[0]?.[1])]),
    );
    const output = part?.documents.find(({ kind }) => kind === 'output')?.table?.foot?.[0]?.[4];
    const once = [...totals.values()].reduce((total, each) => total + each, 0);
    return shownPaise(output) - once !== rightFigure(made, 'ctl');
  });
  expect(failed.map(({ set }) => set)).toEqual([]);
});
