import { lossInWords, lossRemedy, readBackupNote, standingLoss } from '#lib/server/backups/last';
import { alarm } from '#lib/server/limits/alarm';
import type { Site } from '#lib/server/site';

/** Staff hear once of a backup that holds much less than the one before: whoever made it at night read nothing. */
export async function tellOfLoss(site: Site): Promise<void> {
  const loss = standingLoss(await readBackupNote(site.env.DATA_DIR));
  if (!loss) return;
  await alarm(site, {
    once: `backup-holds-less:${loss.fuller}`,
    title: 'A backup holds much less than the one before',
    what: lossInWords(loss),
    whatToDo: lossRemedy,
  });
}
