import { tdsWithTally } from '#lib/practice/papers/10-tds-with-tally';
import { promises } from '#tests/practice/papers/promises';

promises(tdsWithTally, {
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
});
