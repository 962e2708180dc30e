import { esiEpfPayroll } from '#lib/practice/papers/11-esi-epf-payroll';
import { promises } from '#tests/practice/papers/promises';

promises(esiEpfPayroll, {
  awages: '17200.00',
  aesi: '129.00',
  aesir: '559.00',
  bcov: 'In ESI until 31 March',
  cpay: '15120.00',
  cepf: '1800.00',
  eps: '3750.00',
  s1: 'Dr Salaries 82120.00',
  s2: 'Cr EPF payable 5400.00',
  s3: 'Cr ESI payable 411.00',
  s4: 'Cr Professional tax payable 550.00',
  s5: 'Cr Salaries payable 75759.00',
  er: '7179.00',
  due: '15-12-2026',
  last: '17-11-2026',
});
