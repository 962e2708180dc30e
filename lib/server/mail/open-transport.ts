/** The one door to the mail server: SMTP where there is one, else a folder. */
import { join } from 'node:path';
import { openFolder } from '#lib/server/mail/folder';
import { openSmtp, type SmtpTimeouts } from '#lib/server/mail/smtp';
import type { Transport } from '#lib/server/mail/transport';
import type { Env } from '#lib/server/settings/env';
import { isOwnMachine } from '#lib/server/settings/insecure-links';

export function openTransport(
  env: Pick<Env, 'SMTP_URL' | 'SMTP_INSECURE' | 'MAIL_FROM' | 'DATA_DIR'> &
    Partial<Pick<Env, 'mode'>>,
  timeouts?: Partial<SmtpTimeouts>,
): Transport {
  return env.SMTP_URL
    ? openSmtp(env.SMTP_URL, env.MAIL_FROM, { ...timeouts, mustEncrypt: mustEncrypt(env) })
    : openFolder(join(/* turbopackIgnore: true */ env.DATA_DIR, 'mail'), env.MAIL_FROM);
}

/** In public, to another machine, unless the operator says in so many words that it need not be. */
const mustEncrypt = ({
  SMTP_URL,
  SMTP_INSECURE,
  mode,
}: Pick<Env, 'SMTP_URL' | 'SMTP_INSECURE'> & Partial<Pick<Env, 'mode'>>) =>
  mode === 'public' &&
  SMTP_INSECURE !== 'yes' &&
  SMTP_URL !== undefined &&
  !isOwnMachine(new URL(SMTP_URL).hostname);
