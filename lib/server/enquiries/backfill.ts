/** Submissions from before the desk become enquiries in small batches, while the site runs and takes new ones. */
import { newEnquiry } from '#lib/server/enquiries/record';
import type { Site } from '#lib/server/site';
import { enquiryKinds } from '#lib/shared/forms/registry';

const batchSize = 200;
/** Makes the next batch of enquiries, or what the search finds them by; gives how many, 0 when none is left. */
export const backfill = async (site: Site): Promise<number> =>
  (await backfillBatch(site)) || (await site.store.indexUnsearched(batchSize));

/**
 * Makes enquiries of up to 200 submissions that have no reference, oldest first. What was promised before now is done
 * without an outcome: nobody recorded what became of it. Returns how many; 0 when none is left.
 */
export async function backfillBatch({ store, now }: Site): Promise<number> {
  const at = now();
  const left = await store.listUnreferenced(enquiryKinds, batchSize);
  const rows = await Promise.all(
    left.map(async (submission) => ({
      ...submission,
      enquiry: await newEnquiry(store, submission),
    })),
  );
  // A reference that is taken is made anew with the next batch.
  if (rows.length > 0) await store.backfillSubmissions(rows, at);
  return left.length;
}
