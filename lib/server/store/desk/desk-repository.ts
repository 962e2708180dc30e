import * as batchWrites from '#lib/server/store/batches/batch-writes';
import type { BatchStore } from '#lib/server/store/batches/batches';
import * as batches from '#lib/server/store/batches/batches';
import * as roster from '#lib/server/store/batches/roster';
import { markRoster } from '#lib/server/store/batches/roster-marks';
import type { Database } from '#lib/server/store/database';
import type { CertificateStore } from '#lib/server/store/desk/certificates';
import * as certificates from '#lib/server/store/desk/certificates';
import * as deskSessions from '#lib/server/store/desk/desk-sessions';
import type { DeskSignInStore } from '#lib/server/store/desk/desk-sign-ins';
import * as deskSignIns from '#lib/server/store/desk/desk-sign-ins';
import * as registrants from '#lib/server/store/desk/registrants';
import type { SessionStore } from '#lib/server/store/desk/session-plans';
import * as sessionPlans from '#lib/server/store/desk/session-plans';
import type { TeamStore } from '#lib/server/store/desk/team';
import * as team from '#lib/server/store/desk/team';
import type { DeskTemplateStore } from '#lib/server/store/desk/templates';
import * as templates from '#lib/server/store/desk/templates';
import * as backfill from '#lib/server/store/enquiries/enquiry-backfill';
import * as counts from '#lib/server/store/enquiries/enquiry-counts';
import * as lists from '#lib/server/store/enquiries/enquiry-lists';
import * as enquiries from '#lib/server/store/enquiries/enquiry-rows';
import type { EnquiryStore } from '#lib/server/store/enquiries/enquiry-store';
import * as sums from '#lib/server/store/enquiries/enquiry-sums';
import * as writes from '#lib/server/store/enquiries/enquiry-writes';
import * as outcomes from '#lib/server/store/enquiries/outcome-sums';
import * as related from '#lib/server/store/enquiries/related-enquiries';
import * as searchIndex from '#lib/server/store/enquiries/search-index';
import * as promises from '#lib/server/store/enquiries/told-promises';
import type { DeadLetterStore } from '#lib/server/store/mail/dead-letters';
import * as deadLetters from '#lib/server/store/mail/dead-letters';
import * as leases from '#lib/server/store/mail/leases';
import * as resends from '#lib/server/store/mail/resend';
import { placementStoreOver } from '#lib/server/store/placement/placement-repository';
import type { PlacementStore } from '#lib/server/store/placement/placement-store';
import * as deadWebhooks from '#lib/server/store/webhooks/dead-webhooks';
import type { WebhookStore } from '#lib/server/store/webhooks/webhook-events';
import * as webhooks from '#lib/server/store/webhooks/webhook-events';

type DeskStore = EnquiryStore &
  WebhookStore &
  DeskSignInStore &
  DeadLetterStore &
  DeskTemplateStore &
  TeamStore &
  SessionStore &
  BatchStore &
  PlacementStore &
  CertificateStore;

