import type { Delivery } from '#lib/platform/mail/schema';
import { own } from '#lib/platform/values/text';

export interface Transport {
  /** Tries once; never throws. Takes less than the lease of a delivery. */
  send(delivery: Delivery): Promise<Verdict>;
  /** Why the server would not take a mail of ours now, login included; `undefined` where it would. */
  probe(): Promise<AwayReason | undefined>;
  /** The site stops: what is being sent has a minute and a half more, and is sent again later if that is too little. */
  stopping?(): void;
  /** After the last send. */
  close(): Promise<void>;
}

/** The result of one attempt to send one mail. It is a value, since none of these is an error of the site. */
export type Verdict =
  | { readonly outcome: 'sent' }
  /** The server cannot be used now; this mail is not to blame. */
  | { readonly outcome: 'away'; readonly reason: AwayReason }
  /** The server wants this mail later. */
  | { readonly outcome: 'deferred'; readonly reason: DeferredReason }
  /** The server will never take this mail. */
  | {
      readonly outcome: 'refused';
      readonly reason: RefusedReason;
      /** The server's own words, for staff; they may name the address. */
      readonly words?: string;
    };

export type AwayReason =
  | 'server-unreachable'
  | 'server-unknown'
  | 'server-silent'
  | 'server-hung-up'
  | 'server-closing'
  | 'server-turns-us-away'
  | 'login-failed'
  | 'encryption-failed'
  | 'folder-unwritable';

type DeferredReason =
  | 'mail-deferred'
  | 'sender-not-accepted'
  | 'mail-not-composed'
  | 'hung-up-on-this-mail';

type RefusedReason = 'recipient-refused' | 'mail-refused' | 'mail-too-large' | 'address-unusable';

export const sent: Verdict = { outcome: 'sent' };
export const away = (reason: AwayReason): Verdict => ({ outcome: 'away', reason });
export const deferred = (reason: DeferredReason): Verdict => ({ outcome: 'deferred', reason });
export const refused = (reason: RefusedReason, words?: string): Verdict => ({
  outcome: 'refused',
  reason,
  ...(words && { words }),
});

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
 * The remedy is one line. `transport` is the row of the way that the settings choose; without one mail is written to
 * the folder.
 */
export const mailRemedy = (reason: string, transport?: { readonly setting: string }): string =>
  own(remedies, reason)?.(transport?.setting ?? 'DATA_DIR') ?? `the mail server is away: ${reason}`;
