/** How long a mail server may take, what its refusals mean, and what an operator is notified to correct; that no other worker takes a mail meanwhile: `tests/platform/mail/outbox/lease-renewal.test.ts`. */
import { expect, test } from '@jest/globals';
import { mailTransports } from '#lib/platform/config/public-mode';
import { classifyError, defaultTimeouts, openSmtp } from '#lib/platform/mail/smtp';
import { mailRemedy } from '#lib/platform/mail/transport';
import { deliveryOf } from '#tests/platform/mail/deliveries';
import { MailServer } from '#tests/platform/mail/mail-server';

const fiveMinutes = 5 * 60_000;

test('a server has five minutes to greet and to answer (RFC 5321, 4.5.3.2)', () => {
  const { greetingTimeout, socketTimeout, connectionTimeout, sendTimeout } = defaultTimeouts;
  expect(Math.min(greetingTimeout, socketTimeout)).toBeGreaterThanOrEqual(fiveMinutes);
  // The library lets the greeting take no longer than what is left of this one.
  expect(connectionTimeout).toBeGreaterThan(greetingTimeout);
  expect(sendTimeout).toBeGreaterThan(connectionTimeout);
});

test('a send that waits for a silent server ends once the site has been stopping for long', async () => {
  const server = new MailServer();
  await server.up();
  server.behaviour = 'hang';
  const transport = openSmtp(server.url, 'site@example.com', { stopTimeout: 20 });
  const sent = transport.send(deliveryOf());
  transport.stopping?.();
  expect(await sent).toEqual({ outcome: 'away', reason: 'server-silent' });
  await transport.close();
  await server.down();
});

test('the remedy for a silent server names its slowness first, one for a dropped connection the firewall', () => {
  expect(mailRemedy('server-silent')).toMatch(/five minutes.*slow.*smtps:\/\/ for 465/);
  const dropped = { code: 'ETIMEDOUT', message: 'Connection timeout' };
  expect(classifyError(dropped)).toMatchObject({ reason: 'server-unreachable' });
  const late = { code: 'ETIMEDOUT', message: 'Greeting never received' };
  expect(classifyError(late)).toMatchObject({ reason: 'server-silent' });
});

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

const ofSettings = [
  'login-failed',
  'server-unknown',
  'server-unreachable',
  'server-silent',
  'server-hung-up',
];

test.each([...mailTransports, { setting: 'RELAY_URL' }])(
  'where $setting chooses the way, a remedy names it and no other',
  (transport) => {
    const others = mailTransports.filter(({ setting }) => setting !== transport.setting);
    for (const reason of ofSettings) {
      const remedy = mailRemedy(reason, transport);
      expect(remedy).toContain(transport.setting);
      for (const { setting } of others) expect(remedy).not.toContain(setting);
    }
  },
);

test('where mail is written to files the remedy names their folder and no mail server', () => {
  const remedy = mailRemedy('folder-unwritable');
  expect(remedy).toBe('DATA_DIR/mail cannot be written: give it to the user of the site');
});

test('an unknown reason is shown as it is', () => {
  expect(mailRemedy('moon-full', mailTransports[0])).toBe('the mail server is away: moon-full');
});
