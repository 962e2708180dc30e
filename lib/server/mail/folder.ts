import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { atomicRename } from '#lib/server/data-folder/atomic-rename';
import { makeDataFolder } from '#lib/server/data-folder/data-folder';
import { compose } from '#lib/server/mail/compose';
import type { Transport } from '#lib/server/mail/transport';
import { away, deferred, refused, sent } from '#lib/server/mail/verdict';

/** Each mail is one `.eml` file named by its Message-ID: whole or absent, and a repeat replaces it. */
export function openFolder(folder: string, from: string): Transport {
  const composer = createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { from },
  );
  return {
    async send(delivery) {
      try {
        const message = compose(delivery);
        if (!message) return refused('address-unusable');
        const composed = await composer.sendMail(message);
        const name = `${delivery.messageId.replaceAll(/[^\w.@-]/g, '')}.eml`;
        const written = await write(folder, name, composed.message as Buffer);
        return written ? sent : away('folder-unwritable');
      } catch {
        return deferred('mail-not-composed');
      }
    },
    async probe() {
      const written = await write(folder, '.probe', Buffer.from('probe'));
      return written ? undefined : 'folder-unwritable';
    },
    async close() {
      composer.close();
    },
  };
}

async function write(folder: string, name: string, content: Buffer): Promise<boolean> {
  const part = join(folder, `.${name}.part`);
  const writePart = () => writeFile(part, content, { mode: 0o600 });
  try {
    await writePart().catch(async () => {
      makeDataFolder(folder);
      await writePart();
    });
    await atomicRename(part, join(folder, name));
    return true;
  } catch {
    await rm(part, { force: true }).catch(() => undefined);
    return false;
  }
}
