import { faultOf, log } from '#lib/server/log';
import type { Site } from '#lib/server/site';
import { StoreUnavailable } from '#lib/server/store/store';
import { putBack, takeViews } from '#lib/server/views/counter';
import { isoDayInIndia } from '#lib/shared/india';

export async function writeViews({ store, now }: Site): Promise<void> {
  const counts = takeViews();
  try {
    await store.countViews(isoDayInIndia(now()), counts);
  } catch (error) {
    putBack(counts);
    if (!(error instanceof StoreUnavailable)) log().error(faultOf(error), 'page views');
  }
}
