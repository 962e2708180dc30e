import { tallyTechnical } from '#data/practicals/09-tally-technical';
import { promises } from '#tests/practice/papers/promises';

promises(tallyTechnical, {
  who: 'BILL-2',
  when: '12-11-2026',
  before: '63500.00',
  eff: '-18250.00',
  log: 'Report the gap to the auditor',
  okn: '317',
  unx: '4350.00',
  fix: 'Correct the sheet, import the rejects',
  bkp: '27-11-2026',
  again: '59',
  sod: 'Bala',
  gap: '3',
  keep: '31-03-2035',
});
