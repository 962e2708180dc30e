import { statfs } from 'node:fs/promises';
import { isoDayInIndia } from '#lib/india';
import { alarm } from '#lib/limits/alarm';
import type { Site } from '#lib/site';

/** A day's worth of resumes at the most that we take, and room to act. */
const leastBytes = 3 * 1024 * 1024 * 1024;
/** Of a small disk, a tenth. */
const leastShare = 0.1;

interface Space {
  readonly freeBytes: number;
  readonly allBytes: number;
}

/** Tells staff while there is time, once a day; a database elsewhere has a disk of its own. */
export async function warnOfFullDisk(
  site: Site,
  measure: (folder: string) => Promise<Space> = spaceIn,
): Promise<void> {
  const space = await measure(site.env.DATA_DIR).catch(() => undefined);
  if (!space || space.freeBytes >= Math.min(leastBytes, leastShare * space.allBytes)) return;
  const left = Math.floor(space.freeBytes / 1024 / 1024);
  await alarm(site, {
    once: `disk:${isoDayInIndia(site.now())}`,
    title: 'The disk is nearly full',
    what: `${left} MB are left where the site keeps its data. When it is full, nothing more can be sent in.`,
    whatToDo: 'Make room, or a larger disk. Old backups in DATA_DIR/backups are often the largest.',
  });
}

async function spaceIn(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, allBytes: blocks * bsize };
}
