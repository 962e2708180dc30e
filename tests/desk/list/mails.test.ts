import { expect, test } from '@jest/globals';
import { mailInWords } from '#lib/desk/views/mails';
import { messageIdOf } from '#lib/platform/mail/queries/outbox';

const id = '01a21d5a-73ab-7911-8c2e-e5165c751463';

test.each([
  ['staff', undefined, 'To the desk'],
  ['staff', 'change-acf464c0', 'To the desk'],
  ['staff', 'handed-over-3', 'Hand-over'],
  ['visitor', undefined, 'Receipt'],
  ['visitor', 'session-link-2', 'Access link'],
  ['visitor', 'ask-P-20261127-9C2Q', 'Request for payment'],
  ['visitor', 'due-P-20261127-9C2Q-2-2027-01-03', 'Reminder of a payment'],
  ['visitor', 'paid-P-20261127-9C2Q-1', 'Payment received'],
  ['visitor', 'refund-abcd-paid', 'Refund'],
  ['visitor', 'batch-sample1-join-1', 'About their batch'],
  ['visitor', 'seat-sample2-1796103660000', 'About their batch'],
  ['visitor', 'exam-f3629c4b-3c43-402e-8dca-c9db3d8cc693-invited', 'Practical paper'],
  ['visitor', 'k3m9-asked', 'About a post'],
] as const)('a mail to %s about %s is called what it is: sent again, too', (role, topic, what) => {
  const messageId = messageIdOf(id, role, topic);
  expect(mailInWords({ role, messageId })).toBe(what);
  expect(mailInWords({ role, messageId: messageId.replace('@', '.2@') })).toBe(what);
});
