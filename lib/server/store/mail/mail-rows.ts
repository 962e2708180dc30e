/** A mail as a row of the outbox. */
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { storableJson } from '#lib/server/store/storable';
import type { OutgoingMail } from '#lib/server/store/submissions/records';

/** The same for every try of a mail, so that a repeat is recognised by whoever receives it. */
export const messageIdOf = (submissionId: string, role: OutgoingMail['role'], topic?: string) =>
  `<${submissionId}.${role}${topic === undefined ? '' : `.${topic}`}@hoa.mail>`;

/** What the Message-IDs of mails to visitors are like, of those sent again too. */
export const toVisitor = '%.visitor%';

/** Of a row of the outbox. */
export const role = sql<
  OutgoingMail['role']
>`case when message_id like ${sql.lit(toVisitor)} then 'visitor' else 'staff' end`;

export const mailRow = (submissionId: string, mail: OutgoingMail, now: number) => ({
  id: randomUUIDv7(),
  submission_id: submissionId,
  message_id: messageIdOf(submissionId, mail.role, mail.topic),
  mail: storableJson(mail),
  queued_at: now,
  next_attempt_at: now,
});
