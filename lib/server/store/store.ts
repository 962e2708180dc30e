/** What the site remembers: one contract, kept by SQLite and by PostgreSQL alike. Times are epoch milliseconds. */

import type { deskStoreOver } from '#lib/server/store/desk/desk-repository';
import type { paymentStoreOver } from '#lib/server/store/payment-repository';
import type { submissionStoreOver } from '#lib/server/store/submission-repository';
import type {
  Backlog,
  Delivery,
  KeptFile,
  MailOwed,
  Recorded,
  Submission,
} from '#lib/server/store/submissions/records';

export * from '#lib/server/store/submissions/records';

/** Most calls are written once, where they are done; what every submission and mail needs stands here. */
export interface Store
  extends ReturnType<typeof deskStoreOver>,
    ReturnType<typeof paymentStoreOver>,
    ReturnType<typeof submissionStoreOver> {
  readonly engine: 'sqlite' | 'postgres';
  /**
   * All of it or nothing, durable when it resolves. A known idempotency key stores and counts nothing again.
   * Throws StoreUnavailable, and ReferenceTaken where its reference is.
   */
  recordSubmission(
    submission: Submission,
    mails: readonly MailOwed[],
    file?: KeptFile,
  ): Promise<Recorded>;
  /** The id of the submission first stored under this idempotency key. */
  findRecorded(idempotencyKey: string): Promise<string | undefined>;
  /** The submission as stored. */
  findSubmission(id: string): Promise<Submission | undefined>;

  /** Leases up to `limit` due mails, oldest first, to `owner` for eight minutes; no two callers get the same row. */
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
  markDeadLetter(
    delivery: Delivery,
    reason: string,
    now: number,
    /** What the server said. */
    words?: string,
  ): Promise<boolean>;
  /** Gives a claim back untouched, due at once: the mail server was away, this mail is not to blame. */
  releaseClaim(delivery: Delivery): Promise<boolean>;
  /** Two minutes more for what this owner still leases. Returns how many. */
  renewLeases(owner: string, now: number): Promise<number>;
  /** Ends every lease that a dead process of the same name left behind. Returns how many. */
  releaseLeases(owner: string): Promise<number>;
  /** Makes every waiting mail due now: the mail server is back. Returns how many. */
  makeAllDue(now: number): Promise<number>;
  backlog(now: number): Promise<Backlog>;

  /** Counts one more visit under `key`; the window starts with its first visit. */
  countRequest(
    key: string,
    windowMs: number,
    now: number,
    /** How many it counts for: one. */
    by?: number,
  ): Promise<{ readonly count: number; readonly startedAt: number }>;
  /** Deletes counters whose window ended before `before`. */
  pruneRateLimits(before: number): Promise<number>;
  /** A secret of this installation, made at first use: for keyed hashes. */
  secret(name: string): Promise<string>;
  /** Writes and removes a row; throws StoreUnavailable where that fails. */
  probe(now: number): Promise<void>;
  close(): Promise<void>;
}
