/** The one door by which mail leaves: the way that the settings choose, a row each, else a folder. */

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '#lib/platform/config/env';
import {
  isOwnMachine,
  mailTransportOf,
  type mailTransports,
} from '#lib/platform/config/public-mode';
import { atomicRename, makeDataFolder } from '#lib/platform/files/data-folder';
import type { Delivery } from '#lib/platform/mail/schema';
import { openSmtp, type SmtpTimeouts } from '#lib/platform/mail/smtp';
import { away, deferred, refused, sent, type Transport } from '#lib/platform/mail/transport';
import { compose } from '#lib/platform/mail/write-mail';

type MailEnv = Pick<Env, 'SMTP_URL' | 'SMTP_INSECURE' | 'MAIL_FROM' | 'DATA_DIR'> &
  Partial<Pick<Env, 'mode'>>;
type Open = (env: MailEnv, timeouts?: Partial<SmtpTimeouts>) => Transport;

const openers: Readonly<Record<(typeof mailTransports)[number]['name'], Open>> = {
  smtp: (env, timeouts) =>
    openSmtp(env.SMTP_URL ?? '', env.MAIL_FROM, { ...timeouts, mustEncrypt: mustEncrypt(env) }),
};

export function openTransport(env: MailEnv, timeouts?: Partial<SmtpTimeouts>): Transport {
  const chosen = mailTransportOf(env);
  if (chosen) return openers[chosen.name](env, timeouts);
  return openFolder(join(/* turbopackIgnore: true */ env.DATA_DIR, 'mail'), env.MAIL_FROM);
}

/** In public, to another machine, unless the operator says in so many words that it need not be. */
const mustEncrypt = ({ SMTP_URL, SMTP_INSECURE, mode }: MailEnv) =>
  mode === 'public' &&
  SMTP_INSECURE !== 'yes' &&
  SMTP_URL !== undefined &&
  !isOwnMachine(new URL(SMTP_URL).hostname);

/**
 * Decided when a mail is sent, so that a corrected setting also corrects what waits: mails to staff go to `MAIL_TO` as it is now, unless to one of `members` (addresses in lower case); visitors answer to the support mailbox;
 * Message-IDs end with the sender's own domain (RFC 5322, 3.6.4).
 */
export const addressed = (
  transport: Transport,
  env: Env,
  members: readonly string[],
): Transport => ({
  ...transport,
  send: (delivery) => transport.send(addressedNow(delivery, env, members)),
});

function addressedNow(delivery: Delivery, env: Env, members: readonly string[]): Delivery {
  const { mail, messageId } = delivery;
  const domain = addressIn(env.MAIL_FROM).split('@')[1] ?? '';
  const own = domain.includes('.') ? messageId.replace(/@hoa\.mail>$/, `@${domain}>`) : messageId;
  if (mail.role === 'visitor') {
    const replyTo = mail.replyTo ?? { name: 'HOA', address: env.SUPPORT_EMAIL };
    return { ...delivery, messageId: own, mail: { ...mail, replyTo } };
  }
  const isMembers = members.includes(addressIn(mail.to).toLowerCase());
  return { ...delivery, messageId: own, mail: isMembers ? mail : { ...mail, to: env.MAIL_TO } };
}

const addressIn = (mailbox: string) => mailbox.replace(/^.*<|>.*$/g, '').trim();

/** Each mail is one `.eml` file named by its Message-ID: whole or absent, and a repeat replaces it. */
function openFolder(folder: string, from: string): Transport {
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
