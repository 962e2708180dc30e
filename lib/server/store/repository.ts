import type { Database } from '#lib/server/store/database';
import { deskStoreOver } from '#lib/server/store/desk/desk-repository';
import { recordSubmission } from '#lib/server/store/enquiries/record-submission';
import { backlog } from '#lib/server/store/mail/backlog';
import * as deliveries from '#lib/server/store/mail/deliveries';
import * as leases from '#lib/server/store/mail/leases';
import { paymentStoreOver } from '#lib/server/store/payment-repository';
import * as rateLimits from '#lib/server/store/rate-limit';
import * as settings from '#lib/server/store/settings';
import type { Store } from '#lib/server/store/store';
import { submissionStoreOver } from '#lib/server/store/submission-repository';
import * as submissions from '#lib/server/store/submissions/submissions';

/** The contract over either engine: every call is one statement or one transaction. */
export function storeOver(database: Database): Store {
  const { engine, run, write, writeAhead, close } = database;
  return {
    ...deskStoreOver(database),
    ...paymentStoreOver(database),
    ...submissionStoreOver(database),
    engine,
    recordSubmission: (submission, mails, file) =>
      write((db) => recordSubmission(db, submission, mails, file)),
    findRecorded: (key) => run((db) => submissions.findRecorded(db, key)),
    findSubmission: (id) => run((db) => submissions.findSubmission(db, id)),
    claimDue: (owner, limit, now) => write((db) => deliveries.claimDue(db, owner, limit, now)),
    markSent: (delivery, now) => write((db) => deliveries.markSent(db, delivery, now)),
    markDeferred: (delivery, reason, nextAttemptAt, now) =>
      write((db) => deliveries.markDeferred(db, delivery, reason, nextAttemptAt, now)),
    markDeadLetter: (delivery, reason, now, words) =>
      write((db) => deliveries.markDeadLetter(db, delivery, reason, now, words)),
    releaseClaim: (delivery) => write((db) => deliveries.releaseClaim(db, delivery)),
    renewLeases: (owner, now) => run((db) => leases.renewLeases(db, 'outbox', owner, now)),
    releaseLeases: (owner) => run((db) => leases.releaseLeases(db, 'outbox', owner)),
    makeAllDue: (now) => run((db) => leases.makeAllDue(db, 'outbox', now)),
    backlog: (now) => run((db) => backlog(db, now)),
    countRequest: (key, windowMs, now, by) =>
      writeAhead((db) => rateLimits.countRequest(db, key, windowMs, now, by)),
    pruneRateLimits: (before) => run((db) => rateLimits.pruneRateLimits(db, before)),
    secret: settings.remembered((name) => run((db) => settings.secret(db, name))),
    probe: (now) =>
      run(async (db) => {
        database.requireRoom?.();
        await settings.probe(db, now);
      }),
    close,
  };
}
