import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { openTransport } from '#lib/server/mail/open-transport';
import type { Transport } from '#lib/server/mail/transport';
import { deliveryOf } from '#tests/server/mail/deliveries';

let dataDir: string;
let transport: Transport;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hoa-folder-'));
  transport = openTransport({ DATA_DIR: dataDir, MAIL_FROM: 'site@localhost' });
});
afterEach(async () => {
  await transport.close();
  rmSync(dataDir, { recursive: true });
});

describe('mail into a folder', () => {
  it('is one file named by its Message-ID, as a server would have got it', async () => {
    const delivery = deliveryOf({ text: 'Fee: ₹499' });
    expect(await transport.send(delivery)).toEqual({ outcome: 'sent' });
    const name = `${delivery.submissionId}.staff@hoa.mail.eml`;
    expect(readdirSync(join(dataDir, 'mail'))).toEqual([name]);
    const mail = await PostalMime.parse(readFileSync(join(dataDir, 'mail', name)));
    expect(mail).toMatchObject({
      from: { address: 'site@localhost' },
      to: [{ address: 'operations@example.com' }],
      subject: delivery.mail.subject,
      messageId: delivery.messageId,
    });
    expect(mail.text?.trim()).toBe('Fee: ₹499');
  });

  it('replaces the file when it is sent again', async () => {
    const delivery = deliveryOf();
    await transport.send(delivery);
    await transport.send(delivery);
    expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(1);
  });

  it('cannot be led out of the folder', async () => {
    const delivery = { ...deliveryOf(), messageId: '<../../escape@hoa.mail>' };
    await transport.send(delivery);
    expect(readdirSync(join(dataDir, 'mail'))).toEqual(['....escape@hoa.mail.eml']);
  });

  it('waits while the folder cannot be written, and leaves nothing half written', async () => {
    const away = { outcome: 'away', reason: 'folder-unwritable' };
    writeFileSync(join(dataDir, 'mail'), 'in the way');
    expect(await transport.send(deliveryOf())).toEqual(away);
    expect(await transport.probe()).toBe('folder-unwritable');
    rmSync(join(dataDir, 'mail'));
    expect(await transport.probe()).toBeUndefined();
    const delivery = deliveryOf();
    const file = join(dataDir, 'mail', `${delivery.messageId.slice(1, -1)}.eml`);
    mkdirSync(file);
    expect(await transport.send(delivery)).toEqual(away);
    rmSync(file, { recursive: true });
    expect(await transport.send(delivery)).toEqual({ outcome: 'sent' });
    expect(readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
