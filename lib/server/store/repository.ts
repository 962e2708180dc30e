import * as documents from '#lib/server/store/books/documents';
import * as groups from '#lib/server/store/books/payment-groups';
import * as ledgerSums from '#lib/server/store/books/sums';
import type { Database } from '#lib/server/store/database';
import { deskStoreOver } from '#lib/server/store/desk/desk-repository';
import * as related from '#lib/server/store/enquiries/related-enquiries';
import * as erasure from '#lib/server/store/erasure/erasure';
import * as erasureRecords from '#lib/server/store/erasure/erasure-records';
import * as retention from '#lib/server/store/erasure/expired-contacts';
import * as expiry from '#lib/server/store/erasure/expiry';
import * as tallies from '#lib/server/store/leads/lead-counts';
import * as relations from '#lib/server/store/leads/lead-relations';
import * as leads from '#lib/server/store/leads/leads';
import { backlog } from '#lib/server/store/mail/backlog';
import * as deadLetters from '#lib/server/store/mail/dead-letters';
import * as deliveries from '#lib/server/store/mail/deliveries';
import * as leases from '#lib/server/store/mail/leases';
import * as mailFailure from '#lib/server/store/mail/mail-failure';
import * as resends from '#lib/server/store/mail/resend';
import * as checks from '#lib/server/store/payments/order-checks';
import * as payments from '#lib/server/store/payments/order-payment';
import * as orders from '#lib/server/store/payments/order-rows';
import * as paymentEvents from '#lib/server/store/payments/payment-events';
import { paymentStoreOver } from '#lib/server/store/payments/payment-repository';
import * as rateLimits from '#lib/server/store/rate-limit';
import * as settings from '#lib/server/store/settings';
import { emptyLog } from '#lib/server/store/sqlite/sqlite-log';
import * as figures from '#lib/server/store/statistics';
import type { Store } from '#lib/server/store/store';
import * as continuations from '#lib/server/store/submissions/continuations';
import * as drafts from '#lib/server/store/submissions/drafts';
import * as files from '#lib/server/store/submissions/files';
import * as pageViews from '#lib/server/store/submissions/page-views';
import * as submissions from '#lib/server/store/submissions/submissions';

