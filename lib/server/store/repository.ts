import { bound, type Database, on } from '#lib/server/store/database';
import { deskStoreOver } from '#lib/server/store/desk/desk-repository';
import * as drafts from '#lib/server/store/drafts/drafts';
import {
  findRecorded,
  findSubmission,
  recordSubmission,
} from '#lib/server/store/enquiries/queries/submissions';
import { erasePerson, findHoldings } from '#lib/server/store/erasure/actions';
import {
  countExpired,
  eraseContacts,
  erasureState,
  isUsed,
  keepErasureState,
  listSuspects,
  newestRow,
} from '#lib/server/store/erasure/expiry';
import { forgetErasures, listErasures } from '#lib/server/store/erasure/records';
import {
  findLead,
  findRelations,
  leadCounts,
  listDeadLetters,
  listLeads,
  listOverdue,
} from '#lib/server/store/leads/leads';
import {
  claimDue,
  markDeadLetter,
  markDeferred,
  markSent,
  releaseClaim,
  sendInstead,
} from '#lib/server/store/mail/deliveries';
import { makeAllDue, releaseLeases, renewLeases } from '#lib/server/store/mail/outbox-rows';
import {
  backlog,
  closeMail,
  findMailFailure,
  listOpenDeadLetters,
  noteMailFailure,
  queueMail,
  reopenMails,
  resendDeadLetters,
} from '#lib/server/store/mail/undelivered';
import { paymentStoreOver } from '#lib/server/store/payment-repository';
import { countRequest, pruneRateLimits } from '#lib/server/store/rate-limit';
import * as settings from '#lib/server/store/settings';
import { emptyLog } from '#lib/server/store/sqlite/sqlite-dialect';
import { figures } from '#lib/server/store/statistics';
import * as continuations from '#lib/server/store/submissions/continuations';
import {
  filePart,
  findFile,
  listUnscanned,
  markScanned,
} from '#lib/server/store/submissions/files';
import {
  countSent,
  countViews,
  forgetViews,
  listViews,
} from '#lib/server/store/submissions/page-views';

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
