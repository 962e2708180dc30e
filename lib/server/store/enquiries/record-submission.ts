/** A submission is written with its enquiry and each of its mails, or not at all. */
import type { Kysely, Transaction } from 'kysely';
import { keepFacts } from '#lib/server/store/enquiries/application-facts';
import { insertEnquiry } from '#lib/server/store/enquiries/enquiry-inserts';
import { insertRow } from '#lib/server/store/insert-row';
import { queueOwed } from '#lib/server/store/mail/gate';
import type { MailOwed } from '#lib/server/store/mail/owed-mails';
import type { Tables } from '#lib/server/store/migrations/schema';
import { rowOf } from '#lib/server/store/record-rows';
import { keepFile } from '#lib/server/store/submissions/files';
import type { KeptFile, Recorded, Submission } from '#lib/server/store/submissions/records';

/**
 * All of it or nothing, durable when it resolves. A known idempotency key stores and counts nothing again.
 * Throws StoreUnavailable, and ReferenceTaken where its reference is.
 */
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
  const { enquiry, batch, ...own } = submission;
  const { id, receivedAt } = own;
  const stored = await insertRow(tx, 'submissions', rowOf(own), 'idempotency_key');
  if (!stored) {
    const first = await tx
      .selectFrom('submissions')
      .select('id')
      .where('idempotency_key', '=', own.idempotencyKey ?? '')
      .executeTakeFirstOrThrow();
    return { id: first.id, repeated: true };
  }
  if (enquiry) {
    await insertEnquiry(tx, submission, enquiry);
    if (own.kind === 'application') await keepFacts(tx, [submission]);
  }
  if (batch) {
    await tx
      .insertInto('batch_wishes')
      .values({ batch: batch.id, enquiry: id, at: receivedAt, waits: batch.waits ? 1 : 0 })
      .execute();
  }
  // Last: who counts the same waits until this is committed.
  // Strictly: a submission is stored with each of its mails, or not at all.
  const held = await queueOwed(tx, [{ id, mails: owed }], receivedAt, { strictly: true });
  return { id, repeated: false, ...(held.length > 0 && { held }) };
}
