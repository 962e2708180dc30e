import * as continuations from '#lib/applications/queries';
import {
  findLead,
  findRelations,
  leadCounts,
  listDeadLetters,
  listLeads,
  listOverdue,
} from '#lib/enquiries/queries/leads';
import { findRecorded, findSubmission, recordSubmission } from '#lib/enquiries/queries/submissions';
import { countSent, countViews, forgetViews, listViews } from '#lib/platform/analytics/queries';
import { bound, type Database, on } from '#lib/platform/db/database';
import * as settings from '#lib/platform/db/settings';
import { emptyLog } from '#lib/platform/db/sqlite/sqlite-dialect';
import {
  filePart,
  findFile,
  findPagePicture,
  keepPagePicture,
  listUnscanned,
  markScanned,
} from '#lib/platform/files/queries';
import { countRequest, pruneRateLimits } from '#lib/platform/http/queries';
import {
  claimDue,
  markDeadLetter,
  markDeferred,
  markSent,
  releaseClaim,
  sendInstead,
} from '#lib/platform/mail/queries/deliveries';
import { makeAllDue, releaseLeases, renewLeases } from '#lib/platform/mail/queries/outbox-rows';
import {
  backlog,
  closeMail,
  findMailFailure,
  listOpenDeadLetters,
  noteMailFailure,
  queueMail,
  reopenMails,
  resendDeadLetters,
} from '#lib/platform/mail/queries/undelivered';
import { figures } from '#lib/platform/metrics/queries';
import { erasePerson, findHoldings } from '#lib/privacy/queries/erasure';
import {
  countExpired,
  eraseContacts,
  erasureState,
  isUsed,
  keepErasureState,
  listSuspects,
  newestRow,
} from '#lib/privacy/queries/expiry';
import { forgetErasures, listErasures } from '#lib/privacy/queries/records';
import { deskStoreOver } from '#lib/start/queries/desk';
import { paymentStoreOver } from '#lib/start/queries/payments';
import * as drafts from '#lib/webinars/queries/drafts';

/** The contract over either engine: every call is one statement or one transaction. */
export function storeOver(database: Database) {
  const { engine, run, write, writeAhead, close } = database;
  return {
    ...deskStoreOver(database),
    ...paymentStoreOver(database),
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
    ...bound(run, {
      findRecorded,
      findSubmission,
      pruneRateLimits,
      findFile,
      filePart,
      findPagePicture,
      keepPagePicture,
      listUnscanned,
      markScanned,
      ...continuations,
      ...drafts,
      countViews,
      listViews,
      countSent,
      forgetViews,
      listLeads,
      findLead,
      findRelations,
      leadCounts,
      listOverdue,
      listDeadLetters,
      backlog,
      listOpenDeadLetters,
      resendDeadLetters,
      closeMail,
      reopenMails,
      queueMail,
      noteMailFailure,
      findMailFailure,
      figures: on(engine, figures),
      findHoldings,
      erasePerson: on(engine, erasePerson),
      emptyLog: on(engine, emptyLog),
      listSuspects,
      eraseContacts,
      countExpired,
      newestRow,
      isUsed,
      erasureState,
      keepErasureState,
      listErasures,
      forgetErasures,
    }),
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
