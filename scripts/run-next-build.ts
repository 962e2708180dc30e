/** Runs `next build`: says beforehand where memory is too little, how far it is, and what ended it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { browserslistQuery } from '#lib/server/http/build/bundles';
import { planBuild, tooLittle } from '#scripts/build-plan';
import { freeMemory, memoryKills } from '#scripts/free-memory';

interface Build {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  /** Hears of each step. */
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
