/** A submission is written with its enquiry and each of its mails, or not at all. */
import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Actor, EnquiryEvent } from '#lib/server/store/enquiries/enquiries';
import { searchText, spokenText } from '#lib/server/store/enquiries/enquiry-search';
import { phoneKey } from '#lib/server/store/enquiries/phone-key';
import { keepFacts } from '#lib/server/store/enquiries/placement';
import { queueOwed } from '#lib/server/store/mail/gate';
import type { Tables } from '#lib/server/store/migrations/schema';
import { reader, rowOf } from '#lib/server/store/record-rows';
import { insertRow } from '#lib/server/store/statements';
import { keepFile } from '#lib/server/store/submissions/files';
import {
  type KeptFile,
  type MailOwed,
  type NewEnquiry,
  type Recorded,
  ReferenceTaken,
  type Submission,
} from '#lib/server/store/submissions/records';
import { queueWebhooks } from '#lib/server/store/webhooks/webhook-events';

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

/** Within the transaction of its submission. Throws ReferenceTaken. */
async function insertEnquiry(
  tx: Transaction<Tables>,
  submission: Submission,
  enquiry: NewEnquiry,
): Promise<void> {
  const row = newRow(submission, enquiry);
  if (!(await insertRow(tx, 'enquiries', row, 'reference'))) throw new ReferenceTaken();
  const { id, receivedAt: at } = submission;
  const by: Actor = enquiry.enteredBy ?? { kind: 'visitor' };
  const detail: EnquiryEvent['detail'] = enquiry.enteredBy
    ? { source: enquiry.enteredBy.source }
    : {};
  await insertEvent(tx, id, { id: randomUUIDv7(), at, by, action: 'received', detail });
  if (enquiry.webhook) await queueWebhooks(tx, [enquiry.webhook], at);
}

export const newRow = (
  { id, kind, receivedAt, name, email, phone, suspicion, transcript }: Submission,
  { reference, promisedBy, tokenHash }: NewEnquiry,
) =>
  rowOf({
    id,
    reference,
    tokenHash,
    kind,
    receivedAt,
    suspicious: suspicion !== undefined,
    promisedBy,
    state: 'new' as const,
    dueAt: promisedBy,
    email,
    phoneKey: phoneKey(phone),
    search: searchText({ reference, name, email, phone }),
    spoken: spokenText({ name, transcript, events: [] }),
  });

export async function insertEvent(
  tx: Kysely<Tables>,
  enquiryId: string,
  { by, ...event }: EnquiryEvent,
): Promise<void> {
  await insertRow(tx, 'enquiry_events', {
    ...rowOf(event),
    enquiry_id: enquiryId,
    actor: by.kind,
    ...(by.kind === 'member' && { member: by.address, member_name: by.name }),
  });
}

/** The id of the submission first stored under this idempotency key. */
export async function findRecorded(db: Kysely<Tables>, idempotencyKey: string) {
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
