import { tallyInventory } from '#data/practicals/08-tally-inventory';
import { promises } from '#tests/practice/papers/promises';

promises(tallyInventory, {
  lc: '660.00',
  wa: '652.00',
  fifo: '83820.00',
  wav: '82804.00',
  nrv: '1188.00',
  carry: '42768.00',
  bookq: '207',
  miss: '4',
  l1: 'Dr Loss of stock 3077.44',
  l2: 'Cr Stock 2608.00',
  l3: 'Cr Input CGST 234.72',
  l4: 'Cr Input SGST 234.72',
  jw: '05-06-2027',
  dp: '3720000.00',
});
