import { getPriority, setPriority } from 'node:os';

/** Beside a busy thread it gets a quarter of a core, and all of an idle one; more (19 is the most) would starve it on a crowded host. */
const niceness = 5;

/**
 * Has this thread leave the processor to the threads that serve pages. On Linux a niceness is that of a thread; on other
 * systems it would be that of the whole process.
 */
export function giveWay(): void {
  // Only root may raise the priority of a thread whose process was started with a lower one.
  if (process.platform === 'linux' && getPriority() < niceness) setPriority(niceness);
}
