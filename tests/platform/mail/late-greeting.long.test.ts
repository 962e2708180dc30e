/** A mail server that looks up who calls before it greets. */
import { expect, test } from '@jest/globals';
import { openSmtp } from '#lib/platform/mail/smtp';
import { deliveryOf } from '#tests/platform/mail/deliveries';
import { MailServer } from '#tests/platform/mail/mail-server';

test('a server that greets after 35 s gets the mail', async () => {
  const server = new MailServer({
    onConnect: (_session, done) => void setTimeout(done, 35_000),
  });
  await server.up();
  const transport = openSmtp(server.url, 'site@example.com');
  expect(await transport.send(deliveryOf())).toEqual({ outcome: 'sent' });
  await transport.close();
  await server.down();
}, 90_000);
