/** How much room is left where the site keeps its data. */
import { statfs } from 'node:fs/promises';

const megabyte = 1024 * 1024;
/** A day's worth of resumes at the most that we take, and room to act. */
const leastBytes = 3 * 1024 * megabyte;
/** Of a small disk, a tenth. */
const leastShare = 0.1;

export interface Space {
  readonly freeBytes: number;
  readonly allBytes: number;
}

/** Of the disk of `folder`; `undefined` where it cannot be asked. */
export async function spaceIn(folder: string): Promise<Space | undefined> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk && { freeBytes: disk.bavail * disk.bsize, allBytes: disk.blocks * disk.bsize };
}

/** Whether somebody should make room while there is time. */
export const isLow = ({ freeBytes, allBytes }: Space): boolean =>
  freeBytes < Math.min(leastBytes, leastShare * allBytes);

/** "512 MB are left". */
export const leftIn = ({ freeBytes }: Space): string =>
  `${Math.floor(freeBytes / megabyte)} MB are left`;
