/** How long a mail server may take; that no other courier takes a mail meanwhile: `tests/server/outbox/lease-renewal.test.ts`. */
import { expect, test } from '@jest/globals';
import { classifyError, defaultTimeouts, openSmtp } from '#lib/server/mail/smtp';
import { mailRemedy } from '#lib/server/mail/transport';
import { deliveryOf } from '#tests/server/mail/deliveries';
import { MailServer } from '#tests/server/mail/mail-server';

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
