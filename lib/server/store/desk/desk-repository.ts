import { addBatch, changeBatch } from '#lib/server/store/batches/batch-writes';
import {
  countSeats,
  findBatch,
  listBatches,
  noteFreeSeats,
} from '#lib/server/store/batches/batches';
import * as roster from '#lib/server/store/batches/roster';
import { markRoster } from '#lib/server/store/batches/roster-marks';
import { bound, type Database, on } from '#lib/server/store/database';
import * as certificates from '#lib/server/store/desk/certificates';
import {
  forgetMembers,
  listFilters,
  listMemberSettings,
  listTemplates,
  removeFilter,
  saveFilter,
  saveMemberSettings,
  saveTemplate,
} from '#lib/server/store/desk/desk-settings';
import {
  endDeskSession,
  endDeskSessionsOf,
  findDeskSession,
  findSignIn,
  forgetSignIns,
  keepDeskSessions,
  listSignIns,
  openDeskSession,
  recordSignIn,
  tryCode,
} from '#lib/server/store/desk/desk-sign-ins';
import * as registrants from '#lib/server/store/desk/registrants';
import * as sessionPlans from '#lib/server/store/desk/session-plans';
import * as backfill from '#lib/server/store/enquiries/enquiry-backfill';
import {
  countEnquiries,
  listRecorded,
  sumEnquiries,
} from '#lib/server/store/enquiries/enquiry-counts';
import * as lists from '#lib/server/store/enquiries/enquiry-lists';
import {
  findEnquiry,
  findEnquiryByToken,
  findEnquiryOf,
  listEvents,
  listNotes,
  listPressed,
} from '#lib/server/store/enquiries/enquiry-rows';
import { indexUnsearched } from '#lib/server/store/enquiries/enquiry-search';
import { changeEnquiry, tellOfPromises } from '#lib/server/store/enquiries/enquiry-writes';
import * as outcomes from '#lib/server/store/enquiries/outcome-sums';
import { listEnquiriesOf, listRelated } from '#lib/server/store/enquiries/persons';
import { deriveFacts, listUnderived } from '#lib/server/store/enquiries/placement';
import { eraseEnquiry, findEnquiryHoldings } from '#lib/server/store/erasure/actions';
import { makeAllDue, releaseLeases } from '#lib/server/store/mail/outbox-rows';
import { resendMail } from '#lib/server/store/mail/undelivered';
import * as figures from '#lib/server/store/placement/placement-figures';
import { writePlacement } from '#lib/server/store/placement/placement-writes';
import { rankApplications } from '#lib/server/store/placement/ranking';
import {
  findShortlist,
  findVacancy,
  lastShortlist,
  listCandidates,
  listVacancies,
} from '#lib/server/store/placement/vacancy-rows';
import {
  claimWebhooks,
  closeWebhook,
  forgetWebhooks,
  listDeadWebhooks,
  markWebhook,
  resendWebhook,
} from '#lib/server/store/webhooks/webhook-events';

/** What the desk asks of the store: its members, sessions, enquiries, certificates and what other systems hear. */
export function deskStoreOver(database: Database) {
  const { engine, run } = database;
  return {
    ...placementStoreOver(database),
    ...bound(run, {
      recordSignIn,
      findSignIn,
      listSignIns,
      tryCode,
      openDeskSession,
      findDeskSession,
      endDeskSession,
      endDeskSessionsOf,
      keepDeskSessions,
      listTemplates,
      saveTemplate,
      listMemberSettings,
      saveMemberSettings,
      forgetMembers,
      listFilters,
      saveFilter,
      removeFilter,
      ...sessionPlans,
      ...registrants,
      forgetSignIns,
      findEnquiry,
      findEnquiryOf,
      findEnquiryByToken,
      listPressed,
      listNotes,
      listEvents,
      listEnquiries: on(engine, lists.listEnquiries),
      countEnquiries,
      listRelated,
      listEnquiriesOf,
      listDue: lists.listDue,
      listUntouched: lists.listUntouched,
      tellOfPromises,
      sumEnquiries,
      listRecorded,
      ...outcomes,
      changeEnquiry,
      findEnquiryHoldings,
      eraseEnquiry: on(engine, eraseEnquiry),
      ...backfill,
      indexUnsearched,
      resendMail,
      claimWebhooks,
      markWebhook,
      forgetWebhooks,
      listDeadWebhooks,
      resendWebhook,
      closeWebhook,
      listBatches,
      findBatch,
      noteFreeSeats,
      countSeats,
      addBatch,
      changeBatch,
      markRoster,
      ...roster,
      ...certificates,
    }),
    releaseWebhookLeases: (owner: string) =>
      run((db) => releaseLeases(db, 'webhook_events', owner)),
    makeWebhooksDue: (now: number) => run((db) => makeAllDue(db, 'webhook_events', now)),
  };
}

type Ranking =
  Parameters<typeof rankApplications> extends [unknown, ...infer Asked] ? Asked : never;

function placementStoreOver({ run }: Database) {
  // One list is ranked at a time: each holds all applications while it is.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const own = turn.then(work);
    turn = own.catch(() => undefined);
    return own;
  };
  return {
    ...bound(run, {
      findVacancy,
      listVacancies,
      listCandidates,
      findShortlist,
      lastShortlist,
      writePlacement,
      listUnderived,
      deriveFacts,
      ...figures,
    }),
    rankApplications: (...asked: Ranking) =>
      inTurn(() => run((db) => rankApplications(db, ...asked))),
  };
}
