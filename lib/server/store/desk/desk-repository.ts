import { addBatch, changeBatch, markRoster } from '#lib/server/store/batches/actions';
import * as batches from '#lib/server/store/batches/queries';
import { bound, type Database, on } from '#lib/server/store/database';
import * as certificates from '#lib/server/store/desk/certificates';
import * as members from '#lib/server/store/desk/queries';
import {
  changeEnquiry,
  listEnquiriesOf,
  listRelated,
  tellOfPromises,
} from '#lib/server/store/enquiries/queries/changes';
import * as lists from '#lib/server/store/enquiries/queries/lists';
import {
  countEnquiries,
  listRecorded,
  sumEnquiries,
} from '#lib/server/store/enquiries/queries/lists';
import * as outcomes from '#lib/server/store/enquiries/queries/outcomes';
import { deriveFacts, listUnderived } from '#lib/server/store/enquiries/queries/placement';
import {
  findEnquiry,
  findEnquiryByToken,
  findEnquiryOf,
  listEvents,
  listNotes,
  listPressed,
} from '#lib/server/store/enquiries/queries/rows';
import { indexUnsearched } from '#lib/server/store/enquiries/queries/search';
import {
  backfillSubmissions,
  listUnreferenced,
} from '#lib/server/store/enquiries/queries/submissions';
import { eraseEnquiry, findEnquiryHoldings } from '#lib/server/store/erasure/actions';
import { makeAllDue, releaseLeases } from '#lib/server/store/mail/outbox-rows';
import { resendMail } from '#lib/server/store/mail/undelivered';
import { rankApplications } from '#lib/server/store/placement/queries/ranking';
import * as placement from '#lib/server/store/placement/queries/reads';
import { writePlacement } from '#lib/server/store/placement/queries/writes';
import * as sessions from '#lib/server/store/sessions/queries';
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
      listUnderived,
      deriveFacts,
      ...placement,
    }),
    rankApplications: (...asked: Ranking) =>
      inTurn(() => run((db) => rankApplications(db, ...asked))),
  };
}
