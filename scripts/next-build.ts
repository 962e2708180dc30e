/** Runs `next build`: says beforehand where memory is too little, how far it is, and what ended it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type FreeMemory, freeMemory, memoryKills } from '#scripts/free-memory';

/** Megabytes. The compiler takes most of them, whatever it is told; 1,024 with nothing else were enough, 768 were not. */
const least = 900;
/** Each worker that makes pages takes some 250 of them. */
const perWorker = 400;

interface Build {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  /** Hears of each step. */
  report(words: string): void;
}

/** Throws a sentence that says why there is no build. */
export async function nextBuild({ root, env, report }: Build): Promise<void> {
  const free = freeMemory();
  const little = tooLittle(free);
  if (little) throw new Error(little);
  const kills = memoryKills();
  const child = spawn(join(root, 'node_modules/.bin/next'), ['build'], {
    cwd: root,
    env: {
      ...process.env,
      ...env,
      BUILD_WORKERS: String(workersFor(free)),
      // Who builds here a second time will do so again.
      BUILD_CACHE:
        existsSync(join(root, '.next/BUILD_ID')) && workersFor(free, 2) > 1 ? 'on' : 'off',
    },
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
  const words = lines.join('\n');
  console.error(words);
  throw new Error(exitReason(status, signal, memoryKills() > kills || words.includes('SIGKILL')));
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
  const affordable = Math.floor((megabytes - least) / perWorker);
  return Math.max(1, Math.min(processors, affordable));
}

/** What Next says of where it is, without its ornaments. */
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
