import { businessEnvironment } from '#data/practicals/16-business-environment';
import { promises } from '#tests/practice/papers/promises';

promises(businessEnvironment, {
  pay: '29680.00',
  disp: '2840.00',
  cut1: 'December',
  cut2: 'November',
  cut3: 'November',
  cut4: 'December',
  a1: 'Dr Purchases 25920.00',
  a2: 'Cr Goods received not billed 25920.00',
  dscr: '1.28',
  met: 'Met at 1.25 or more',
  vend: 'Hold, ring a known number',
  msme: '26-09-2026',
  mint: '16101.00',
  due1: '07-12-2026',
  sod: 'Kannan',
});
