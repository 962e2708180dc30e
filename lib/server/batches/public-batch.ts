import { openedSite } from '#lib/server/site';
import type { CountedBatch } from '#lib/shared/batches/batch';

/** One batch, past ones too, as it stands now: without where one meets, which is for who has a seat alone. */
export async function findPublicBatch(id: string): Promise<CountedBatch | undefined> {
  const site = openedSite();
  if (!site || !/^[0-9a-z]{1,20}$/.test(id)) return undefined;
  const batch = await site.store.findBatch(id, site.now());
  if (!batch) return undefined;
  const { link: _, place: __, ...open } = batch;
  return open;
}
