import { bound, type Database } from '#lib/server/store/database';
import { deskStoreOver } from '#lib/server/store/desk/desk-repository';
import {
  findRecorded,
  findSubmission,
  recordSubmission,
} from '#lib/server/store/enquiries/queries/submissions';
import {
  claimDue,
  markDeadLetter,
  markDeferred,
  markSent,
  releaseClaim,
  sendInstead,
} from '#lib/server/store/mail/deliveries';
import { makeAllDue, releaseLeases, renewLeases } from '#lib/server/store/mail/outbox-rows';
import { backlog } from '#lib/server/store/mail/undelivered';
import { paymentStoreOver } from '#lib/server/store/payment-repository';
import { countRequest, pruneRateLimits } from '#lib/server/store/rate-limit';
import * as settings from '#lib/server/store/settings';
import { submissionStoreOver } from '#lib/server/store/submission-repository';

/** The contract over either engine: every call is one statement or one transaction. */
export function storeOver(database: Database) {
  const { engine, run, write, writeAhead, close } = database;
  return {
    ...deskStoreOver(database),
    ...paymentStoreOver(database),
    ...submissionStoreOver(database),
    ...bound(write, {
      recordSubmission,
      claimDue,
      markSent,
      markDeferred,
      markDeadLetter,
      sendInstead,
      releaseClaim,
    }),
    ...bound(writeAhead, { countRequest }),
    ...bound(run, { findRecorded, findSubmission, backlog, pruneRateLimits }),
    engine,
    renewLeases: (owner: string, now: number) => run((db) => renewLeases(db, 'outbox', owner, now)),
    releaseLeases: (owner: string) => run((db) => releaseLeases(db, 'outbox', owner)),
    makeAllDue: (now: number) => run((db) => makeAllDue(db, 'outbox', now)),
    secret: settings.remembered((name) => run((db) => settings.secret(db, name))),
    /** Throws StoreUnavailable where nothing can be written. */
    probe: (now: number) =>
      run(async (db) => {
        database.requireRoom?.();
        await settings.probe(db, now);
      }),
    close,
  };
}
