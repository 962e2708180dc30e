/** The process that serves keeps to little memory, whoever starts it: a limit that has to be advised is not kept. */

/** Megabytes. A full day’s heap is a third of it; what is beyond ends in an error that names it, not in the machine's. */
const heap = 320;
/** Also for a build, whose processes are told by `NODE_OPTIONS`. */
export const heapLimit = `--max-old-space-size=${heap}`;
/**
 * What lives for one request is collected in rounds of 16 MB, longer than most requests last: at 8 four times as much
 * outlives two rounds, and waits for a collection of the whole heap (decision 398). V8 doubles the number. As
 * `--max-semi-space-size` it would hold for the store's thread as well (lib/server/store/worker/store-worker.ts).
 */
const youngGeneration = '--scavenger-max-new-space-capacity-mb=8';
/** Threads that collect so small a part together mostly wait for each other: a tenth of the submissions a second. Four that mark what is alive take both cores from what answers and from the store, once a second under load (decision 392). */
const collecting = ['--no-parallel-scavenge', '--concurrent-marking-max-worker-num=2'];
/** All of the heap is collected once it has grown by nearly half: V8 by itself does so each second and a half under load, and each time answers wait a tenth of a second (decision 398). What is compiled is kept for processes with the same flags alone, so each is said. */
export const heapGrowth = {
  usual: ['--no-memory-saver-mode', '--heap-growing-percent=45'],
  /** As V8 chooses in that mode (scripts/memory-saver.ts). */
  saving: ['--memory-saver-mode', '--heap-growing-percent=0'],
};
/** For a process of a test, that it is measured as the site is. */
export const flags = [
  heapLimit,
  youngGeneration,
  ...collecting,
  ...heapGrowth.usual,
  '--expose-gc',
];

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
