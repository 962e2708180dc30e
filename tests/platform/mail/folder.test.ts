import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { openTransport } from '#lib/platform/mail/gateway';
import type { Transport } from '#lib/platform/mail/transport';
import { deliveryOf } from '#tests/platform/mail/deliveries';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

const dataDir = folderForEachTest();
const mails = () => join(dataDir(), 'mail');
let transport: Transport;
beforeEach(() => {
  transport = openTransport({ DATA_DIR: dataDir(), MAIL_FROM: 'site@localhost' });
});
afterEach(() => transport.close());

describe('mail into a folder', () => {
  it('is one file named by its Message-ID, as a server would have got it', async () => {
    const delivery = deliveryOf({ text: 'Fee: ₹499' });
    expect(await transport.send(delivery)).toEqual({ outcome: 'sent' });
    const name = `${delivery.submissionId}.staff@hoa.mail.eml`;
    expect(readdirSync(mails())).toEqual([name]);
    const mail = await PostalMime.parse(readFileSync(join(mails(), name)));
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
    expect(readdirSync(mails())).toHaveLength(1);
  });

  it('cannot be led out of the folder', async () => {
    const delivery = { ...deliveryOf(), messageId: '<../../escape@hoa.mail>' };
    await transport.send(delivery);
    expect(readdirSync(mails())).toEqual(['....escape@hoa.mail.eml']);
  });

  it('waits while the folder cannot be written, and leaves nothing half written', async () => {
    const away = { outcome: 'away', reason: 'folder-unwritable' };
    writeFileSync(mails(), 'in the way');
    expect(await transport.send(deliveryOf())).toEqual(away);
    expect(await transport.probe()).toBe('folder-unwritable');
    rmSync(mails());
    expect(await transport.probe()).toBeUndefined();
    const delivery = deliveryOf();
    const file = join(mails(), `${delivery.messageId.slice(1, -1)}.eml`);
    mkdirSync(file);
    expect(await transport.send(delivery)).toEqual(away);
    rmSync(file, { recursive: true });
    expect(await transport.send(delivery)).toEqual({ outcome: 'sent' });
    expect(readdirSync(mails()).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
