import type { CertificateStore } from '#lib/store/certificates';
import * as certificates from '#lib/store/certificates';
import type { Database } from '#lib/store/database';
import type { DeadLetterStore } from '#lib/store/dead-letters';
import * as deadLetters from '#lib/store/dead-letters';
import * as deadWebhooks from '#lib/store/dead-webhooks';
import * as deskSessions from '#lib/store/desk-sessions';
import type { DeskSignInStore } from '#lib/store/desk-sign-ins';
import * as deskSignIns from '#lib/store/desk-sign-ins';
import * as backfill from '#lib/store/enquiry-backfill';
import * as counts from '#lib/store/enquiry-counts';
import * as lists from '#lib/store/enquiry-lists';
import * as enquiries from '#lib/store/enquiry-rows';
import type { EnquiryStore } from '#lib/store/enquiry-store';
import * as sums from '#lib/store/enquiry-sums';
import * as writes from '#lib/store/enquiry-writes';
import * as leases from '#lib/store/leases';
import * as registrants from '#lib/store/registrants';
import * as related from '#lib/store/related-enquiries';
import * as resends from '#lib/store/resend';
import type { SessionStore } from '#lib/store/session-plans';
import * as sessionPlans from '#lib/store/session-plans';
import type { WebhookStore } from '#lib/store/webhook-events';
import * as webhooks from '#lib/store/webhook-events';

type DeskStore = EnquiryStore &
  WebhookStore &
  DeskSignInStore &
  DeadLetterStore &
  SessionStore &
  CertificateStore;

/** What the desk asks of the store: its members, sessions, enquiries, certificates and what other systems hear. */
export function deskStoreOver({ engine, run }: Database): DeskStore {
  return {
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
    listEvents: (id) => run((db) => enquiries.listEvents(db, id)),
    listEnquiries: (filter, page, size) =>
      run((db) => lists.listEnquiries(db, engine, filter, page, size)),
    countEnquiries: (now, endOfDay, days) =>
      run((db) => counts.countEnquiries(db, now, endOfDay, days)),
    listRelated: (id) => run((db) => related.listRelated(db, id)),
    listDue: (before) => run((db) => lists.listDue(db, before)),
    listUntouched: (before) => run((db) => lists.listUntouched(db, before)),
    sumEnquiries: (from, weeks, now) => run((db) => sums.sumEnquiries(db, from, weeks, now)),
    listRecorded: (from, before) => run((db) => sums.listRecorded(db, from, before)),
    changeEnquiry: (write) => run((db) => writes.changeEnquiry(db, write)),
    findEnquiryHoldings: (id, now) => run((db) => writes.findEnquiryHoldings(db, id, now)),
    eraseEnquiry: (id, now, notice) =>
      run((db) => writes.eraseEnquiry(db, engine, id, now, notice)),
    listUnreferenced: (kinds, limit) => run((db) => backfill.listUnreferenced(db, kinds, limit)),
    backfillSubmissions: (submissions, now) =>
      run((db) => backfill.backfillSubmissions(db, submissions, now)),
    resendMail: (id, mailId, now) => run((db) => resends.resendMail(db, id, mailId, now)),
    closeMail: (id, mailId, now) => run((db) => deadLetters.closeMail(db, id, mailId, now)),

    claimWebhooks: (owner, limit, now) =>
      run((db) => webhooks.claimWebhooks(db, engine, owner, limit, now)),
    markWebhook: (delivery, mark) => run((db) => webhooks.markWebhook(db, delivery, mark)),
    releaseWebhookLeases: (owner) => run((db) => leases.releaseLeases(db, 'webhook_events', owner)),
    makeWebhooksDue: (now) => run((db) => leases.makeAllDue(db, 'webhook_events', now)),
    listDeadWebhooks: () => run(deadWebhooks.listDeadWebhooks),
    resendWebhook: (id, now) => run((db) => deadWebhooks.resendWebhook(db, id, now)),
    closeWebhook: (id, now) => run((db) => deadWebhooks.closeWebhook(db, id, now)),
    forgetWebhooks: (before) => run((db) => webhooks.forgetWebhooks(db, before)),

    issueCertificates: (list) => run((db) => certificates.issueCertificates(db, list)),
    findCertificate: (number) => run((db) => certificates.findCertificate(db, number)),
    findSameCertificate: (same) => run((db) => certificates.findSameCertificate(db, same)),
    revokeCertificate: (number, now) =>
      run((db) => certificates.revokeCertificate(db, number, now)),
    setCertificateConsent: (number, consent) =>
      run((db) => certificates.setCertificateConsent(db, number, consent)),
    listCertificates: (query, limit) =>
      run((db) => certificates.listCertificates(db, query, limit)),
    keepCertificateKey: (key, now) => run((db) => certificates.keepCertificateKey(db, key, now)),
    listCertificateKeys: () => run(certificates.listCertificateKeys),
  };
}
