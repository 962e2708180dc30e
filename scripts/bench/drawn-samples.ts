/** Batches and vacancies in a throw-away site, and the addresses that show one of each. */
import { openStore } from '#lib/server/store/open-store';
import { attendancePath, deskBatchPath, deskVacancyPath } from '#lib/shared/addresses/desk-routes';
import { batchCalendarPath, batchPath } from '#lib/shared/addresses/routes';
import { sampleBatches } from '#scripts/samples/batches';
import { samplePlacement } from '#scripts/samples/placement';

export async function drawnSamples(dataDir: string) {
  const store = await openStore({ dataDir });
  try {
    const now = Date.now();
    await sampleBatches(store, now);
    await samplePlacement(store, now);
    const [vacancy] = await store.listVacancies();
    return pathsOfSamples('sample1', vacancy?.id ?? '');
  } finally {
    await store.close();
  }
}

export const pathsOfSamples = (batch: string, vacancy: string) => ({
  /** Of visitors. */
  open: [batchPath(batch), batchCalendarPath(batch)],
  desk: [deskBatchPath(batch), attendancePath(batch), deskVacancyPath(vacancy)],
});
