/** The one door by which mail leaves: the way that the settings choose, a row each, else a folder. */
import { join } from 'node:path';
import { openFolder } from '#lib/server/mail/folder';
import { openSmtp, type SmtpTimeouts } from '#lib/server/mail/smtp';
import type { Transport } from '#lib/server/mail/transport';
import type { Env } from '#lib/server/settings/env';
import { isOwnMachine } from '#lib/server/settings/insecure-links';
import { mailTransportOf, type mailTransports } from '#lib/server/settings/mail-transports';

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
