/** Mails that are owed: what may hold them back, and what each is about. */
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

export interface NamedMail {
  readonly role: OutgoingMail['role'];
  readonly messageId: string;
}

/**
 * What a mail is about, as its Message-ID has it: `<id.role.topic@…>`, with a number where it was sent again. Empty for the
 * first mail to each: the form to staff, its receipt to the visitor.
 */
export const topicOf = ({ messageId }: Pick<NamedMail, 'messageId'>): string =>
  /\.(?:visitor|staff)\.(?!\d+@)([^@]+?)(?:\.\d+)?@/.exec(messageId)?.[1] ?? '';

export const isReceipt = (mail: NamedMail): boolean =>
  mail.role === 'visitor' && topicOf(mail) === '';
