import { powerBiTableau } from '#lib/practice/papers/14-power-bi-tableau';
import { promises } from '#tests/practice/papers/promises';

promises(powerBiTableau, {
  rev: '21820000.00',
  gp: '8400000.00',
  np: '4627500.00',
  mapl: 'Freight outward',
  corr: '412000.00',
  ytd: '5672000.00',
  ly: '5339000.00',
  gr: '6.24',
  r12: '9534000.00',
  rls: '532000.00',
  share: '43',
  rel: 'Dimension to fact, one to many, single direction',
  dax: 'DATESINPERIOD',
});
