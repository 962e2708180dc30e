/** Runs `next build`: says beforehand where memory is too little, how far it is, and what ended it. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { browserslistQuery } from '#lib/start/build/bundles';
import { allocator } from '#scripts/serving-process';

interface Build {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  report(words: string): void;
}

/** Throws a sentence that says why there is no build. */
export async function nextBuild(build: Build): Promise<void> {
  const free = freeMemory();
  const little = tooLittle(free);
  if (little) throw new Error(little);
  const { steps, environment } = planBuild(free, existsSync(join(build.root, '.next/BUILD_ID')));
  if (steps.length > 1) build.report(`Little memory: the build is made in ${steps.length} steps`);
  for (const [at, words] of steps.entries()) {
    const count = steps.length > 1 ? `${at + 1} of ${steps.length}: ` : '';
    await runNext(words, {
      ...build,
      env: { ...build.env, ...environment },
      report: (step) => build.report(`${count}${step}`),
    });
  }
}

async function runNext(words: readonly string[], { root, env, report }: Build): Promise<void> {
  const kills = memoryKills();
  const child = spawn(join(root, 'node_modules/.bin/next'), ['build', ...words], {
    cwd: root,
    env: { ...process.env, BROWSERSLIST: browserslistQuery, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.exit(1);
  };
  process.once('SIGTERM', end).once('SIGINT', end);
  const lines: string[] = [];
  const hear = (line: string) => {
    lines.push(line);
    const step = stepIn(line);
    if (step) report(step);
  };
  createInterface(child.stdout).on('line', hear);
  createInterface(child.stderr).on('line', hear);
  const [status, signal] = (await once(child, 'close')) as [number | null, string | null];
  process.off('SIGTERM', end).off('SIGINT', end);
  if (status === 0) return;
  const output = lines.join('\n');
  console.error(output);
  throw new Error(exitReason(status, signal, memoryKills() > kills || output.includes('SIGKILL')));
}

export function stepIn(line: string): string | undefined {
  const bare = line.replace(/^[^A-Za-z]+/, '').trim();
  return /^(?:Creating|Compiled|Running|Collecting|Generating|Finalizing)\b/.test(bare)
    ? bare.replace(/ \.\.\.$/, '')
    : undefined;
}

export function exitReason(status: number | null, signal: string | null, killed: boolean): string {
  if (killed)
    return 'The build was killed for want of memory: end other programs, add swap, or give it more.';
  if (signal) return `The build was ended from outside (${signal}).`;
  return `The build failed (status ${status}): the lines above say why.`;
}

/** Megabytes. In steps 720 were enough with what ran beside them; the compiler takes most of them, whatever it is told. */
const least = 680;
/** In one go 1,024 with nothing else were enough, 768 were not. */
const inOneGo = 900;
/** Heap limits of a build in steps, in which the compiler's own memory dominates. */
const heapLimits = '--max-old-space-size=320 --max-semi-space-size=8';
/** Each worker that makes pages takes some 250 of them. */
const perWorker = 400;

/** Each part is compiled before the whole: it leaves less to do for the next, and no process has it all in memory. */
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

export interface FreeMemory {
  readonly megabytes: number;
  readonly ofGroup: boolean;
}

type Read = (file: string) => string | undefined;

const readText: Read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

export function freeMemory(read: Read = readText): FreeMemory {
  const ofMachine = freeOfMachine(read('/proc/meminfo') ?? '');
  const ofGroup = Math.min(...groups(read).map(({ free }) => free));
  const bytes = Math.min(ofMachine, ofGroup);
  return { megabytes: Math.round(bytes / 1024 / 1024), ofGroup: ofGroup < ofMachine };
}

/** How often the kernel has ended something here for want of memory; compare before with after. */
export function memoryKills(read: Read = readText): number {
  const all = [...groups(read).map(({ events }) => events), read('/proc/vmstat') ?? ''];
  return Math.max(0, ...all.map((text) => field(text, 'oom_kill') ?? 0));
}

/** Swap counts: slow is better than killed. */
function freeOfMachine(meminfo: string): number {
  const kilobytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(meminfo)?.[1]);
  const free = (kilobytes('MemAvailable') + (kilobytes('SwapFree') || 0)) * 1024;
  return Number.isNaN(free) ? Number.POSITIVE_INFINITY : free;
}

type Group = ReturnType<typeof second>;

/** The own group and those around it, of either version of control groups. In a container they begin at its own. */
function groups(read: Read): Group[] {
  const found: Group[] = [];
  for (const line of (read('/proc/self/cgroup') ?? '').trim().split('\n')) {
    const [, kinds = '', path = '/'] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
    if (kinds === '')
      for (const folder of upwards('/sys/fs/cgroup', path)) found.push(second(read, folder));
    if (kinds.split(',').includes('memory'))
      for (const folder of upwards('/sys/fs/cgroup/memory', path)) found.push(first(read, folder));
  }
  return found;
}

function upwards(root: string, path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  return [root, ...parts.map((_, at) => join(root, ...parts.slice(0, at + 1)))];
}

/** https://docs.kernel.org/admin-guide/cgroup-v2.html; what files hold in memory can be given up. */
function second(read: Read, folder: string) {
  const limit = Number(read(join(folder, 'memory.max')) ?? Number.NaN);
  const used = field(read(join(folder, 'memory.stat')) ?? '', 'anon') ?? 0;
  const free = Number.isNaN(limit) ? Number.POSITIVE_INFINITY : limit - used;
  return { free, events: read(join(folder, 'memory.events')) ?? '' };
}

function first(read: Read, folder: string): Group {
  const limit = Number(read(join(folder, 'memory.limit_in_bytes')) ?? Number.NaN);
  const used = field(read(join(folder, 'memory.stat')) ?? '', 'total_rss') ?? 0;
  const free = Number.isNaN(limit) ? Number.POSITIVE_INFINITY : limit - used;
  return { free, events: read(join(folder, 'memory.oom_control')) ?? '' };
}

function field(text: string, name: string): number | undefined {
  const found = new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}
