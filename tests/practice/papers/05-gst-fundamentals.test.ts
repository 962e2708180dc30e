import { gstFundamentals } from '#data/practicals/05-gst-fundamentals';
import { promises } from '#tests/practice/papers/promises';

promises(
  gstFundamentals,
  {
    sale1: 'Dr Pandian Sample Stores 48763.50',
    sale2: 'Cr Sales 41325.00',
    sale3: 'Cr Output CGST 3719.25',
    sale4: 'Cr Output SGST 3719.25',
    pos: '33 Tamil Nadu',
    value: '33750.00',
    igst: '6075.00',
    velan: 'Claim',
    anbu: 'Blocked',
    murugan: 'Wait',
    deccan: 'Claim',
    a5: '582.00',
    b1: '150.00',
    left: '1363.50',
  },
  ['cgst sgst'],
);
