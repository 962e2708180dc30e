import { excelDataAnalytics } from '#lib/practice/papers/13-excel-data-analytics';
import { promises } from '#tests/practice/papers/promises';

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