/** The contract over either engine: every call is one statement or one transaction. */
export function storeOver(database: Database): Store {
  const { engine, run, write, writeAhead, close } = database;
  return {
    ...deskStoreOver(database),
    ...paymentStoreOver(database),
    engine,
    recordSubmission: (submission, mails, file) =>
      write((db) => submissions.recordSubmission(db, submission, mails, file)),
    findRecorded: (key) => run((db) => submissions.findRecorded(db, key)),
    findSubmission: (id) => run((db) => submissions.findSubmission(db, id)),
    findFile: (id) => run((db) => files.findFile(db, id)),
    filePart: (id, from, length) => run((db) => files.filePart(db, id, from, length)),
    listUnscanned: (limit) => run((db) => files.listUnscanned(db, limit)),
    markScanned: (id, scan) => run((db) => files.markScanned(db, id, scan)),

    claimDue: (owner, limit, now) =>
      write((db) => deliveries.claimDue(db, engine, owner, limit, now)),
    markSent: (delivery, now) => write((db) => deliveries.markSent(db, delivery, now)),
    markDeferred: (delivery, reason, nextAttemptAt, now) =>
      write((db) => deliveries.markDeferred(db, delivery, reason, nextAttemptAt, now)),
    markDeadLetter: (delivery, reason, now, words) =>
      write((db) => deliveries.markDeadLetter(db, delivery, reason, now, words)),
    releaseClaim: (delivery) => write((db) => deliveries.releaseClaim(db, delivery)),
    renewLeases: (owner, now) => run((db) => leases.renewLeases(db, 'outbox', owner, now)),
    releaseLeases: (owner) => run((db) => leases.releaseLeases(db, 'outbox', owner)),
    makeAllDue: (now) => run((db) => leases.makeAllDue(db, 'outbox', now)),
    backlog: (now) => run((db) => backlog(db, now)),

    recordOrder: (order, key) => run((db) => orders.recordOrder(db, order, key)),
    findOrder: (providerOrderId) => run((db) => orders.findOrder(db, providerOrderId)),
    findOrderByKey: (key) => run((db) => orders.findOrderByKey(db, key)),
    findOrderById: (id) => run((db) => orders.findOrderById(db, id)),
    confirmOrder: (confirmation) => run((db) => payments.confirmOrder(db, engine, confirmation)),
    moveOrder: (id, to, from, now) => run((db) => payments.moveOrder(db, id, to, from, now)),
    countPaid: (edition) => run((db) => payments.countPaid(db, edition)),
    countPaidBy: (edition, email) => run((db) => payments.countPaidBy(db, edition, email)),
    hasPaid: (edition, email) => run((db) => payments.hasPaid(db, edition, email)),
    claimOrders: (limit, leaseMs, now) =>
      run((db) => checks.claimOrders(db, engine, limit, leaseMs, now)),
    scheduleOrder: (order, nextCheckAt) =>
      run((db) => checks.scheduleOrder(db, order, nextCheckAt)),
    makeOrdersDue: (now) => run((db) => checks.makeOrdersDue(db, now)),
    makeOrderDue: (id, now) => run((db) => checks.makeOrderDue(db, id, now)),
    markUnpaidNotified: (id, now) => run((db) => checks.markUnpaidNotified(db, id, now)),
    recordPaymentEvent: (event) => run((db) => paymentEvents.recordPaymentEvent(db, event)),
    findPaymentEvents: (id) => run((db) => paymentEvents.findPaymentEvents(db, id)),

    forgetOrders: (unpaidBefore, paidBefore) =>
      run((db) => checks.forgetOrders(db, unpaidBefore, paidBefore)),

    findDocument: (number) => run((db) => documents.findDocument(db, number)),
    findInvoicedOrder: (number) => run((db) => documents.findInvoicedOrder(db, number)),
    listLedger: (from, before) => run((db) => documents.listLedger(db, from, before)),
    sumMonths: (starts) => run((db) => ledgerSums.sumMonths(db, starts)),
    sumTables: (from, before) => run((db) => ledgerSums.sumTables(db, from, before)),
    sumGroups: (today, weekFrom) => run((db) => groups.sumGroups(db, today, weekFrom)),
    countOverdue: (today) => run((db) => groups.countOverdue(db, today)),
    listPayments: (asked) => run((db) => groups.listPayments(db, asked)),

    keepContinuation: (kept) => run((db) => continuations.keepContinuation(db, kept)),
    continuationSize: (id, now) => run((db) => continuations.continuationSize(db, id, now)),
    continuationPart: (id, from, length, now) =>
      run((db) => continuations.continuationPart(db, id, from, length, now)),
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
    eraseContacts: (before, now, toldAt) =>
      run((db) => retention.eraseContacts(db, before, now, toldAt)),
    countExpired: (bounds) => run((db) => expiry.countExpired(db, bounds)),
    newestRow: () => run(expiry.newestRow),
    isUsed: () => run(expiry.isUsed),
    erasureState: () => run(expiry.erasureState),
    keepErasureState: (state) => run((db) => expiry.keepErasureState(db, state)),

    listLeads: (filter, limit, after) =>
      run((db) => leads.listLeads(db, engine, filter, limit, after)),
    findLead: (id) => run((db) => leads.findLead(db, id)),
    findRelations: (id) => run((db) => relations.findRelations(db, id)),
    resend: (id, now) => run((db) => resends.resend(db, id, now)),
    resendDeadLetters: (now) => run((db) => deadLetters.resendDeadLetters(db, now)),
    queueMail: (id, mail, now) => run((db) => resends.queueMail(db, id, mail, now)),
    closeDeadLetters: (id, now) => run((db) => deadLetters.closeDeadLetters(db, id, now)),
    leadCounts: () => run(tallies.leadCounts),
    figures: (now, endOfDay, before) =>
      run((db) => figures.figures(db, engine, now, endOfDay, before)),
    listOverdue: (before, but, limit) => run((db) => tallies.listOverdue(db, before, but, limit)),
    listDeadLetters: (from, to, limit) => run((db) => tallies.listDeadLetters(db, from, to, limit)),
    listEnquiriesOf: (who) => run((db) => related.listEnquiriesOf(db, who)),
    findHoldings: (who, now) => run((db) => erasure.findHoldings(db, who, now)),
    listErasures: () => run(erasureRecords.listErasures),
    forgetErasures: (before) => run((db) => erasureRecords.forgetErasures(db, before)),
    erasePerson: (who, now, toldAt) =>
      run((db) => erasure.erasePerson(db, engine, who, now, toldAt)),

    countRequest: (key, windowMs, now, by) =>
      writeAhead((db) => rateLimits.countRequest(db, key, windowMs, now, by)),
    pruneRateLimits: (before) => run((db) => rateLimits.pruneRateLimits(db, before)),
    secret: settings.remembered((name) => run((db) => settings.secret(db, name))),
    countViews: (day, counts) => run((db) => pageViews.countViews(db, day, counts)),
    listViews: (from, to) => run((db) => pageViews.listViews(db, from, to)),
    countSent: (from, before) => run((db) => pageViews.countSent(db, from, before)),
    forgetViews: (day) => run((db) => pageViews.forgetViews(db, day)),
    noteMailFailure: (reason, now) => run((db) => mailFailure.noteMailFailure(db, reason, now)),
    findMailFailure: () => run(mailFailure.findMailFailure),
    probe: (now) =>
      run(async (db) => {
        database.requireRoom?.();
        await settings.probe(db, now);
      }),
    close,
  };
}
