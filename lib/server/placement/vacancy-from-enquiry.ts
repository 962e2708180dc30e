/** A vacancy begins with what the employer's enquiry says. */
import { randomBytes } from 'node:crypto';
import { termsOf } from '#lib/server/placement/read-terms';
import type { Site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/schema';
import { makeReference } from '#lib/shared/enquiries/rules/reference';
import type { NewVacancy } from '#lib/shared/placement/terms';

/** `V-7K3M-92Q`, by chance as references are. */
export async function newVacancy(
  { store }: Pick<Site, 'store'>,
  { id }: Enquiry,
  at: number,
): Promise<NewVacancy> {
  const submission = await store.findSubmission(id);
  return {
    id: makeReference(randomBytes(6)).replace(/^HOA/, 'V'),
    terms: termsOf(submission?.transcript ?? []),
    at,
  };
}
