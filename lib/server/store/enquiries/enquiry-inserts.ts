import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Actor, EnquiryEvent } from '#lib/server/store/enquiries/enquiries';
import { searchText } from '#lib/server/store/enquiries/enquiry-search';
import { phoneKey } from '#lib/server/store/enquiries/phone-key';
import { spokenText } from '#lib/server/store/enquiries/search-index';
import { insertRow } from '#lib/server/store/insert-row';
import type { Tables } from '#lib/server/store/migrations/schema';
import { rowOf } from '#lib/server/store/record-rows';
import {
  type NewEnquiry,
  ReferenceTaken,
  type Submission,
} from '#lib/server/store/submissions/records';
import { queueWebhooks } from '#lib/server/store/webhooks/webhook-queue';

/** Within the transaction of its submission. Throws ReferenceTaken. */
export async function insertEnquiry(
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
