/** Every part can be done twice without harm, so several hosts need no agreement. */

import { writeDigests } from '#lib/desk/mails/digest';
import { lossInWords, lossRemedy, readLoss } from '#lib/platform/backup/last';
import type { AppContext } from '#lib/platform/context';
import { isLow, leftIn, type Space, spaceIn } from '#lib/platform/files/data-folder';
import { alarm } from '#lib/platform/http/limits/alarm';
import { errorFields, log } from '#lib/platform/log/log';
import { isoDayInIndia } from '#lib/platform/values/india';
import { processState } from '#lib/platform/values/process-state';
import { eraseExpired } from '#lib/privacy/jobs';
import { mirrorErasures } from '#lib/privacy/queries/records';
import { noteKnownStore } from '#lib/start/presence';

/** By name, in their order. One that fails keeps no other from its work. */
const steps = {
  disk: warnOfFullDisk,
  backups: notifyLoss,
  digests: async (context) => writeDigests(context, await logLeadCounts(context)),
  erasure: async (context) => {
    const erased = await eraseExpired(context);
    if (Object.values(erased).some((count) => count > 0)) log().info(erased, 'erased');
  },
  erasures_copy: (context) => mirrorErasures(context.store, context.env.DATA_DIR),
  known_store: (context) => noteKnownStore(context.store, context.env.DATA_DIR),
} as const satisfies Record<string, (context: AppContext) => Promise<unknown>>;

export const dailySteps: readonly string[] = Object.keys(steps);

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    /** By step, when it last succeeded in this process, epoch milliseconds. */
    dailySuccess?: Map<string, number>;
  }
}

export async function runDaily(context: AppContext): Promise<void> {
  processState.dailySuccess ??= new Map();
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run(context);
      processState.dailySuccess.set(step, context.now());
    } catch (error) {
      log().error({ step, ...errorFields(error) }, 'daily job');
    }
  }
}

/**
 * Logs that stored = mailed + waiting + failed (`parked` in the log). Gives how many were stored without a mail to staff:
 * none, unless somebody changed the tables by hand or we have made a mistake.
 */
async function logLeadCounts({ store }: AppContext): Promise<number> {
  const { stored, mailed, waiting, parked } = await store.leadCounts();
  const unnotified = stored - mailed - waiting - parked;
  const line = { stored, mailed, waiting, parked, unnotified };
  if (unnotified === 0) log().info(line, 'counters');
  else log().error(line, 'counters');
  return unnotified;
}

/** Staff hear once of a backup that holds much less than the one before: whoever made it at night read nothing. */
async function notifyLoss(context: AppContext): Promise<void> {
  const loss = await readLoss(context.env.DATA_DIR);
  if (!loss) return;
  await alarm(context, {
    once: `backup-holds-less:${loss.at}`,
    title: 'A backup holds much less than the one before',
    what: lossInWords(loss),
    whatToDo: lossRemedy,
  });
}

/** Notifies staff while there is time, once a day; a database elsewhere has a disk of its own. */
export async function warnOfFullDisk(
  context: AppContext,
  measure: (folder: string) => Promise<Space | undefined> = spaceIn,
): Promise<void> {
  const space = await measure(context.env.DATA_DIR);
  if (!space || !isLow(space)) return;
  await alarm(context, {
    once: `disk:${isoDayInIndia(context.now())}`,
    title: 'The disk is nearly full',
    what: `${leftIn(space)} where the site keeps its data. When it is full, the site cannot accept any more forms.`,
    whatToDo:
      'Free some space, or add a larger disk. Old backups in DATA_DIR/backups are often the largest.',
  });
}