/** What the desk asks of the store: its members, sessions, enquiries, certificates and what other systems hear. */
export function deskStoreOver(database: Database): DeskStore {
  const { engine, run } = database;
  return {
    ...placementStoreOver(database),
    recordSignIn: (signIn) => run((db) => deskSignIns.recordSignIn(db, signIn)),
    findSignIn: (tokenHash, now) => run((db) => deskSignIns.findSignIn(db, tokenHash, now)),
    listSignIns: (browserHash, now) => run((db) => deskSignIns.listSignIns(db, browserHash, now)),
    tryCode: (browserHash, codeHash, now) =>
      run((db) => deskSignIns.tryCode(db, browserHash, codeHash, now)),
    openDeskSession: (tokenHash, session) =>
      run((db) => deskSignIns.openDeskSession(db, tokenHash, session)),
    findDeskSession: (tokenHash, now) =>
      run((db) => deskSessions.findDeskSession(db, tokenHash, now)),
    endDeskSession: (tokenHash) => run((db) => deskSessions.endDeskSession(db, tokenHash)),
    endDeskSessionsOf: (email) => run((db) => deskSessions.endDeskSessionsOf(db, email)),
    keepDeskSessions: (members) => run((db) => deskSessions.keepDeskSessions(db, members)),
    listTemplates: () => run(templates.listTemplates),
    saveTemplate: (template) => run((db) => templates.saveTemplate(db, template)),
    listMemberSettings: () => run(team.listMemberSettings),
    saveMemberSettings: (settings) => run((db) => team.saveMemberSettings(db, settings)),
    forgetMembers: (members) => run((db) => team.forgetMembers(db, members)),
    listFilters: (owner) => run((db) => team.listFilters(db, owner)),
    saveFilter: (filter) => run((db) => team.saveFilter(db, filter)),
    removeFilter: (id, owner) => run((db) => team.removeFilter(db, id, owner)),
    listSessionPlans: (ids) => run((db) => sessionPlans.listSessionPlans(db, ids)),
    listCancelledSessions: (since) => run((db) => sessionPlans.listCancelledSessions(db, since)),
    changeSessionPlan: (id, change, by) =>
      run((db) => sessionPlans.changeSessionPlan(db, id, change, by)),
    listRegistrantPage: (session, limit, after) =>
      run((db) => registrants.listRegistrantPage(db, session, limit, after)),
    listRegistrants: (ids) => run((db) => registrants.listRegistrants(db, ids)),
    listFreeRegistrants: (since) => run((db) => registrants.listFreeRegistrants(db, since)),
    countRegistrants: (ids) => run((db) => registrants.countRegistrants(db, ids)),
    stopMails: (emailHash, at) => run((db) => sessionPlans.stopMails(db, emailHash, at)),
    forgetMailStops: (before) => run((db) => sessionPlans.forgetMailStops(db, before)),
    listMailStops: (hashes) => run((db) => sessionPlans.listMailStops(db, hashes)),
    listOpenDeadLetters: (limit) => run((db) => deadLetters.listOpenDeadLetters(db, limit)),
    forgetSignIns: (now) => run((db) => deskSignIns.forgetSignIns(db, now)),

    findEnquiry: (reference) => run((db) => enquiries.findEnquiry(db, reference)),
    findEnquiryOf: (id) => run((db) => enquiries.findEnquiryOf(db, id)),
    findEnquiryByToken: (hash) => run((db) => enquiries.findEnquiryByToken(db, hash)),
    listPressed: (member, since) => run((db) => enquiries.listPressed(db, member, since)),
    listNotes: (ids) => run((db) => enquiries.listNotes(db, ids)),
    listEvents: (id) => run((db) => enquiries.listEvents(db, id)),
    listEnquiries: (filter, page, size) =>
      run((db) => lists.listEnquiries(db, engine, filter, page, size)),
    countEnquiries: (now, endOfDay, days) =>
      run((db) => counts.countEnquiries(db, now, endOfDay, days)),
    listRelated: (id) => run((db) => related.listRelated(db, id)),
    listDue: (before) => run((db) => lists.listDue(db, before)),
    listUntouched: (before) => run((db) => lists.listUntouched(db, before)),
    tellOfPromises: (ids, note, mails) =>
      run((db) => promises.tellOfPromises(db, ids, note, mails)),
    sumEnquiries: (from, weeks, now) => run((db) => sums.sumEnquiries(db, from, weeks, now)),
    listRecorded: (from, before) => run((db) => sums.listRecorded(db, from, before)),
    sumOutcomes: (from, before) => run((db) => outcomes.sumOutcomes(db, from, before)),
    sumOutcomesByDay: (from, before) => run((db) => outcomes.sumOutcomesByDay(db, from, before)),
    sumDeeds: (from, before) => run((db) => outcomes.sumDeeds(db, from, before)),
    listLost: (from, before, limit) => run((db) => outcomes.listLost(db, from, before, limit)),
    changeEnquiry: (write) => run((db) => writes.changeEnquiry(db, write)),
    findEnquiryHoldings: (id, now) => run((db) => writes.findEnquiryHoldings(db, id, now)),
    eraseEnquiry: (id, now, notice) =>
      run((db) => writes.eraseEnquiry(db, engine, id, now, notice)),
    listUnreferenced: (kinds, limit) => run((db) => backfill.listUnreferenced(db, kinds, limit)),
    backfillSubmissions: (submissions, now) =>
      run((db) => backfill.backfillSubmissions(db, submissions, now)),
    indexUnsearched: (limit) => run((db) => searchIndex.indexUnsearched(db, limit)),
    resendMail: (id, mailId, now) => run((db) => resends.resendMail(db, id, mailId, now)),
    closeMail: (id, mailId, now, press) =>
      run((db) => deadLetters.closeMail(db, id, mailId, now, press)),
    reopenMails: (which) => run((db) => deadLetters.reopenMails(db, which)),

    claimWebhooks: (owner, limit, now) =>
      run((db) => webhooks.claimWebhooks(db, engine, owner, limit, now)),
    markWebhook: (delivery, mark) => run((db) => webhooks.markWebhook(db, delivery, mark)),
    releaseWebhookLeases: (owner) => run((db) => leases.releaseLeases(db, 'webhook_events', owner)),
    makeWebhooksDue: (now) => run((db) => leases.makeAllDue(db, 'webhook_events', now)),
    listDeadWebhooks: () => run(deadWebhooks.listDeadWebhooks),
    resendWebhook: (id, now) => run((db) => deadWebhooks.resendWebhook(db, id, now)),
    closeWebhook: (id, now) => run((db) => deadWebhooks.closeWebhook(db, id, now)),
    forgetWebhooks: (before) => run((db) => webhooks.forgetWebhooks(db, before)),

    listBatches: (list) => run((db) => batches.listBatches(db, list)),
    findBatch: (id, now) => run((db) => batches.findBatch(db, id, now)),
    noteFreeSeats: (note) => run((db) => batches.noteFreeSeats(db, note)),
    countSeats: (now) => run((db) => batches.countSeats(db, now)),
    addBatch: (batch, by) => run((db) => batchWrites.addBatch(db, batch, by)),
    changeBatch: (write) => run((db) => batchWrites.changeBatch(db, engine, write)),
    markRoster: (write) => run((db) => markRoster(db, engine, write)),
    listSeated: (batch, now) => run((db) => roster.listSeated(db, batch, now)),
    listWishers: (batch, now) => run((db) => roster.listWishers(db, batch, now)),
    listSeatsOf: (enquiry, now) => run((db) => roster.listSeatsOf(db, enquiry, now)),
    findBatchWish: (enquiry) => run((db) => roster.findBatchWish(db, enquiry)),

    issueCertificates: (list) => run((db) => certificates.issueCertificates(db, list)),
    findCertificate: (number) => run((db) => certificates.findCertificate(db, number)),
    findSameCertificate: (same) => run((db) => certificates.findSameCertificate(db, same)),
    revokeCertificate: (number, now) =>
      run((db) => certificates.revokeCertificate(db, number, now)),
    findCertificatesEnding: (characters) =>
      run((db) => certificates.findCertificatesEnding(db, characters)),
    listRevokedCertificates: (beginning) =>
      run((db) => certificates.listRevokedCertificates(db, beginning)),
    setCertificateConsent: (number, consent) =>
      run((db) => certificates.setCertificateConsent(db, number, consent)),
    listCertificates: (query, limit) =>
      run((db) => certificates.listCertificates(db, query, limit)),
    keepCertificateKey: (key, now) => run((db) => certificates.keepCertificateKey(db, key, now)),
    listCertificateKeys: () => run(certificates.listCertificateKeys),
  };
}
