import { tallyFinancialManagement } from '#data/practicals/07-tally-financial-management';
import { promises } from '#tests/practice/papers/promises';

promises(tallyFinancialManagement, {
  pre1: 'Dr Prepaid insurance 25600.00',
  pre2: 'Cr Insurance 25600.00',
  dep1: 'Dr Depreciation 7505.00',
  dep2: 'Cr Accumulated depreciation 7505.00',
  emi1: 'Dr Term loan 21150.00',
  emi2: 'Dr Interest on loan 7350.00',
  emi3: 'Cr Bank 28500.00',
  aud1: 'Dr Audit fee 40000.00',
  aud2: 'Cr Audit fee payable 40000.00',
  cur: '268709.00',
  prov: '34700.00',
  msme: '26-11-2026',
  branch: '402400.00',
  profit: '798495.00',
});
