import { log } from '#lib/server/log';
import type { Site } from '#lib/server/site';

/**
 * Logs that stored = mailed + waiting + parked. Gives how many were stored without a mail to staff:
 * none, unless somebody changed the tables by hand or we have made a mistake.
 */
export async function logLeadCounts({ store }: Site): Promise<number> {
  const { stored, mailed, waiting, parked } = await store.leadCounts();
  const unnotified = stored - mailed - waiting - parked;
  const line = { stored, mailed, waiting, parked, unnotified };
  if (unnotified === 0) log().info(line, 'counters');
  else log().error(line, 'counters');
  return unnotified;
}
