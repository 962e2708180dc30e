/** What became of one try to send one mail: a value, since none of these is a fault of ours. */
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

export type DeferredReason =
  | 'mail-deferred'
  | 'sender-not-accepted'
  | 'mail-not-composed'
  | 'hung-up-on-this-mail';

export type RefusedReason =
  | 'recipient-refused'
  | 'mail-refused'
  | 'mail-too-large'
  | 'address-unusable';

export const sent: Verdict = { outcome: 'sent' };
export const away = (reason: AwayReason): Verdict => ({ outcome: 'away', reason });
export const deferred = (reason: DeferredReason): Verdict => ({ outcome: 'deferred', reason });
export const refused = (reason: RefusedReason, words?: string): Verdict => ({
  outcome: 'refused',
  reason,
  ...(words && { words }),
});
