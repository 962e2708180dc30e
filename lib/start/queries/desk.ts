import * as batches from '#lib/batches/queries/reads';
import { addBatch, changeBatch, markRoster } from '#lib/batches/queries/writes';
import * as certificates from '#lib/certificates/queries';
import * as outcomes from '#lib/desk/queries';
import {
  changeEnquiry,
  listEnquiriesOf,
  listRelated,
  tellOfPromises,
} from '#lib/enquiries/queries/changes';
import * as lists from '#lib/enquiries/queries/lists';
import { countEnquiries, listRecorded, sumEnquiries } from '#lib/enquiries/queries/lists';
import {
  findEnquiry,
  findEnquiryByToken,
  findEnquiryOf,
  listEvents,
  listNotes,
  listPressed,
} from '#lib/enquiries/queries/rows';
import { indexUnsearched } from '#lib/enquiries/queries/search';
import { backfillSubmissions, listUnreferenced } from '#lib/enquiries/queries/submissions';
import { deriveFacts, listUnderived } from '#lib/placement/queries/facts';
import { rankApplications } from '#lib/placement/queries/ranking';
import * as placement from '#lib/placement/queries/reads';
import { openVacancy } from '#lib/placement/queries/vacancies';
import { writePlacement } from '#lib/placement/queries/writes';
import { bound, type Database, on } from '#lib/platform/db/database';
import { makeAllDue, releaseLeases } from '#lib/platform/mail/queries/outbox-rows';
import { resendMail } from '#lib/platform/mail/queries/undelivered';
import {
  claimWebhooks,
  closeWebhook,
  forgetWebhooks,
  listDeadWebhooks,
  markWebhook,
  resendWebhook,
} from '#lib/platform/webhooks/queries/webhook-events';
import { eraseEnquiry, findEnquiryHoldings } from '#lib/privacy/queries/erasure';
import * as members from '#lib/staff/queries';
import * as sessions from '#lib/webinars/queries/sessions';

/** What the desk asks of the store: its members, sessions, enquiries, certificates and what other systems hear. */
export function deskStoreOver(database: Database) {
  const { engine, run } = database;
  return {
    ...placementStoreOver(database),
    ...bound(run, {
      ...sessions,
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
      backfillSubmissions,
      listUnreferenced,
      indexUnsearched,
      resendMail,
      claimWebhooks,
      markWebhook,
      forgetWebhooks,
      listDeadWebhooks,
      resendWebhook,
      closeWebhook,
      ...batches,
      addBatch,
      changeBatch,
      markRoster,
      ...certificates,
      ...members,
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
      writePlacement,
      openVacancy,
      listUnderived,
      deriveFacts,
      ...placement,
    }),
    rankApplications: (...asked: Ranking) =>
      inTurn(() => run((db) => rankApplications(db, ...asked))),
  };
}
