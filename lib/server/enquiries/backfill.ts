/** Submissions from before the desk become enquiries in small batches, while the site runs and takes new ones. */
import { setTimeout as delay } from 'node:timers/promises';
import { newEnquiry } from '#lib/server/enquiries/record';
import { faultOf, log } from '#lib/server/log';
import type { Site } from '#lib/server/site';
import { enquiryKinds } from '#lib/shared/forms/registry';

const batchSize = 200;
/** Between two batches, so that visitors come first. */
const restMs = 50;
const storeWaitMs = 5_000;
/** A host of the former version may still store submissions without a reference. */
const againMs = 10 * 60_000;

/** Starts now; looks again every ten minutes. `done` resolves when nothing was left the first time. */
export function startBackfill(site: Site): { stop(): Promise<void>; done: Promise<void> } {
  const stop = new AbortController();
  const rest = (ms: number) =>
    delay(ms, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
  const first = Promise.withResolvers<void>();
  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        const many = (await backfillBatch(site)) || (await site.store.indexUnsearched(batchSize));
        if (many === 0) first.resolve();
        await rest(many === 0 ? againMs : restMs);
      } catch (error) {
        log().warn(faultOf(error), 'backfill waits');
        await rest(storeWaitMs);
      }
    }
  }
  const running = run();
  return {
    done: first.promise,
    async stop() {
      stop.abort();
      await running;
    },
  };
}

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
