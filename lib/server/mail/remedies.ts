import type { AwayReason } from '#lib/server/mail/verdict';
import { own } from '#lib/shared/own';

/** By the setting that chooses how mail leaves. */
const remedies: Readonly<Record<AwayReason, (setting: string) => string>> = {
  'login-failed': (setting) => `the mail server refuses user or password: correct ${setting}`,
  'server-unknown': (setting) => `the mail server has no address: correct the host in ${setting}`,
  'server-unreachable': (setting) =>
    `nothing answers at the mail server: correct host and port in ${setting}, or open the firewall`,
  'server-silent': (setting) =>
    `the mail server is silent (the site waits five minutes for its greeting): it is slow, or the port of ${setting} wants the other way of TLS (smtps:// for 465, smtp:// for 587 and 25)`,
  'server-hung-up': (setting) => `the mail server hangs up: is the port of ${setting} right?`,
  'server-closing': () => 'the mail server is closing down: it is tried again every minute',
  'server-turns-us-away': () => 'the mail server turns us away: its log says why',
  'encryption-failed': () =>
    'TLS with the mail server fails: smtps:// for port 465, smtp:// for 587; is its certificate good?',
  'folder-unwritable': () => 'DATA_DIR/mail cannot be written: give it to the user of the site',
};

/**
 * What to do about mail that does not leave, in one line. `transport` is the row of the way that the settings choose;
 * without one mail is written to the folder.
 */
export const mailRemedy = (reason: string, transport?: { readonly setting: string }): string =>
  own(remedies, reason)?.(transport?.setting ?? 'DATA_DIR') ?? `the mail server is away: ${reason}`;
