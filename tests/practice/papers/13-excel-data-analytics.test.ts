import { expect, test } from '@jest/globals';
import { excelDataAnalytics } from '#data/practicals/13-excel-data-analytics';
import {
  documentsOf,
  madeOf,
  promises,
  rightFigure,
  shownPaise,
} from '#tests/practice/papers/promises';

promises(excelDataAnalytics, {
  sum: '74030.00',
  cust: '5',
  last: '31270.00',
  s1: 'Amounts differ',
  s2: 'Matched',
  s3: 'Not in GSTR-2B',
  s4: 'Matched after cleaning',
  okt: '5616.00',
  vol: '5720.00',
  price: '-5550.00',
  week: '3',
  low: '76000.00',
  form: '=EOMONTH(A2,-1)+1',
});

test('the cash of four weeks, carried on from the table, is lowest where the sheet says', () => {
  const failed = madeOf(excelDataAnalytics).filter((made) => {
    const plan = documentsOf(made).find(({ title }) => title.startsWith('Cash of'));
    const [cash = 0, late = 0] = (plan?.about?.[1]?.match(/[\d,]+\.\d\d/g) ?? []).map(shownPaise);
    let left = cash + late;
    let before = 0;
    const closings = (plan?.table?.rows ?? []).map(([, due, paid]) => {
      left += Math.round(before * 0.3) + Math.round(shownPaise(due) * 0.7) - shownPaise(paid);
      before = shownPaise(due);
      return left;
    });
    const low = Math.min(...closings);
    const week = closings.indexOf(low) + 1;
    return low !== rightFigure(made, 'low') || week * 100 !== rightFigure(made, 'week');
  });
  expect(failed.map(({ set }) => set)).toEqual([]);
});
