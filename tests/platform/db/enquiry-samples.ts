import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { promisedBy } from '#lib/enquiries/rules/hours';
import type { EnquiryEvent } from '#lib/enquiries/schema/enquiry';
import type { NewEnquiry, Submission } from '#lib/enquiries/schema/submission';
import type { Store } from '#lib/platform/db/store';
import { makeReference } from '#lib/platform/values/reference';
import type { WebhookEvent } from '#lib/platform/webhooks/schema';
import { mailOf, noon, submissionOf } from '#tests/platform/db/samples';

export const member = { kind: 'member', address: 'meena@hoa.example', name: 'Meena' } as const;

export function enquiryOf(
  changes: Partial<Submission> = {},
  more: Partial<NewEnquiry> = {},
): Submission & { readonly enquiry: NewEnquiry } {
  const submission = submissionOf(changes);
  const enquiry = {
    reference: makeReference(randomBytes(6)),
    promisedBy: promisedBy(submission.receivedAt),
    tokenHash: createHash('sha256').update(submission.id).digest('base64url'),
    ...more,
  };
  return { ...submission, enquiry };
}

export async function storeEnquiry(store: Store, ...made: Parameters<typeof enquiryOf>) {
  const submission = enquiryOf(...made);
  await store.recordSubmission(submission, [mailOf()]);
  return submission;
}

export async function namesFound(store: Store, q: string): Promise<string[]> {
  const { rows } = await store.listEnquiries({ list: 'all', q }, 1, 50);
  return rows.map(({ name }) => name);
}

export const eventOf = (changes: Partial<EnquiryEvent> = {}): EnquiryEvent => ({
  id: randomUUID(),
  at: noon + 60_000,
  by: member,
  action: 'note',
  detail: { note: 'Asks for evening batches' },
  ...changes,
});

export const webhookOf = (reference: string, type = 'enquiry.received'): WebhookEvent => ({
  id: randomUUID(),
  type,
  reference,
  body: JSON.stringify({ type, data: { reference, name: 'Meena Iyer' } }),
  emptied: JSON.stringify({ type, data: { reference } }),
});
