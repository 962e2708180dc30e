/** Mails that are owed, with what may hold them back. */
import type { OutgoingMail } from '#lib/server/store/submissions/records';

/** A counter of mails; one that takes it past its limit is held. */
export interface MailCounter {
  readonly key: string;
  readonly windowMs: number;
  readonly limit: number;
  /** What `Recorded.held` calls it. */
  readonly name: string;
  /** To staff, once in a window: by the first mail that it holds. */
  readonly tell?: OutgoingMail;
}

/** A mail that goes where each of its counters allows it, asked in their order: the first that does not is the last that counts it. */
export interface LimitedMail {
  readonly mail: OutgoingMail;
  readonly counters: readonly MailCounter[];
  /** The first of this key goes at once; further ones within the window go as one mail at its end. */
  readonly digest?: { readonly key: string; readonly windowMs: number };
}

export type MailOwed = OutgoingMail | LimitedMail;

/** What one submission owes. */
export interface OwedMails {
  readonly id: string;
  readonly mails: readonly MailOwed[];
}
