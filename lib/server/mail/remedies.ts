import type { AwayReason } from '#lib/server/mail/verdict';

const remedies: Readonly<Record<AwayReason, string>> = {
  'login-failed': 'the mail server refuses user or password: correct SMTP_URL',
  'server-unknown': 'the mail server has no address: correct the host in SMTP_URL',
  'server-unreachable':
    'nothing answers at the mail server: correct host and port in SMTP_URL, or open the firewall',
  'server-silent':
    'the mail server is silent (the site waits five minutes for its greeting): it is slow, or the port of SMTP_URL wants the other way of TLS (smtps:// for 465, smtp:// for 587 and 25)',
  'server-hung-up': 'the mail server hangs up: is the port of SMTP_URL right?',
  'server-closing': 'the mail server is closing down: it is tried again every minute',
  'server-turns-us-away': 'the mail server turns us away: its log says why',
  'encryption-failed':
    'TLS with the mail server fails: smtps:// for port 465, smtp:// for 587; is its certificate good?',
  'folder-unwritable': 'DATA_DIR/mail cannot be written: give it to the user of the site',
};

/** What to do about a mail server that takes nothing of ours, in one line. */
export const mailRemedy = (reason: string): string =>
  remedies[reason as AwayReason] ?? `the mail server is away: ${reason}`;
