/** The one door to the mail server: SMTP where there is one, else a folder. */
import { join } from 'node:path';
import type { Env } from '#lib/env';
import { openFolder } from '#lib/mail/folder';
import { openSmtp, type Patience } from '#lib/mail/smtp';
import type { Transport } from '#lib/mail/transport';

export function openTransport(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>,
  patience?: Partial<Patience>,
): Transport {
  return env.SMTP_URL
    ? openSmtp(env.SMTP_URL, env.MAIL_FROM, patience)
    : openFolder(join(env.DATA_DIR, 'mail'), env.MAIL_FROM);
}
