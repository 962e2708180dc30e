import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openTransport } from '#lib/platform/mail/gateway';
import type { Transport } from '#lib/platform/mail/transport';
import { deliveryOf } from '#tests/platform/mail/deliveries';
import { MailServer, type ServerBehaviour } from '#tests/platform/mail/mail-server';

const shortTimeouts = {
  connectionTimeout: 1_000,
  greetingTimeout: 1_000,
  socketTimeout: 1_000,
  sendTimeout: 4_000,
};

const open = (url: string): Transport =>
  openTransport(
    { SMTP_URL: url, MAIL_FROM: 'HOA <site@example.com>', DATA_DIR: '' },
    shortTimeouts,
  );

let server: MailServer;
let transport: Transport;

beforeEach(async () => {
  server = new MailServer();
  await server.up();
  transport = open(server.url);
});
afterEach(async () => {
  await transport.close();
  await server.down();
});

describe('mail by SMTP', () => {
  it('arrives whole, with the visitor to answer to', async () => {
    const delivery = deliveryOf({
      attachments: [
        { filename: 'webinar.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR\r\n' },
      ],
    });
    expect(await transport.send(delivery)).toEqual({ outcome: 'sent' });
    const { recipients, mail } = server.received[0] ?? {};
    expect(recipients).toEqual(['operations@example.com']);
    expect(mail).toMatchObject({
      from: { name: 'HOA', address: 'site@example.com' },
      to: [{ address: 'operations@example.com' }],
      replyTo: [{ name: 'Meena Iyer', address: 'meena@example.com' }],
      subject: delivery.mail.subject,
      messageId: delivery.messageId,
      date: new Date(delivery.queuedAt).toISOString(),
    });
    expect(mail?.text?.trim()).toBe(delivery.mail.text);
    expect(mail?.html?.trim()).toBe(delivery.mail.html);
    expect(mail?.attachments).toMatchObject([
      { filename: 'webinar.ics', mimeType: 'text/calendar' },
    ]);
    const auto = mail?.headers.find((header) => header.key === 'auto-submitted');
    expect(auto?.value).toBe('auto-generated');
  });

  it('keeps to three connections', async () => {
    const verdicts = await Promise.all(
      Array.from({ length: 12 }, () => transport.send(deliveryOf())),
    );
    expect(verdicts.every((verdict) => verdict.outcome === 'sent')).toBe(true);
    expect(server.connections).toBeLessThanOrEqual(3);
  });

  const verdicts: [ServerBehaviour, string, string][] = [
    ['refuse', 'refused', 'recipient-refused'],
    ['refuse-content', 'refused', 'mail-refused'],
    ['defer', 'deferred', 'mail-deferred'],
    ['refuse-sender', 'deferred', 'sender-not-accepted'],
    ['closing', 'away', 'server-closing'],
    ['hang', 'away', 'server-silent'],
    ['hang-after-data', 'away', 'server-silent'],
    ['drop-at-greeting', 'away', 'server-hung-up'],
    ['drop-after-data', 'away', 'server-hung-up'],
  ];
  it.each(verdicts)(
    'is judged rightly by a server that shall %s',
    async (behaviour, outcome, reason) => {
      server.behaviour = behaviour;
      expect(await transport.send(deliveryOf())).toMatchObject({ outcome, reason });
      server.behaviour = 'accept';
      expect(await transport.send(deliveryOf())).toEqual({ outcome: 'sent' });
    },
  );

  it('finds the server away while it is down, and back when it is up', async () => {
    await server.down();
    const away = { outcome: 'away', reason: 'server-unreachable' };
    expect(await transport.send(deliveryOf())).toEqual(away);
    expect(await transport.probe()).toBe('server-unreachable');
    await server.up();
    expect(await transport.probe()).toBeUndefined();
    expect(await transport.send(deliveryOf())).toEqual({ outcome: 'sent' });
  });

  it('goes out at once although the server closed an idle connection', async () => {
    await transport.send(deliveryOf());
    await server.down();
    await server.up();
    expect(await transport.send(deliveryOf())).toEqual({ outcome: 'sent' });
  });

  it('has no server where the name is unknown', async () => {
    const nowhere = open('smtp://mail.invalid:25');
    expect(await nowhere.send(deliveryOf())).toMatchObject({ outcome: 'away' });
    expect(await nowhere.probe()).toMatch(/^server-(unknown|unreachable)$/);
    await nowhere.close();
  });

  it('does not blame a mail for a wrong password', async () => {
    const strict = new MailServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === 'ops@hoa' && password === 's:3/cret'
          ? done(null, { user: username })
          : done(new Error('wrong password')),
    });
    await strict.up();
    const wrong = open(strict.url.replace('//', '//ops%40hoa:wrong@'));
    const none = open(strict.url);
    const right = open(strict.url.replace('//', '//ops%40hoa:s%3A3%2Fcret@'));
    const failed = { outcome: 'away', reason: 'login-failed' };
    expect(await wrong.send(deliveryOf())).toEqual(failed);
    expect(await wrong.probe()).toBe('login-failed');
    expect(await none.send(deliveryOf())).toEqual(failed);
    expect(await right.send(deliveryOf())).toEqual({ outcome: 'sent' });
    for (const each of [wrong, none, right]) await each.close();
    await strict.down();
  });

  it('wants to know the server where TLS is asked for, unless set otherwise', async () => {
    const secure = new MailServer({ secure: true });
    await secure.up();
    const address = secure.url.replace('smtp:', 'smtps:');
    const strict = open(address);
    const named = open(`${address}?tls.rejectUnauthorized=false&name=site.example.com`);
    const verdict = await strict.send(deliveryOf());
    expect(verdict).toEqual({ outcome: 'away', reason: 'encryption-failed' });
    expect(await named.send(deliveryOf())).toEqual({ outcome: 'sent' });
    expect(secure.received[0]?.raw).not.toContain('rejectUnauthorized');
    await strict.close();
    await named.close();
    await secure.down();
  });
});
