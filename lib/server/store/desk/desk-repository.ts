import * as batchWrites from '#lib/server/store/batches/batch-writes';
import * as batches from '#lib/server/store/batches/batches';
import * as roster from '#lib/server/store/batches/roster';
import { markRoster } from '#lib/server/store/batches/roster-marks';
import { bound, on } from '#lib/server/store/bound';
import type { Database } from '#lib/server/store/database';
import * as certificates from '#lib/server/store/desk/certificates';
import * as deskSessions from '#lib/server/store/desk/desk-sessions';
import * as deskSignIns from '#lib/server/store/desk/desk-sign-ins';
import * as registrants from '#lib/server/store/desk/registrants';
import * as sessionPlans from '#lib/server/store/desk/session-plans';
import * as team from '#lib/server/store/desk/team';
import * as templates from '#lib/server/store/desk/templates';
import * as backfill from '#lib/server/store/enquiries/enquiry-backfill';
import * as counts from '#lib/server/store/enquiries/enquiry-counts';
import * as lists from '#lib/server/store/enquiries/enquiry-lists';
import * as enquiries from '#lib/server/store/enquiries/enquiry-rows';
import * as sums from '#lib/server/store/enquiries/enquiry-sums';
import * as writes from '#lib/server/store/enquiries/enquiry-writes';
import * as outcomes from '#lib/server/store/enquiries/outcome-sums';
import * as related from '#lib/server/store/enquiries/related-enquiries';
import * as searchIndex from '#lib/server/store/enquiries/search-index';
import * as promises from '#lib/server/store/enquiries/told-promises';
import { eraseEnquiry, findEnquiryHoldings } from '#lib/server/store/erasure/erase-enquiry';
import * as leases from '#lib/server/store/mail/leases';
import * as resends from '#lib/server/store/mail/resend';
import { placementStoreOver } from '#lib/server/store/placement/placement-repository';
import * as deadWebhooks from '#lib/server/store/webhooks/dead-webhooks';
import * as webhooks from '#lib/server/store/webhooks/webhook-events';

/** What the desk asks of the store: its members, sessions, enquiries, certificates and what other systems hear. */
export function deskStoreOver(database: Database) {
  const { engine, run } = database;
  return {
    ...placementStoreOver(database),
    ...bound(run, {
      recordSignIn: deskSignIns.recordSignIn,
      findSignIn: deskSignIns.findSignIn,
      listSignIns: deskSignIns.listSignIns,
      tryCode: deskSignIns.tryCode,
      openDeskSession: deskSignIns.openDeskSession,
      findDeskSession: deskSessions.findDeskSession,
      endDeskSession: deskSessions.endDeskSession,
      endDeskSessionsOf: deskSessions.endDeskSessionsOf,
      keepDeskSessions: deskSessions.keepDeskSessions,
      ...templates,
      ...team,
      ...sessionPlans,
      ...registrants,
      forgetSignIns: deskSignIns.forgetSignIns,
      findEnquiry: enquiries.findEnquiry,
      findEnquiryOf: enquiries.findEnquiryOf,
      findEnquiryByToken: enquiries.findEnquiryByToken,
      listPressed: enquiries.listPressed,
      listNotes: enquiries.listNotes,
      listEvents: enquiries.listEvents,
      listEnquiries: on(engine, lists.listEnquiries),
      ...counts,
      ...related,
      listDue: lists.listDue,
      listUntouched: lists.listUntouched,
      ...promises,
      ...sums,
      ...outcomes,
      changeEnquiry: writes.changeEnquiry,
      findEnquiryHoldings: findEnquiryHoldings,
      eraseEnquiry: on(engine, eraseEnquiry),
      ...backfill,
      indexUnsearched: searchIndex.indexUnsearched,
      resendMail: resends.resendMail,
      ...webhooks,
      ...deadWebhooks,
      ...batches,
      ...batchWrites,
      markRoster,
      ...roster,
      ...certificates,
    }),
    releaseWebhookLeases: (owner: string) =>
      run((db) => leases.releaseLeases(db, 'webhook_events', owner)),
    makeWebhooksDue: (now: number) => run((db) => leases.makeAllDue(db, 'webhook_events', now)),
  };
}
