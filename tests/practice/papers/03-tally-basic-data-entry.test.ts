import { tallyBasicDataEntry } from '#data/practicals/03-tally-basic-data-entry';
import { promises } from '#tests/practice/papers/promises';

promises(tallyBasicDataEntry, {
  pv1: 'Dr Purchases 9909.64',
  pv2: 'Dr Round off 0.36',
  pv3: 'Cr Thenral Sample Mills 9910.00',
  to11: '7900.00',
  to14: '23600.00',
  left: '13700.00',
  cty: 'Contra',
  ct1: 'Dr Bank 8500.00',
  ct2: 'Cr Cash 8500.00',
  nty: 'Debit Note',
  rt1: 'Dr Thenral Sample Mills 2301.00',
  rt2: 'Cr Purchase returns 2301.00',
  jv1: 'Dr Electricity 2450.00',
  jv2: 'Cr Electricity payable 2450.00',
  cash: '14680.00',
});
