import { officeAutomation } from '#data/practicals/02-office-automation';
import { promises } from '#tests/practice/papers/promises';

promises(officeAutomation, {
  diff: '-450.00',
  amt: '7940.00',
  due: '30-10-2026',
  over: '31',
  form: '=MAX(0,$H$1-(EOMONTH(A2,0)+C2))',
  rate: '240.00',
  val: '12960.00',
  dup: 'Keep both lines',
  pays: '45920.00',
  close: '152815.50',
  party: '33515.00',
  mail1: 'Hold, ring a known number',
  mail2: 'Pay',
});
