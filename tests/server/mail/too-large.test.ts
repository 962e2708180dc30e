import { expect, test } from '@jest/globals';
import { classifyError } from '#lib/server/mail/smtp';

const refusal = (command: string, response: string) => ({
  code: command === 'RCPT TO' ? 'EENVELOPE' : 'EMESSAGE',
  command,
  responseCode: Number(response.slice(0, 3)),
  response,
});

test.each([
  [
    'by the size that it announced',
    { code: 'EMESSAGE', command: 'MAIL FROM', message: 'Message size larger than allowed 1000' },
  ],
  ['at MAIL FROM', refusal('MAIL FROM', '552 5.3.4 Message size exceeds fixed limit')],
  ['after the content', refusal('DATA', '552 message too big for system')],
  ['by its own rule', refusal('DATA', '554 5.3.4 Message too large')],
  ['by length', refusal('DATA', '550 5.2.3 message length exceeds administrative limit')],
])('a server that refuses a mail for its size %s is understood', (_, error) => {
  expect(classifyError(error)).toMatchObject({ outcome: 'refused', reason: 'mail-too-large' });
});

test.each([
  ['a full mailbox', refusal('DATA', '552 5.2.2 mailbox full'), 'mail-refused'],
  ['a full mailbox of the recipient', refusal('RCPT TO', '552 quota'), 'recipient-refused'],
  ['what it takes for spam', refusal('DATA', '554 5.7.1 looks like spam'), 'mail-refused'],
])('%s is no question of size', (_, error, reason) => {
  expect(classifyError(error)).toMatchObject({ outcome: 'refused', reason });
});
