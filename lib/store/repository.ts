import * as certificates from '#lib/store/certificates';
import * as continuations from '#lib/store/continuations';
import type { Database } from '#lib/store/database';
import * as deadLetters from '#lib/store/dead-letters';
import * as deadWebhooks from '#lib/store/dead-webhooks';
import * as deliveries from '#lib/store/deliveries';
import * as deskSignIns from '#lib/store/desk-sign-ins';
import * as drafts from '#lib/store/drafts';
import * as adoption from '#lib/store/enquiry-adoption';
import * as lists from '#lib/store/enquiry-lists';
import * as enquiries from '#lib/store/enquiry-rows';
import * as sums from '#lib/store/enquiry-sums';
import * as writes from '#lib/store/enquiry-writes';
import * as erasure from '#lib/store/erasure';
import * as erasureRecords from '#lib/store/erasure-records';
import * as figures from '#lib/store/figures';
import * as files from '#lib/store/files';
import * as tallies from '#lib/store/lead-counts';
import * as leads from '#lib/store/leads';
import * as mailFailure from '#lib/store/mail-failure';
import * as checks from '#lib/store/order-checks';
import * as orders from '#lib/store/order-rows';
import * as pageViews from '#lib/store/page-views';
import * as paymentEvents from '#lib/store/payment-events';
import * as visits from '#lib/store/rate-limit';
import * as registrants from '#lib/store/registrants';
import * as resends from '#lib/store/resend';
import * as retention from '#lib/store/retention';
import * as sessionPlans from '#lib/store/session-plans';
import * as settings from '#lib/store/settings';
import { emptyLog } from '#lib/store/sqlite-log';
import type { Store } from '#lib/store/store';
import * as submissions from '#lib/store/submissions';
import * as webhooks from '#lib/store/webhook-events';

