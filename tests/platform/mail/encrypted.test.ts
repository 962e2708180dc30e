import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readEnv } from '#lib/platform/config/env';
import { openTransport } from '#lib/platform/mail/gateway';
import { openSmtp } from '#lib/platform/mail/smtp';
import { deliveryOf } from '#tests/platform/mail/deliveries';
import { MailServer } from '#tests/platform/mail/mail-server';

let server: MailServer;
beforeEach(async () => {
  // It never offers STARTTLS, as somebody on the way would make it look.
  server = new MailServer({ hideSTARTTLS: true, disabledCommands: ['STARTTLS', 'AUTH'] });
  await server.up();
});
afterEach(() => server.down());

it('sends no mail in the clear where it must be encrypted, and keeps it waiting', async () => {
  const transport = openSmtp(server.url, 'site@example.com', { mustEncrypt: true });
  const verdict = await transport.send(deliveryOf());
  await transport.close();
  expect(verdict.outcome).not.toBe('sent');
  expect(verdict.outcome).not.toBe('refused');
  expect(server.received).toEqual([]);
});

it('sends it in the clear on this machine', async () => {
  const env = readEnv({ SMTP_URL: server.url });
  const transport = openTransport({ ...env, mode: 'public' });
  expect(await transport.send(deliveryOf())).toEqual({ outcome: 'sent' });
  await transport.close();
});
