import { gstWithTally } from '#data/practicals/06-gst-with-tally';
import { promises } from '#tests/practice/papers/promises';

promises(gstWithTally, {
  tb2c: '7 B2CS',
  tcn: '9B CDNR',
  tadv: '11A',
  eway: 'Yes',
  val: '503500.00',
  ig: '48330.00',
  cg: '21150.00',
  rcm: '1665.00',
  doc: 'Self-invoice',
  a5: '9315.00',
  b1: '225.00',
  cashi: '34110.00',
  cashc: '12060.00',
  due: '20-12-2026',
});
