/** Mails as the store holds them until they are sent. Times are epoch milliseconds. */
import type { Generated } from 'kysely';
import type { StoredFile } from '#lib/platform/files/schema';

/** A mail that a submission owes to one recipient; stored ready to send. */
export interface OutgoingMail {
  /** `staff` or `visitor`; with the submission's id and the topic it makes the Message-ID. */
  readonly role: 'staff' | 'visitor';
  /** It tells the mails of one submission apart: letters, digits and hyphens. */
  readonly topic?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Small attachments made by us, such as a calendar entry. */
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string;
  }[];
  /** The session that it confirms; counted apart from receipts (`lib/platform/mail/limit.ts`). */
  readonly confirms?: string;
  /** An answer to what the recipient sent, not news of ours (RFC 3834). */
  readonly autoReplied?: true;
  /** The address that stops mails of its sort by a POST (RFC 8058). */
  readonly stop?: string;
  /** Holds the mark of the visitor's link, which is put in when it is sent: the store keeps no link. */
  readonly linked?: true;
  /** The shortlist whose link it holds, by its mark. */
  readonly shortlist?: string;
  /** The sitting whose link it holds, by its mark. */
  readonly exam?: string;
  /** The id of a stored file that is attached; its content is read when the mail is sent. */
  readonly attachFile?: string;
  /** Epoch milliseconds: from then on it would say what is wrong, such as “tomorrow”, and is not sent any more. */
  readonly goodUntil?: number;
  /** A mail that no longer holds is left out of a digest. */
  readonly holds?: Holds;
}

/** A mail about a candidate is true while the candidate's columns have these values, in a vacancy that is open if `open`. */
export interface Holds {
  readonly candidate: string;
  readonly is: Readonly<Record<string, string | number | null>>;
  readonly open?: true;
  /** It is true as well once the candidate is gone. */
  readonly orGone?: true;
}

export interface Delivery {
  readonly id: string;
  readonly submissionId: string;
  readonly messageId: string;
  readonly mail: OutgoingMail;
  readonly queuedAt: number;
  /** How often it was tried before this claim. */
  readonly attempts: number;
  /** When it was first deferred; absent before that. */
  readonly deferredSince?: number;
  readonly file?: StoredFile;
  readonly lease: string;
  /** The other mails of its digest, the oldest first: they go out in it, and what becomes of it becomes of them. */
  readonly also?: readonly Pick<Delivery, 'id' | 'submissionId' | 'mail'>[];
}

export interface Backlog {
  /** Queued or between two tries. */
  readonly waiting: number;
  /** Failed: stored and reported, never deleted; no longer counted once it is closed. */
  readonly parked: number;
  /** Failed mails to visitors, which a mistyped address causes: no alarm. */
  readonly parkedToVisitors: number;
  /** Age of the oldest waiting mail in whole seconds; 0 without one. */
  readonly oldestSeconds: number;
}

/** A counter of mails; one that takes it past its limit is held. */
export interface MailCounter {
  readonly key: string;
  readonly windowMs: number;
  readonly limit: number;
  readonly name: string;
  /** To staff, once in a window: by the first mail that it holds. */
  readonly notify?: OutgoingMail;
}

/** A mail that goes where each of its counters allows it, asked in their order: the first that does not is the last that counts it. */
export interface LimitedMail {
  readonly mail: OutgoingMail;
  readonly counters: readonly MailCounter[];
  /** The first of this key goes at once; further ones within the window go as one mail at its end. */
  readonly digest?: { readonly key: string; readonly windowMs: number };
}

export type MailOwed = OutgoingMail | LimitedMail;

export interface OwedMails {
  readonly id: string;
  readonly mails: readonly MailOwed[];
}

export interface NamedMail {
  readonly role: OutgoingMail['role'];
  readonly messageId: string;
}

/**
 * The Message-ID has it: `<id.role.topic@…>`, with a number where the mail was sent again. Empty for the first mail
 * to each: the form to staff, its receipt to the visitor.
 */
export const topicOf = ({ messageId }: Pick<NamedMail, 'messageId'>): string =>
  /\.(?:visitor|staff)\.(?!\d+@)([^@]+?)(?:\.\d+)?@/.exec(messageId)?.[1] ?? '';

export const isReceipt = (mail: NamedMail): boolean =>
  mail.role === 'visitor' && topicOf(mail) === '';

/** Waiting: neither sent nor given up. Leased: waiting, with a lease that has not run out. */
export interface OutboxRow {
  id: string;
  submission_id: string;
  message_id: string;
  /** JSON of `OutgoingMail`. */
  mail: string;
  queued_at: number;
  next_attempt_at: number;
  /** It was planned for then: until then it is no backlog. */
  not_before: Generated<number | null>;
  /** The key that mails of one kind to one person share: those that are due go out as one mail. */
  digest: Generated<string | null>;
  attempts: Generated<number>;
  deferred_since: number | null;
  lease_owner: string | null;
  lease_token: string | null;
  leased_until: number | null;
  sent_at: number | null;
  gave_up_at: number | null;
  /** When a member closed a failed mail: it stays stored, and is neither sent nor counted. */
  closed_at: number | null;
  /** Names what was given up at once; null of one by itself. */
  closed_press: Generated<string | null>;
  last_error: string | null;
  /** The mail server's refusal is in no log, and goes with the mail. */
  last_words: Generated<string | null>;
}

declare module '#lib/platform/db/tables' {
  interface Tables {
    outbox: OutboxRow;
  }
}
