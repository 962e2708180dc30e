/** What the site remembers: one contract, kept by SQLite and by PostgreSQL alike. Times are epoch milliseconds. */

import type { DraftStore } from '#lib/store/drafts';
import type { KeepingStore } from '#lib/store/keeping';
import type { OrderStore } from '#lib/store/orders';

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
  /** Given up: kept and reported, never deleted. */
  readonly parked: number;
  /** Age of the oldest waiting mail in whole seconds; 0 without one. */
  readonly oldestSeconds: number;
}

export interface Recorded {
  /** The id under which it stands: that of the first, where the idempotency key was known. */
  readonly id: string;
  readonly repeated: boolean;
}

/** The store cannot write now (disk full, read-only, locked for too long, server away). */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('the store cannot write', { cause });
  }
}

export interface Store extends OrderStore, DraftStore, KeepingStore {
  readonly engine: 'sqlite' | 'postgres';
  /**
   * All of it or nothing, durable when it resolves. A known idempotency key stores nothing again.
   * Throws StoreUnavailable.
   */
  recordSubmission(
    submission: Submission,
    mails: readonly OutgoingMail[],
    file?: KeptFile,
  ): Promise<Recorded>;
  /** The id of the submission first stored under this idempotency key. */
  findRecorded(idempotencyKey: string): Promise<string | undefined>;
  /** The submission as stored. */
  findSubmission(id: string): Promise<Submission | undefined>;
  /** A file as it came, byte for byte. */
  findFile(id: string): Promise<KeptFile | undefined>;

  /** Leases up to `limit` due mails, oldest first, to `owner` for 120 s; no two callers get the same row. */
  claimDue(owner: string, limit: number, now: number): Promise<readonly Delivery[]>;
  markSent(delivery: Delivery, now: number): Promise<boolean>;
  /** Keeps it waiting until `nextAttemptAt` and counts the attempt; `reason` is one of our own named reasons. */
  markDeferred(
    delivery: Delivery,
    reason: string,
    nextAttemptAt: number,
    now: number,
  ): Promise<boolean>;
  /** Parks it: kept and reported, not tried again by itself. */
  markGaveUp(delivery: Delivery, reason: string, now: number): Promise<boolean>;
  /** Gives a claim back untouched, due at once: the mail server was away, this mail is not to blame. */
  giveBack(delivery: Delivery): Promise<boolean>;
  /** Ends every lease that a dead process of the same name left behind. Returns how many. */
  releaseLeases(owner: string): Promise<number>;
  /** Makes every waiting mail due now: the mail server is back. Returns how many. */
  hurry(now: number): Promise<number>;
  backlog(now: number): Promise<Backlog>;

  /** Counts one more visit under `key`; the window starts with its first visit. */
  countVisit(
    key: string,
    windowMs: number,
    now: number,
  ): Promise<{ readonly count: number; readonly startedAt: number }>;
  /** Deletes counters whose window ended before `before`. */
  forgetVisits(before: number): Promise<number>;
  /** A secret of this installation, made at first use: for keyed hashes. */
  secret(name: string): Promise<string>;
  /** Writes and removes a row; throws StoreUnavailable where that fails. */
  probe(now: number): Promise<void>;
  close(): Promise<void>;
}
