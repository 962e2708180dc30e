import { gulfVatAndIfrs } from '#data/practicals/15-gulf-vat-and-ifrs';
import { promises } from '#tests/practice/papers/promises';

promises(
  gulfVatAndIfrs,
  {
    cexp: 'Zero-rated',
    b1a: '0.00',
    b1b: '23500.00',
    b3: '2150.00',
    b12: '25650.00',
    b9: '14900.00',
    b14: '8600.00',
    due: '28-12-2026',
    j1: 'Dr Design fees 43000.00',
    j2: 'Dr Input VAT 2150.00',
    j3: 'Cr Output VAT 2150.00',
    j4: 'Cr Rhein Sample Design 43000.00',
    ct: '41760.00',
    grat: '36300.00',
    ifrs: '224000.00',
  },
  ['b3 j2', 'b3 j3'],
);
