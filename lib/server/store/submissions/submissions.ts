import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { insertEnquiry } from '#lib/server/store/enquiries/enquiry-inserts';
import { insertRow } from '#lib/server/store/insert-row';
import type { Tables } from '#lib/server/store/migrations/schema';
import { keepFacts } from '#lib/server/store/placement/application-facts';
import { reader } from '#lib/server/store/record-rows';
import { keepFile } from '#lib/server/store/submissions/files';
import { allowedMails } from '#lib/server/store/submissions/limited-mails';
import type {
  KeptFile,
  MailOwed,
  OutgoingMail,
  Recorded,
  Submission,
} from '#lib/server/store/submissions/records';
import { storable, storableJson } from '#lib/server/store/submissions/storable';

/** The same for every try of a mail, so that a repeat is recognised by whoever receives it. */
export const messageIdOf = (submissionId: string, role: OutgoingMail['role'], topic?: string) =>
  `<${submissionId}.${role}${topic === undefined ? '' : `.${topic}`}@hoa.mail>`;

/** What the Message-IDs of mails to visitors are like, of those sent again too. */
export const toVisitor = '%.visitor%';

export function recordSubmission(
  db: Kysely<Tables>,
  submission: Submission,
  mails: readonly MailOwed[],
  file?: KeptFile,
): Promise<Recorded> {
  return db.transaction().execute(async (tx) => {
    const recorded = await insertSubmission(tx, submission, mails);
    if (file && !recorded.repeated) await keepFile(tx, recorded.id, file);
    return recorded;
  });
}

/** For a transaction that writes more than the submission. */
export async function insertSubmission(
  tx: Transaction<Tables>,
  submission: Submission,
  owed: readonly MailOwed[],
): Promise<Recorded> {
  const { id, receivedAt, idempotencyKey: key } = submission;
  const row = {
    id,
    kind: submission.kind,
    received_at: receivedAt,
    name: storable(submission.name),
    email: storable(submission.email),
    phone: storable(submission.phone),
    transcript: storableJson(submission.transcript),
    suspicion: submission.suspicion === undefined ? null : storable(submission.suspicion),
    idempotency_key: key ?? null,
    session: submission.session ?? null,
    page: submission.page ?? null,
    campaign: submission.campaign === undefined ? null : storable(submission.campaign),
  };
  const stored = await insertRow(tx, 'submissions', row, 'idempotency_key');
  if (!stored) {
    const first = await tx
      .selectFrom('submissions')
      .select('id')
      .where('idempotency_key', '=', key ?? '')
      .executeTakeFirstOrThrow();
    return { id: first.id, repeated: true };
  }
  if (submission.enquiry) {
    await insertEnquiry(tx, submission, submission.enquiry);
    if (submission.kind === 'application') await keepFacts(tx, [submission]);
  }
  if (submission.batch) {
    const { id: batch, waits } = submission.batch;
    await tx
      .insertInto('batch_wishes')
      .values({ batch, enquiry: id, at: receivedAt, waits: waits ? 1 : 0 })
      .execute();
  }
  // Last: who counts the same waits until this is committed.
  const { mails, held } = await allowedMails(tx, owed, receivedAt);
  // Strictly: a submission is stored with each of its mails, or not at all.
  for (const mail of mails) await insertRow(tx, 'outbox', mailRow(id, mail, receivedAt));
  return { id, repeated: false, ...(held.length > 0 && { held }) };
}

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

export async function findRecorded(
  db: Kysely<Tables>,
  idempotencyKey: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row?.id;
}

export async function findSubmission(
  db: Kysely<Tables>,
  id: string,
): Promise<Submission | undefined> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asSubmission(row);
}

export const asSubmission = reader<Omit<Submission, 'enquiry' | 'batch'>>({
  json: ['transcript'],
});
