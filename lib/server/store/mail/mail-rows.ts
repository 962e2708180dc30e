/** A mail that is owed, as a row of the outbox: queued in the transaction of what it tells of. */
import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
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

export async function queueMails(
  tx: Kysely<Tables>,
  submissionId: string,
  mails: readonly OutgoingMail[],
  now: number,
): Promise<void> {
  if (mails.length === 0) return;
  await tx
    .insertInto('outbox')
    .values(mails.map((mail) => mailRow(submissionId, mail, now)))
    // Another host may owe the same mail at this moment: it goes once.
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
}

export const mailRow = (submissionId: string, mail: OutgoingMail, now: number) => ({
  id: randomUUIDv7(),
  submission_id: submissionId,
  message_id: messageIdOf(submissionId, mail.role, mail.topic),
  mail: storableJson(mail),
  queued_at: now,
  next_attempt_at: now,
});
