import { isLow, leftIn, type Space, spaceIn } from '#lib/server/data-folder/free-space';
import { alarm } from '#lib/server/limits/alarm';
import type { Site } from '#lib/server/site';
import { isoDayInIndia } from '#lib/shared/india';

/** Tells staff while there is time, once a day; a database elsewhere has a disk of its own. */
export async function warnOfFullDisk(
  site: Site,
  measure: (folder: string) => Promise<Space | undefined> = spaceIn,
): Promise<void> {
  const space = await measure(site.env.DATA_DIR);
  if (!space || !isLow(space)) return;
  await alarm(site, {
    once: `disk:${isoDayInIndia(site.now())}`,
    title: 'The disk is nearly full',
    what: `${leftIn(space)} where the site keeps its data. When it is full, the site cannot accept any more forms.`,
    whatToDo:
      'Free some space, or add a larger disk. Old backups in DATA_DIR/backups are often the largest.',
  });
}
