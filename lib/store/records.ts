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
}

/** A mail that a submission owes to one recipient; kept ready to send. */
export interface OutgoingMail {
  /** `staff` or `visitor`; with the submission's id it makes the Message-ID. */
  readonly role: 'staff' | 'visitor';
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
  /** The session or edition that it confirms: no address is told of one twice (`lib/limits/visitor-mail.ts`). */
  readonly confirms?: string;
  /** The id of a kept file that goes along; its content is read when the mail is sent. */
  readonly attachFile?: string;
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
}

export interface Backlog {
  /** Queued or between two tries. */
  readonly waiting: number;
  /** Given up: kept and reported, never deleted; no longer counted once somebody closed it. */
  readonly parked: number;
  /** Age of the oldest waiting mail in whole seconds; 0 without one. */
  readonly oldestSeconds: number;
}

export interface Recorded {
  /** The id under which it stands: that of the first, where the idempotency key was known. */
  readonly id: string;
  readonly repeated: boolean;
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
