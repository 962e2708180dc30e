/** What is done once a day. Every part can be done twice without harm, so several hosts need no agreement. */

import { tellOfLoss } from '#lib/server/jobs/backup-notes';
import { writeDigests } from '#lib/server/jobs/digest';
import { warnOfFullDisk } from '#lib/server/jobs/disk-space';
import { eraseExpired } from '#lib/server/jobs/erase-expired';
import { faultOf, log } from '#lib/server/log';
import type { Site } from '#lib/server/site';
import { mirrorErasures } from '#lib/server/store/erasure/erasure-mirror';
import { noteKnownStore } from '#lib/server/store/known-store';
import { StoreUnavailable } from '#lib/server/store/store';

const hour = 60 * 60 * 1000;

/** Runs now and every hour; `stop` lets a run under way end. */
export function startDaily(site: Site): { stop(): Promise<void> } {
  let running = runDaily(site);
  const timer = setInterval(() => {
    running = runDaily(site);
  }, hour);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}

export async function runDaily(site: Site): Promise<void> {
  try {
    await warnOfFullDisk(site);
    await tellOfLoss(site);
    await writeDigests(site, await logLeadCounts(site));
    const erased = await eraseExpired(site);
    await mirrorErasures(site.store, site.env.DATA_DIR);
    await noteKnownStore(site.store, site.env.DATA_DIR);
    if (Object.values(erased).some((count) => count > 0)) log().info(erased, 'erased');
  } catch (error) {
    const away = error instanceof StoreUnavailable;
    log().error(away ? { reason: 'store-unavailable' } : faultOf(error), 'daily job');
  }
}

/**
 * Logs that stored = mailed + waiting + parked. Gives how many were stored without a mail to staff:
 * none, unless somebody changed the tables by hand or we have made a mistake.
 */
async function logLeadCounts({ store }: Site): Promise<number> {
  const { stored, mailed, waiting, parked } = await store.leadCounts();
  const unnotified = stored - mailed - waiting - parked;
  const line = { stored, mailed, waiting, parked, unnotified };
  if (unnotified === 0) log().info(line, 'counters');
  else log().error(line, 'counters');
  return unnotified;
}
