import type { Database } from '#lib/store/database';
import * as deliveries from '#lib/store/deliveries';
import * as deskSignIns from '#lib/store/desk-sign-ins';
import * as drafts from '#lib/store/drafts';
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

/** The contract over either engine: every call is one statement or one transaction. */
export function storeOver({ engine, run, close }: Database): Store {
  return {
    engine,
    recordSubmission: (submission, mails, file) =>
      run((db) => submissions.recordSubmission(db, submission, mails, file)),
    findRecorded: (key) => run((db) => submissions.findRecorded(db, key)),
    findSubmission: (id) => run((db) => submissions.findSubmission(db, id)),
    findFile: (id) => run((db) => files.findFile(db, id)),

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
    forgetSignIns: (now) => run((db) => deskSignIns.forgetSignIns(db, now)),
    forgetOrders: (unpaidBefore, paidBefore) =>
      run((db) => checks.forgetOrders(db, unpaidBefore, paidBefore)),

    saveDraft: (draft, told) => run((db) => drafts.saveDraft(db, draft, told)),
    findDraft: (email) => run((db) => drafts.findDraft(db, email)),
    forgetDraft: (email) => run((db) => drafts.forgetDraft(db, email)),
    forgetDrafts: (before) => run((db) => drafts.forgetDrafts(db, before)),

    listSuspects: (from, to) => run((db) => keeping.listSuspects(db, from, to)),
    eraseContacts: (before) => run((db) => keeping.eraseContacts(db, before)),

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
    erasePerson: (email, now) => run((db) => erasure.erasePerson(db, engine, email, now)),

    countVisit: (key, windowMs, now) => run((db) => visits.countVisit(db, key, windowMs, now)),
    forgetVisits: (before) => run((db) => visits.forgetVisits(db, before)),
    secret: (name) => run((db) => settings.secret(db, name)),
    probe: (now) => run((db) => settings.probe(db, now)),
    close,
  };
}
