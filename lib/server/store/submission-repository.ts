import { bound, type Database, on } from '#lib/server/store/database';
import * as drafts from '#lib/server/store/drafts/drafts';
import * as erasure from '#lib/server/store/erasure/erasure';
import { forgetErasures, listErasures } from '#lib/server/store/erasure/erasure-records';
import * as retention from '#lib/server/store/erasure/expired-contacts';
import * as expiry from '#lib/server/store/erasure/expiry';
import * as tallies from '#lib/server/store/leads/lead-counts';
import * as relations from '#lib/server/store/leads/lead-relations';
import * as leads from '#lib/server/store/leads/leads';
import * as resends from '#lib/server/store/mail/resend';
import {
  closeMail,
  findMailFailure,
  listOpenDeadLetters,
  noteMailFailure,
  reopenMails,
  resendDeadLetters,
} from '#lib/server/store/mail/undelivered';
import { emptyLog } from '#lib/server/store/sqlite/sqlite-dialect';
import * as figures from '#lib/server/store/statistics';
import * as continuations from '#lib/server/store/submissions/continuations';
import {
  filePart,
  findFile,
  listUnscanned,
  markScanned,
} from '#lib/server/store/submissions/files';
import * as pageViews from '#lib/server/store/submissions/page-views';

/** What was sent, and all that is kept beside it: files, drafts, mails, figures; and how it is erased. */
export const submissionStoreOver = ({ engine, run }: Database) =>
  bound(run, {
    findFile,
    filePart,
    listUnscanned,
    markScanned,
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
    listOpenDeadLetters,
    resendDeadLetters,
    closeMail,
    reopenMails,
    queueMail: resends.queueMail,
    ...tallies,
    figures: on(engine, figures.figures),
    findHoldings: erasure.findHoldings,
    listErasures,
    forgetErasures,
    erasePerson: on(engine, erasure.erasePerson),
    countViews: pageViews.countViews,
    listViews: pageViews.listViews,
    countSent: pageViews.countSent,
    forgetViews: pageViews.forgetViews,
    noteMailFailure,
    findMailFailure,
  });
