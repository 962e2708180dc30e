/** The process that serves keeps to little memory, whoever starts it: it has to run in 384 MB (ADR 004). */

/** In megabytes. V8 by itself sizes a heap by the memory of the machine; what lives is 100 of it. */
const heapLimit = '--max-old-space-size=256';
/** In megabytes, of each half of what is young, in each thread: at 8 a host of 384 MB reads its store from the disk. */
const youngLimit = '--max-semi-space-size=4';
/** For `collectReceived` (lib/platform/values/bytes.ts). */
const collecting = '--expose-gc';
export const flags = [heapLimit, youngLimit, collecting];
/**
 * Each thread that allocates would take an arena of its own, and none gives back what it once held: 40 MB under load. A file
 * gets a mapping of its own always, not only until the first is freed, which goes back to the system with it.
 */
export const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

/** Node itself reads `next.config.ts`; Next would load its compiler for that (`next start --experimental-next-config-strip-types`). */
const nativeConfig = { __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: 'true' };

/** Makes this process start over within these limits, unless it has: same number, same output, nothing left of before. */
export function limitMemory(more: Readonly<Record<string, string>> = {}): void {
  if (!flags.every((flag) => process.execArgv.includes(flag))) startOver([], more);
}

/** Replaces this process by the same program; `words` follow its own, `more` is added to the environment. Returns only where the system cannot do that. */
export function startOver(
  words: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): void {
  const [program = process.execPath, script = ''] = process.argv;
  const own = process.execArgv.filter((flag) => !flags.includes(flag));
  // Not on Windows, where the site runs without limits.
  process.execve?.(program, [program, ...own, ...flags, script, ...words], {
    ...allocator,
    ...nativeConfig,
    ...process.env,
    ...more,
  });
}
