/** The batches that pages show: as the watch read them last, so that no visitor waits for the store. */
import { processState } from '#lib/server/process-state';
import { openedSite } from '#lib/server/site';
import { whileStoreAnswers } from '#lib/server/store/outage';
import { batchPath, routes } from '#lib/shared/addresses/routes';
import { type CountedBatch, isJoinable } from '#lib/shared/batches/batch';

declare module '#lib/server/process-state' {
  interface ProcessState {
    /** Read every two seconds by the watch; absent before its first look, and where none runs. */
    batches?: readonly CountedBatch[];
  }
}

/** Whether it is the page of a batch that is announced, or of all: who makes up an id has nothing made for memory. */
export const isAnnounced = (path: string): boolean =>
  path === routes.batches ||
  (processState.batches?.some(({ id }) => path === batchPath(id)) ?? false);

/** Those that are not over, by their first session; none where the store cannot be asked and never was. */
export async function announcedBatches(): Promise<readonly CountedBatch[]> {
  const site = openedSite();
  if (!site) return [];
  if (processState.batches) return processState.batches;
  const now = site.now();
  return whileStoreAnswers<readonly CountedBatch[]>(
    () => site.store.listBatches({ now, endsAfter: now }),
    () => [],
  );
}

/** Those for which a seat may still be asked, by their first session; `now` in epoch milliseconds. */
export async function joinableBatches(now: number): Promise<readonly CountedBatch[]> {
  const all = await announcedBatches();
  return all.filter((batch) => isJoinable(batch, now));
}

/** At most `most`: those that one can still join and that teach any of `modules`, or are the bootcamp `code`. */
export async function nextBatches(
  about: { readonly modules?: readonly number[]; readonly bootcamp?: string },
  now: number,
  most = 2,
): Promise<readonly CountedBatch[]> {
  const { modules, bootcamp } = about;
  const wanted = new Set([
    ...(modules ?? []).map((each) => `module-${each}`),
    ...(bootcamp ? [`bootcamp-${bootcamp}`] : []),
  ]);
  const all = await joinableBatches(now);
  return all.filter((batch) => batch.what.some((each) => wanted.has(each))).slice(0, most);
}
