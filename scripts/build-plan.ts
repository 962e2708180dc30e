/** How `next build` is run by the memory there is: in one go, or in steps that keep what they compiled on the disk. */
import { availableParallelism } from 'node:os';
import type { FreeMemory } from '#scripts/free-memory';
import { allocator } from '#scripts/serving-process';

/** Megabytes. In steps 720 were enough with what ran beside them; the compiler takes most of them, whatever it is told. */
const least = 680;
/** In one go 1,024 with nothing else were enough, 768 were not. */
const inOneGo = 900;
/** Of a build in steps, in which the compiler's own memory is the larger part. */
const heapLimits = '--max-old-space-size=320 --max-semi-space-size=8';
/** Each worker that makes pages takes some 250 of them. */
const perWorker = 400;

/** What is compiled before the whole: each leaves less to do for the next, and no process has it all in memory. */
const parts = [
  'app/api/health/**',
  'app/api/**',
  'app/.well-known/**,app/**/route.ts,app/**/route.tsx',
  'app/(bare)/**,app/(own-main)/**,app/render/**,app/(form)/**',
  'app/(site)/**',
];

interface Plan {
  /** The words after `next build`, a list for each run. */
  readonly steps: readonly (readonly string[])[];
  readonly environment: Readonly<Record<string, string>>;
}

/** `again`: there is a build, and who builds a second time will do so again. */
export function planBuild(free: FreeMemory, again: boolean): Plan {
  const workers = String(workersFor(free));
  if (free.megabytes >= inOneGo) {
    const cache = again && workersFor(free, 2) > 1 ? 'on' : 'off';
    return { steps: [[]], environment: { BUILD_WORKERS: workers, BUILD_CACHE: cache } };
  }
  const compile = '--experimental-build-mode=compile';
  return {
    steps: [
      ...parts.map((paths) => [compile, `--debug-build-paths=${paths}`]),
      [compile],
      // A process of its own: the compiler gives its memory back by ending.
      ['--experimental-build-mode=generate'],
    ],
    environment: {
      BUILD_WORKERS: workers,
      BUILD_CACHE: 'on',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${heapLimits}`.trim(),
      ...allocator,
    },
  };
}

export function tooLittle({ megabytes, ofGroup }: FreeMemory): string | undefined {
  if (megabytes >= least) return undefined;
  const where = ofGroup ? 'the limit of its group leaves' : 'this machine has';
  return `The build needs ${least} MB of memory, and ${where} ${megabytes}: end other programs, add swap, or give it more.`;
}

/** How many processes make pages at once: as many as there is memory for, and no more than Next would take. */
export function workersFor(
  { megabytes }: FreeMemory,
  processors = availableParallelism() - 1,
): number {
  const affordable = Math.floor((megabytes - inOneGo) / perWorker);
  return Math.max(1, Math.min(processors, affordable));
}