/** The contract over either engine: every call is one statement or one transaction. */
export function storeOver({ engine, run, write, writeAhead, close }: Database): Store {
  return {
    engine,
    recordSubmission: (submission, mails, file) =>
      write((db) => submissions.recordSubmission(db, submission, mails, file)),
    findRecorded: (key) => run((db) => submissions.findRecorded(db, key)),
    findSubmission: (id) => run((db) => submissions.findSubmission(db, id)),
    findFile: (id) => run((db) => files.findFile(db, id)),
    listUnscanned: (limit) => run((db) => files.listUnscanned(db, limit)),
    markScanned: (id, scan) => run((db) => files.markScanned(db, id, scan)),

    claimDue: (owner, limit, now) =>
      write((db) => deliveries.claimDue(db, engine, owner, limit, now)),
    markSent: (delivery, now) => write((db) => deliveries.markSent(db, delivery, now)),
    markDeferred: (delivery, reason, nextAttemptAt, now) =>
      write((db) => deliveries.markDeferred(db, delivery, reason, nextAttemptAt, now)),
    markDeadLetter: (delivery, reason, now) =>
      write((db) => deliveries.markDeadLetter(db, delivery, reason, now)),
    releaseClaim: (delivery) => write((db) => deliveries.releaseClaim(db, delivery)),
    releaseLeases: (owner) => run((db) => deliveries.releaseLeases(db, owner)),
    makeAllDue: (now) => run((db) => deliveries.makeAllDue(db, now)),
    backlog: (now) => run((db) => deliveries.backlog(db, now)),

    recordOrder: (order, key) => run((db) => orders.recordOrder(db, order, key)),
    findOrder: (providerOrderId) => run((db) => orders.findOrder(db, providerOrderId)),
    findOrderByKey: (key) => run((db) => orders.findOrderByKey(db, key)),
    confirmOrder: (confirmation) => run((db) => orders.confirmOrder(db, engine, confirmation)),
    moveOrder: (id, to, from, now) => run((db) => orders.moveOrder(db, id, to, from, now)),
    countPaid: (edition) => run((db) => orders.countPaid(db, edition)),
    hasPaid: (edition, email) => run((db) => orders.hasPaid(db, edition, email)),
    claimOrders: (limit, leaseMs, now) =>
      run((db) => checks.claimOrders(db, engine, limit, leaseMs, now)),
    scheduleOrder: (order, nextCheckAt) =>
      run((db) => checks.scheduleOrder(db, order, nextCheckAt)),
    makeOrdersDue: (now) => run((db) => checks.makeOrdersDue(db, now)),
    makeOrderDue: (id, now) => run((db) => checks.makeOrderDue(db, id, now)),
    markUnpaidNotified: (id, now) => run((db) => checks.markUnpaidNotified(db, id, now)),
    recordPaymentEvent: (event) => run((db) => paymentEvents.recordPaymentEvent(db, event)),
    findPaymentEvents: (id) => run((db) => paymentEvents.findPaymentEvents(db, id)),

    recordSignIn: (signIn) => run((db) => deskSignIns.recordSignIn(db, signIn)),
    findSignIn: (tokenHash, now) => run((db) => deskSignIns.findSignIn(db, tokenHash, now)),
    listSignIns: (browserHash, now) => run((db) => deskSignIns.listSignIns(db, browserHash, now)),
    countWrongCode: (browserHash, now) =>
      run((db) => deskSignIns.countWrongCode(db, browserHash, now)),
    openDeskSession: (tokenHash, session) =>
      run((db) => deskSignIns.openDeskSession(db, tokenHash, session)),
    findDeskSession: (tokenHash, now) =>
      run((db) => deskSignIns.findDeskSession(db, tokenHash, now)),
    endDeskSession: (tokenHash) => run((db) => deskSignIns.endDeskSession(db, tokenHash)),
    endDeskSessionsOf: (email) => run((db) => deskSignIns.endDeskSessionsOf(db, email)),
    keepDeskSessions: (members) => run((db) => deskSignIns.keepDeskSessions(db, members)),
    listSessionPlans: (ids) => run((db) => sessionPlans.listSessionPlans(db, ids)),
    listCancelledSessions: (since) => run((db) => sessionPlans.listCancelledSessions(db, since)),
    changeSessionPlan: (id, change, by) =>
      run((db) => sessionPlans.changeSessionPlan(db, id, change, by)),
    listRegistrants: (ids) => run((db) => registrants.listRegistrants(db, ids)),
    listFreeRegistrants: (since) => run((db) => registrants.listFreeRegistrants(db, since)),
    countRegistrants: (ids) => run((db) => registrants.countRegistrants(db, ids)),
    stopMails: (emailHash, at) => run((db) => sessionPlans.stopMails(db, emailHash, at)),
    forgetMailStops: (before) => run((db) => sessionPlans.forgetMailStops(db, before)),
    listMailStops: (hashes) => run((db) => sessionPlans.listMailStops(db, hashes)),
    listOpenDeadLetters: (limit) => run((db) => deadLetters.listOpenDeadLetters(db, limit)),
    forgetSignIns: (now) => run((db) => deskSignIns.forgetSignIns(db, now)),
    forgetOrders: (unpaidBefore, paidBefore) =>
      run((db) => checks.forgetOrders(db, unpaidBefore, paidBefore)),

    keepContinuation: (kept) => run((db) => continuations.keepContinuation(db, kept)),
    findContinuation: (id, now) => run((db) => continuations.findContinuation(db, id, now)),
    continuationState: (id, now) => run((db) => continuations.continuationState(db, id, now)),
    endContinuation: (id, state, now) =>
      run((db) => continuations.endContinuation(db, id, state, now)),
    continuationBytes: () => run(continuations.continuationBytes),
    forgetContinuations: (now) => run((db) => continuations.forgetContinuations(db, now)),

    saveDraft: (draft, notice) => run((db) => drafts.saveDraft(db, draft, notice)),
    findDraft: (email) => run((db) => drafts.findDraft(db, email)),
    forgetDraft: (email, browser, noticeKey) =>
      run((db) => drafts.forgetDraft(db, email, browser, noticeKey)),
    forgetDrafts: (before) => run((db) => drafts.forgetDrafts(db, before)),

    listSuspects: (from, to, after) => run((db) => retention.listSuspects(db, from, to, after)),
    emptyLog: () => run((db) => emptyLog(db, engine)),
    eraseContacts: (before, now, notice) =>
      run((db) => retention.eraseContacts(db, before, now, notice)),

    listLeads: (filter, limit, after) =>
      run((db) => leads.listLeads(db, engine, filter, limit, after)),
    findLead: (id) => run((db) => leads.findLead(db, id)),
    findBelongings: (id) => run((db) => leads.findBelongings(db, id)),
    resend: (id, now) => run((db) => resends.resend(db, id, now)),
    resendDeadLetters: (now) => run((db) => resends.resendDeadLetters(db, now)),
    queueMail: (id, mail, now) => run((db) => resends.queueMail(db, id, mail, now)),
    closeDeadLetters: (id, now) => run((db) => resends.closeDeadLetters(db, id, now)),
    leadCounts: () => run(tallies.leadCounts),
    figures: (now, endOfDay, before) =>
      run((db) => figures.figures(db, engine, now, endOfDay, before)),
    listOverdue: (before, but, limit) => run((db) => tallies.listOverdue(db, before, but, limit)),
    listDeadLetters: (from, to, limit) => run((db) => tallies.listDeadLetters(db, from, to, limit)),
    listEnquiriesOf: (who) => run((db) => lists.listEnquiriesOf(db, who)),
    findHoldings: (who, now) => run((db) => erasure.findHoldings(db, who, now)),
    listErasures: () => run(erasureRecords.listErasures),
    forgetErasures: (before) => run((db) => erasureRecords.forgetErasures(db, before)),
    erasePerson: (who, now, notice) =>
      run((db) => erasure.erasePerson(db, engine, who, now, notice)),

    findEnquiry: (reference) => run((db) => enquiries.findEnquiry(db, reference)),
    findEnquiryOf: (id) => run((db) => enquiries.findEnquiryOf(db, id)),
    findEnquiryByToken: (hash) => run((db) => enquiries.findEnquiryByToken(db, hash)),
    listEvents: (id) => run((db) => enquiries.listEvents(db, id)),
    listEnquiries: (filter, page, size) =>
      run((db) => lists.listEnquiries(db, engine, filter, page, size)),
    countEnquiries: (now, endOfDay, days) =>
      run((db) => lists.countEnquiries(db, now, endOfDay, days)),
    listRelated: (id) => run((db) => lists.listRelated(db, id)),
    listDue: (before) => run((db) => lists.listDue(db, before)),
    listUntouched: (before) => run((db) => lists.listUntouched(db, before)),
    sumEnquiries: (from, weeks, now) => run((db) => sums.sumEnquiries(db, from, weeks, now)),
    listRecorded: (from, before) => run((db) => sums.listRecorded(db, from, before)),
    changeEnquiry: (write) => run((db) => writes.changeEnquiry(db, write)),
    findEnquiryHoldings: (id, now) => run((db) => writes.findEnquiryHoldings(db, id, now)),
    eraseEnquiry: (id, now, notice) =>
      run((db) => writes.eraseEnquiry(db, engine, id, now, notice)),
    listUnreferenced: (kinds, limit) => run((db) => adoption.listUnreferenced(db, kinds, limit)),
    adoptSubmissions: (submissions, now) =>
      run((db) => adoption.adoptSubmissions(db, submissions, now)),
    resendMail: (id, mailId, now) => run((db) => resends.resendMail(db, id, mailId, now)),
    closeMail: (id, mailId, now) => run((db) => resends.closeMail(db, id, mailId, now)),

    claimWebhooks: (owner, limit, now) =>
      run((db) => webhooks.claimWebhooks(db, engine, owner, limit, now)),
    markWebhook: (delivery, mark) => run((db) => webhooks.markWebhook(db, delivery, mark)),
    releaseWebhookLeases: (owner) => run((db) => webhooks.releaseWebhookLeases(db, owner)),
    makeWebhooksDue: (now) => run((db) => webhooks.makeWebhooksDue(db, now)),
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

    countRequest: (key, windowMs, now, by) =>
      writeAhead((db) => visits.countRequest(db, key, windowMs, now, by)),
    pruneRateLimits: (before) => run((db) => visits.pruneRateLimits(db, before)),
    secret: settings.remembered((name) => run((db) => settings.secret(db, name))),
    countViews: (day, counts) => run((db) => pageViews.countViews(db, day, counts)),
    listViews: (from, to) => run((db) => pageViews.listViews(db, from, to)),
    countSent: (from, before) => run((db) => pageViews.countSent(db, from, before)),
    forgetViews: (day) => run((db) => pageViews.forgetViews(db, day)),
    noteMailFailure: (reason, now) => run((db) => mailFailure.noteMailFailure(db, reason, now)),
    findMailFailure: () => run(mailFailure.findMailFailure),
    probe: (now) => run((db) => settings.probe(db, now)),
    close,
  };
}
