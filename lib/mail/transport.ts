/** The one door to the mail server: SMTP where there is one, else a folder. */
import { join } from 'node:path';
import type { Env } from '#lib/env';
import { openFolder } from '#lib/mail/folder';
import { openSmtp, type Patience } from '#lib/mail/smtp';
import type { Verdict } from '#lib/mail/verdict';
import type { Delivery } from '#lib/store/store';

export interface Transport {
  /** Tries once; never throws. Takes less than the lease of a delivery. */
  send(delivery: Delivery): Promise<Verdict>;
  /** Whether the server would talk to us now. */
  probe(): Promise<boolean>;
  /** After the last send. */
  close(): Promise<void>;
}

export function openTransport(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>,
  patience?: Partial<Patience>,
): Transport {
  return env.SMTP_URL
    ? openSmtp(env.SMTP_URL, env.MAIL_FROM, patience)
    : openFolder(join(env.DATA_DIR, 'mail'), env.MAIL_FROM);
}
