/** The process that serves keeps to little memory, whoever starts it: a limit that has to be advised is not kept. */

/** Megabytes. A full day’s heap is a third of it; what is beyond ends in an error that names it, not in the machine's. */
const heap = 320;
/** Megabytes. What lives for one request is collected in rounds of this size: 16 takes 20 MB more at rest, which brings a start to its 200 MB; 4 costs a quarter of the submissions a second. */
const semiSpace = 8;

/** Those that `NODE_OPTIONS` takes as well. */
export const memoryFlags = [`--max-old-space-size=${heap}`, `--max-semi-space-size=${semiSpace}`];
/** Threads that collect so small a part together mostly wait for each other: a tenth of the submissions a second. Four that mark what is alive take both cores from what answers and from the store, once a second under load (decision 392). */
const collecting = [
  '--no-parallel-scavenge',
  '--concurrent-marking-max-worker-num=2',
  // Until scripts/memory-saver.ts says so.
  '--no-memory-saver-mode',
];
/** For a process of a test, that it is measured as the site is. */
export const flags = [...memoryFlags, ...collecting, '--expose-gc'];

/** Each thread that allocates would take an arena of its own, and none gives back what it once held. One serves them all in as little processor time. */
export const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Node itself reads `next.config.ts`; Next would load its compiler for that (`next start --experimental-next-config-strip-types`). */
const nativeConfig = { __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: 'true' };

/** Whether this process was started as below. */
const isLimited = () => process.env.MALLOC_ARENA_MAX !== undefined;

/** Makes this process start over within its limits, unless it has: same number, same output, nothing left of before. */
export function limitMemory(more: Readonly<Record<string, string>> = {}): void {
  if (!isLimited()) startOver([], more);
}

/** The same program again in this process; `words` follow its own, `more` is set. Returns only where the system cannot do that. */
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

/** What a start has read, compiled and made, and V8 would keep until there is a load: 13 MB; after a crowd that asks for drawn pages, 90 to 110. Nobody is answered meanwhile: for a site at rest. */
export function collectGarbage(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
