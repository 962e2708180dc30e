import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { openTransport } from '#lib/platform/mail/gateway';
import type { Transport } from '#lib/platform/mail/transport';
import { deliveryOf } from '#tests/platform/mail/deliveries';
import { MailServer } from '#tests/platform/mail/mail-server';
import { ownHeaders } from '#tests/platform/mail/own-headers';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

const folder = folderForEachTest();

const attempts = [
  'Meena\r\nBcc: spy@example.net',
  'Meena\nBcc: spy@example.net\n\n<script>alert(1)</script>',
  'Meena\rBcc: spy@example.net',
  'Meena\u2028Bcc: spy@example.net',
  '=?utf-8?Q?Meena=0D=0ABcc:_spy@example.net?=',
  '"Meena" <spy@example.net>, Bcc: spy@example.net',
  'Meena\0\u000b\u0085Bcc: spy@example.net',
  'txt.\u202efdp',
];

describe('a visitor who writes headers into a mail', () => {
  const server = new MailServer();
  let transport: Transport;
  beforeAll(async () => {
    await server.up();
    transport = openTransport({
      SMTP_URL: server.url,
      MAIL_FROM: 'site@example.com',
      DATA_DIR: '',
    });
  });
  afterEach(() => {
    server.received.length = 0;
  });
  afterAll(async () => {
    await transport.close();
    await server.down();
  });

  it.each(attempts)('adds none by %j', async (text) => {
    const delivery = deliveryOf({
      subject: `[contact] ${text}`,
      replyTo: { name: text, address: 'meena@example.com' },
      attachments: [{ filename: text, contentType: 'text/calendar', content: text }],
    });
    expect(await transport.send(delivery)).toEqual({ outcome: 'sent' });
    const received = server.received[0];
    expect(received?.recipients).toEqual(['operations@example.com']);
    const unknown = received?.mail.headers.filter((header) => !ownHeaders.includes(header.key));
    expect(unknown).toEqual([]);
    expect(received?.mail.replyTo).toMatchObject([{ address: 'meena@example.com' }]);
    expect(received?.mail.subject).not.toMatch(/[\r\n\u202e]/);
    expect(received?.mail.attachments).toHaveLength(1);
  });

  it.each([
    'a@example.com, b@example.com',
    'a@example.com\r\nRCPT TO:<b@example.com>',
    '',
    'nobody',
    'g: a@example.com, b@example.com;',
  ])('reaches no second recipient by %j', async (to) => {
    const verdict = await transport.send(deliveryOf({ to }));
    if (verdict.outcome === 'sent') {
      expect(server.received.flatMap(({ recipients }) => recipients)).toHaveLength(1);
      expect(server.received[0]?.recipients).not.toContain('b@example.com');
    } else {
      expect(verdict).toEqual({ outcome: 'refused', reason: 'address-unusable' });
      expect(server.received).toEqual([]);
    }
  });

  it('cannot end the message and begin another', async () => {
    const text = 'Hello\r\n.\r\nMAIL FROM:<x@example.com>\n.\nRCPT TO:<y@example.com>\r.\rDATA';
    await transport.send(deliveryOf({ text, html: `<pre>${text}</pre>` }));
    expect(server.received).toHaveLength(1);
    const lines = server.received[0]?.mail.text?.trim().split(/\r\n|\r|\n/);
    expect(lines).toEqual(text.split(/\r\n|\r|\n/));
  });
});

it('keeps its headers whatever a visitor writes', async () => {
  const transport = openTransport({ MAIL_FROM: 'site@example.com', DATA_DIR: folder() });
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(text, text, async (name, message) => {
      const delivery = deliveryOf({
        subject: `[contact] ${name}`,
        text: message,
        replyTo: { name, address: 'meena@example.com' },
      });
      expect(await transport.send(delivery)).toEqual({ outcome: 'sent' });
      const file = join(folder(), 'mail', `${delivery.messageId.slice(1, -1)}.eml`);
      const mail = await PostalMime.parse(readFileSync(file));
      expect(mail.headers.filter(({ key }) => !ownHeaders.includes(key))).toEqual([]);
      expect(mail.messageId).toBe(delivery.messageId);
      expect(mail.to).toMatchObject([{ address: 'operations@example.com' }]);
      expect(mail.html?.trim()).toBe(delivery.mail.html);
    }),
    { numRuns: 150 },
  );
  expect(readdirSync(join(folder(), 'mail')).every((name) => name.endsWith('.eml'))).toBe(true);
});

it.each([
  ['மீனா@example.com', undefined],
  ['m\u00e9na@example.com', undefined],
  ['meena@பாரதம்.example', 'meena@xn--'],
  ["o'hara+jobs@example.com", "o'hara+jobs@example.com"],
])('replies to %s in a header that a strict server takes', async (address, header) => {
  const transport = openTransport({ MAIL_FROM: 'site@example.com', DATA_DIR: folder() });
  const delivery = deliveryOf({ text: address, replyTo: { name: 'Meena', address } });
  expect(await transport.send(delivery)).toEqual({ outcome: 'sent' });
  const file = readFileSync(join(folder(), 'mail', `${delivery.messageId.slice(1, -1)}.eml`));
  const head = file.toString('latin1').split('\r\n\r\n')[0] ?? '';
  expect(head).toMatch(/^[\x20-\x7e\r\n\t]*$/);
  const replyTo = /^Reply-To: (.*)$/m.exec(head)?.[1];
  if (header) expect(replyTo).toContain(header);
  else expect(replyTo).toBeUndefined();
  expect((await PostalMime.parse(file)).text).toContain(address);
});
