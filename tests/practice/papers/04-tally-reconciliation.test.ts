import { tallyReconciliation } from '#lib/practice/papers/04-tally-reconciliation';
import { promises } from '#tests/practice/papers/promises';

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
