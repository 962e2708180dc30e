import { bound, on } from '#lib/server/store/bound';
import type { Database } from '#lib/server/store/database';
import * as drafts from '#lib/server/store/drafts/drafts';
import * as erasure from '#lib/server/store/erasure/erasure';
import * as erasureRecords from '#lib/server/store/erasure/erasure-records';
import * as retention from '#lib/server/store/erasure/expired-contacts';
import * as expiry from '#lib/server/store/erasure/expiry';
import * as tallies from '#lib/server/store/leads/lead-counts';
import * as relations from '#lib/server/store/leads/lead-relations';
import * as leads from '#lib/server/store/leads/leads';
import * as deadLetters from '#lib/server/store/mail/dead-letters';
import * as mailFailure from '#lib/server/store/mail/mail-failure';
import * as resends from '#lib/server/store/mail/resend';
import { emptyLog } from '#lib/server/store/sqlite/sqlite-log';
import * as figures from '#lib/server/store/statistics';
import * as continuations from '#lib/server/store/submissions/continuations';
import * as files from '#lib/server/store/submissions/files';
import * as pageViews from '#lib/server/store/submissions/page-views';

/** What was sent, and all that is kept beside it: files, drafts, mails, figures; and how it is erased. */
export const submissionStoreOver = ({ engine, run }: Database) =>
  bound(run, {
    findFile: files.findFile,
    filePart: files.filePart,
    listUnscanned: files.listUnscanned,
    markScanned: files.markScanned,
    ...continuations,
    ...drafts,
    listSuspects: retention.listSuspects,
    emptyLog: on(engine, emptyLog),
    eraseContacts: retention.eraseContacts,
    countExpired: expiry.countExpired,
    newestRow: expiry.newestRow,
    isUsed: expiry.isUsed,
    erasureState: expiry.erasureState,
    keepErasureState: expiry.keepErasureState,
    listLeads: leads.listLeads,
    findLead: leads.findLead,
    ...relations,
    ...deadLetters,
    queueMail: resends.queueMail,
    ...tallies,
    figures: on(engine, figures.figures),
    findHoldings: erasure.findHoldings,
    listErasures: erasureRecords.listErasures,
    forgetErasures: erasureRecords.forgetErasures,
    erasePerson: on(engine, erasure.erasePerson),
    countViews: pageViews.countViews,
    listViews: pageViews.listViews,
    countSent: pageViews.countSent,
    forgetViews: pageViews.forgetViews,
    ...mailFailure,
  });
