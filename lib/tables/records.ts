/** What the store is given and gives back. Times are epoch milliseconds. */

/** One question of a form with its answer, in the words of the day it was asked. */
export interface Answer {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

export interface Submission {
  /** A UUID; the Message-ID of every mail about it derives from it. */
  readonly id: string;
  readonly kind: string;
  readonly receivedAt: number;
  readonly name: string;
  /** Lower case; what erasure looks for. */
  readonly email: string;
  readonly phone: string;
  readonly transcript: readonly Answer[];
  /** Why a person could hardly have sent it; absent means normal. */
  readonly suspicion?: string;
  /** A hash over call, key and body; unique where given. */
  readonly idempotencyKey?: string;
  /** The webinar session it registers for: an id of lib/webinars/rules.ts. */
  readonly session?: string;
  /** The batch it asks for a seat in, and whether that was full; the store answers it by `findBatchWish`. */
  readonly batch?: { readonly id: string; readonly waits: boolean };
  /** The page of ours that the form was sent from, and the campaign that its address named. */
  readonly page?: string;
  readonly campaign?: string;
  /** Absent where nobody is to be called about it, such as a digest. */
  readonly enquiry?: NewEnquiry;
}

/** What makes a submission an enquiry that somebody is called about. */
export interface NewEnquiry {
  /** Unique; the store refuses one that is taken (`ReferenceTaken`). */
  readonly reference: string;
  readonly promisedBy: number;
  /** Of the token in the visitor's link: the token itself is never stored. */
  readonly tokenHash: string;
  /** What tells another system of it. */
  readonly webhook?: WebhookEvent;
  /** The member who entered it for somebody; the visitor sent it otherwise. */
  readonly enteredBy?: {
    readonly kind: 'member';
    readonly address: string;
    readonly name: string;
    /** Where it came from: call, walk-in, whatsapp, mail or other. */
    readonly source: string;
  };
}

/** An event for another system: Standard Webhooks. */
export interface WebhookEvent {
  /** Unique, and the same at every try: `webhook-id`. */
  readonly id: string;
  readonly type: string;
  readonly reference: string;
  /** The body to be sent, JSON. */
  readonly body: string;
  /** The body with nothing of the person in it: what is left of it after delivery or an erasure. */
  readonly emptied: string;
}

/** A file that came with a submission; erased with it. */
export interface KeptFile {
  /** A UUID. */
  readonly id: string;
  /** Safe as the name of an attachment. */
  readonly name: string;
  /** Media type, by content. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Of the content, in hex. */
  readonly sha256: string;
  readonly data: Uint8Array;
  /** What the virus scanner said; absent without one. */
  readonly scan?: 'waiting' | 'clean' | 'infected';
}

/** A mail that a submission owes to one recipient; kept ready to send. */
export interface OutgoingMail {
  /** `staff` or `visitor`; with the submission's id and the topic it makes the Message-ID. */
  readonly role: 'staff' | 'visitor';
  /** What it is about where a submission owes several: letters, digits and hyphens. */
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
  /** The id of a kept file that goes along; its content is read when the mail is sent. */
  readonly attachFile?: string;
  /** What it says of a candidate; what no longer holds is left out of a digest. */
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

/** A claimed row of the outbox. */
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
  /** What `mail.attachFile` names, once it was read for sending. */
  readonly file?: KeptFile;
  /** Proof of the claim; a lost lease makes the later marks no-ops. */
  readonly lease: string;
  /** The other mails of its digest, the oldest first: they go out in it, and what becomes of it becomes of them. */
  readonly also?: readonly Pick<Delivery, 'id' | 'submissionId' | 'mail'>[];
}

export interface Backlog {
  /** Queued or between two tries. */
  readonly waiting: number;
  /** Given up: kept and reported, never deleted; no longer counted once somebody closed it. */
  readonly parked: number;
  /** The same of mails to visitors, which anybody can cause by a mistyped address: no alarm. */
  readonly parkedToVisitors: number;
  /** Age of the oldest waiting mail in whole seconds; 0 without one. */
  readonly oldestSeconds: number;
}

export interface Recorded {
  /** The id under which it stands: that of the first, where the idempotency key was known. */
  readonly id: string;
  readonly repeated: boolean;
  /** The counters that held a mail back; absent where none did. */
  readonly held?: readonly string[];
}

/** The kind under which staff are told of drafts. */
export const draftKind = 'webinar-draft';

/** At most so many suspicious posts are listed at once. */
export const suspectsAtOnce = 500;

/** What names beyond the first hundred of a day are counted under. */
export const otherName = 'other';

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

const taken = Symbol.for('hoa.ReferenceTaken');

/** Another enquiry has this reference: nothing was stored, and another one will do. */
export class ReferenceTaken extends Error {
  readonly [taken] = true;

  static override [Symbol.hasInstance](error: unknown): boolean {
    return typeof error === 'object' && error !== null && taken in error;
  }
}

// The built server loads its modules more than once: an error of one copy is to be known by another.
const mark = Symbol.for('hoa.StoreUnavailable');

/** The store cannot write now (disk full, read-only, locked for too long, server away). */
export class StoreUnavailable extends Error {
  readonly [mark] = true;

  constructor(cause: unknown) {
    super('the store cannot write', { cause });
  }

  static override [Symbol.hasInstance](error: unknown): boolean {
    return typeof error === 'object' && error !== null && mark in error;
  }
}
