import type { Database } from '#lib/store/database';
import * as deliveries from '#lib/store/deliveries';
import * as drafts from '#lib/store/drafts';
import * as lists from '#lib/store/enquiry-lists';
import * as enquiries from '#lib/store/enquiry-rows';
import * as writes from '#lib/store/enquiry-writes';
import * as erasure from '#lib/store/erasure';
import * as files from '#lib/store/files';
import * as keeping from '#lib/store/keeping';
import * as leads from '#lib/store/leads';
import * as checks from '#lib/store/order-checks';
import * as orders from '#lib/store/order-rows';
import * as paymentEvents from '#lib/store/payment-events';
import * as resends from '#lib/store/resend';
import * as settings from '#lib/store/settings';
import type { Store } from '#lib/store/store';
import * as submissions from '#lib/store/submissions';
import * as tallies from '#lib/store/tally';
import * as visits from '#lib/store/visits';
import * as webhooks from '#lib/store/webhook-events';

/** The contract over either engine: every call is one statement or one transaction. */
export function storeOver({ engine, run, close }: Database): Store {
  return {
    engine,
    recordSubmission: (submission, mails, file) =>
      run((db) => submissions.recordSubmission(db, submission, mails, file)),
    findRecorded: (key) => run((db) => submissions.findRecorded(db, key)),
    findSubmission: (id) => run((db) => submissions.findSubmission(db, id)),
    findFile: (id) => run((db) => files.findFile(db, id)),
    listUnscanned: (limit) => run((db) => files.listUnscanned(db, limit)),
    markScanned: (id, scan) => run((db) => files.markScanned(db, id, scan)),

    claimDue: (owner, limit, now) =>
      run((db) => deliveries.claimDue(db, engine, owner, limit, now)),
    markSent: (delivery, now) => run((db) => deliveries.markSent(db, delivery, now)),
    markDeferred: (delivery, reason, nextAttemptAt, now) =>
      run((db) => deliveries.markDeferred(db, delivery, reason, nextAttemptAt, now)),
    markGaveUp: (delivery, reason, now) =>
      run((db) => deliveries.markGaveUp(db, delivery, reason, now)),
    giveBack: (delivery) => run((db) => deliveries.giveBack(db, delivery)),
    releaseLeases: (owner) => run((db) => deliveries.releaseLeases(db, owner)),
    hurry: (now) => run((db) => deliveries.hurry(db, now)),
    backlog: (now) => run((db) => deliveries.backlog(db, now)),

    recordOrder: (order, key) => run((db) => orders.recordOrder(db, order, key)),
    findOrder: (providerOrderId) => run((db) => orders.findOrder(db, providerOrderId)),
    findOrderByKey: (key) => run((db) => orders.findOrderByKey(db, key)),
    confirmOrder: (confirmation) => run((db) => orders.confirmOrder(db, confirmation)),
    moveOrder: (id, to, from, now) => run((db) => orders.moveOrder(db, id, to, from, now)),
    countPaid: (edition) => run((db) => orders.countPaid(db, edition)),
    hasPaid: (edition, email) => run((db) => orders.hasPaid(db, edition, email)),
    claimOrders: (limit, leaseMs, now) =>
      run((db) => checks.claimOrders(db, engine, limit, leaseMs, now)),
    scheduleOrder: (id, nextCheckAt) => run((db) => checks.scheduleOrder(db, id, nextCheckAt)),
    hurryOrders: (now) => run((db) => checks.hurryOrders(db, now)),
    hurryOrder: (id, now) => run((db) => checks.hurryOrder(db, id, now)),
    markUnpaidTold: (id, now) => run((db) => checks.markUnpaidTold(db, id, now)),
    recordPaymentEvent: (event) => run((db) => paymentEvents.recordPaymentEvent(db, event)),
    findPaymentEvents: (id) => run((db) => paymentEvents.findPaymentEvents(db, id)),
    forgetOrders: (unpaidBefore, paidBefore) =>
      run((db) => checks.forgetOrders(db, unpaidBefore, paidBefore)),

    saveDraft: (draft, told) => run((db) => drafts.saveDraft(db, draft, told)),
    findDraft: (email) => run((db) => drafts.findDraft(db, email)),
    forgetDraft: (email, browser) => run((db) => drafts.forgetDraft(db, email, browser)),
    forgetDrafts: (before) => run((db) => drafts.forgetDrafts(db, before)),

    listSuspects: (from, to) => run((db) => keeping.listSuspects(db, from, to)),
    eraseContacts: (before, now, told) => run((db) => keeping.eraseContacts(db, before, now, told)),

    listLeads: (filter, limit, after) => run((db) => leads.listLeads(db, filter, limit, after)),
    findLead: (id) => run((db) => leads.findLead(db, id)),
    findBelongings: (id) => run((db) => leads.findBelongings(db, id)),
    resend: (id, now) => run((db) => resends.resend(db, id, now)),
    resendParked: (now) => run((db) => resends.resendParked(db, now)),
    queueMail: (id, mail, now) => run((db) => resends.queueMail(db, id, mail, now)),
    closeParked: (id, now) => run((db) => resends.closeParked(db, id, now)),
    tally: () => run(tallies.tally),
    listOverdue: (before, but, limit) => run((db) => tallies.listOverdue(db, before, but, limit)),
    listParked: (from, to, limit) => run((db) => tallies.listParked(db, from, to, limit)),
    findHoldings: (email, now) => run((db) => erasure.findHoldings(db, email, now)),
    erasePerson: (email, now, told) =>
      run((db) => erasure.erasePerson(db, engine, email, now, told)),

    findEnquiry: (reference) => run((db) => enquiries.findEnquiry(db, reference)),
    findEnquiryOf: (id) => run((db) => enquiries.findEnquiryOf(db, id)),
    findEnquiryByToken: (hash) => run((db) => enquiries.findEnquiryByToken(db, hash)),
    listEvents: (id) => run((db) => enquiries.listEvents(db, id)),
    listEnquiries: (filter, page, size) => run((db) => lists.listEnquiries(db, filter, page, size)),
    countEnquiries: (now, endOfDay, days) =>
      run((db) => lists.countEnquiries(db, now, endOfDay, days)),
    listRelated: (id) => run((db) => lists.listRelated(db, id)),
    listDue: (before) => run((db) => lists.listDue(db, before)),
    listUntouched: (before) => run((db) => lists.listUntouched(db, before)),
    listTimes: (from, before) => run((db) => lists.listTimes(db, from, before)),
    listRecorded: (from, before) => run((db) => lists.listRecorded(db, from, before)),
    changeEnquiry: (write) => run((db) => writes.changeEnquiry(db, write)),
    findEnquiryHoldings: (id, now) => run((db) => writes.findEnquiryHoldings(db, id, now)),
    eraseEnquiry: (id, now, told) => run((db) => writes.eraseEnquiry(db, engine, id, now, told)),
    resendMail: (id, mailId, now) => run((db) => resends.resendMail(db, id, mailId, now)),
    closeMail: (id, mailId, now) => run((db) => resends.closeMail(db, id, mailId, now)),

    claimWebhooks: (owner, limit, now) =>
      run((db) => webhooks.claimWebhooks(db, engine, owner, limit, now)),
    markWebhook: (delivery, mark) => run((db) => webhooks.markWebhook(db, delivery, mark)),
    releaseWebhookLeases: (owner) => run((db) => webhooks.releaseWebhookLeases(db, owner)),
    hurryWebhooks: (now) => run((db) => webhooks.hurryWebhooks(db, now)),
    listParkedWebhooks: () => run(webhooks.listParkedWebhooks),
    resendWebhook: (id, now) => run((db) => webhooks.resendWebhook(db, id, now)),
    closeWebhook: (id, now) => run((db) => webhooks.closeWebhook(db, id, now)),
    forgetWebhooks: (before) => run((db) => webhooks.forgetWebhooks(db, before)),

    countVisit: (key, windowMs, now) => run((db) => visits.countVisit(db, key, windowMs, now)),
    forgetVisits: (before) => run((db) => visits.forgetVisits(db, before)),
    secret: (name) => run((db) => settings.secret(db, name)),
    probe: (now) => run((db) => settings.probe(db, now)),
    close,
  };
}
