import { bound } from '#lib/server/store/bound';
import type { Database } from '#lib/server/store/database';
import { deskStoreOver } from '#lib/server/store/desk/desk-repository';
import { recordSubmission } from '#lib/server/store/enquiries/record-submission';
import { backlog } from '#lib/server/store/mail/backlog';
import * as deliveries from '#lib/server/store/mail/deliveries';
import * as leases from '#lib/server/store/mail/leases';
import { paymentStoreOver } from '#lib/server/store/payment-repository';
import { countRequest, pruneRateLimits } from '#lib/server/store/rate-limit';
import * as settings from '#lib/server/store/settings';
import { submissionStoreOver } from '#lib/server/store/submission-repository';
import { findRecorded, findSubmission } from '#lib/server/store/submissions/submissions';

/** The contract over either engine: every call is one statement or one transaction. */
export function storeOver(database: Database) {
  const { engine, run, write, writeAhead, close } = database;
  return {
    ...deskStoreOver(database),
    ...paymentStoreOver(database),
    ...submissionStoreOver(database),
    ...bound(write, { recordSubmission, ...deliveries }),
    ...bound(writeAhead, { countRequest }),
    ...bound(run, { findRecorded, findSubmission, backlog, pruneRateLimits }),
    engine,
    renewLeases: (owner: string, now: number) =>
      run((db) => leases.renewLeases(db, 'outbox', owner, now)),
    releaseLeases: (owner: string) => run((db) => leases.releaseLeases(db, 'outbox', owner)),
    makeAllDue: (now: number) => run((db) => leases.makeAllDue(db, 'outbox', now)),
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
