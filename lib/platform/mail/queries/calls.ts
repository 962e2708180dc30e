import type { Kysely } from 'kysely';
import { defineQueries, grouped, type QueriesOf } from '#lib/platform/db/queries';
import type { Tables } from '#lib/platform/db/tables';
import {
  claimDue,
  markDeadLetter,
  markDeferred,
  markSent,
  releaseClaim,
  sendInstead,
} from '#lib/platform/mail/queries/deliveries';
import {
  findRecorded,
  makeAllDue,
  recordNotice,
  releaseLeases,
  renewLeases,
} from '#lib/platform/mail/queries/outbox';
import {
  backlog,
  closeMail,
  findMailFailure,
  listOpenDeadLetters,
  noteMailFailure,
  queueMail,
  reopenMails,
  resendDeadLetters,
  resendMail,
} from '#lib/platform/mail/queries/undelivered';

export const mailQueries = defineQueries('mail', {
  recordNotice: grouped(recordNotice),
  findRecorded,
  claimDue: grouped(claimDue),
  markSent: grouped(markSent),
  markDeferred: grouped(markDeferred),
  markDeadLetter: grouped(markDeadLetter),
  sendInstead: grouped(sendInstead),
  releaseClaim: grouped(releaseClaim),
  backlog,
  listOpenDeadLetters,
  resendDeadLetters,
  resendMail,
  closeMail,
  reopenMails,
  queueMail,
  noteMailFailure,
  findMailFailure,
  renewLeases: (db: Kysely<Tables>, owner: string, now: number) =>
    renewLeases(db, 'outbox', owner, now),
  releaseLeases: (db: Kysely<Tables>, owner: string) => releaseLeases(db, 'outbox', owner),
  makeAllDue: (db: Kysely<Tables>, now: number) => makeAllDue(db, 'outbox', now),
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof mailQueries> {}
}
