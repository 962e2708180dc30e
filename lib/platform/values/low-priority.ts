import { setPriority } from 'node:os';

/** A thread of this niceness (19 is the most) gets a tenth of a busy core, and all of an idle one. */
const niceness = 10;

/**
 * Has this thread leave the processor to the threads that serve pages. On Linux a niceness is that of a thread; on other
 * systems it would be that of the whole process.
 */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(niceness);
}
