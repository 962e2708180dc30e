/** A program that writes to a store as fast as it can, killed while it does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { build } from 'esbuild';

/** Bundled once in a test file: as modules of its own each startup takes a second. */
const bundles = new Map<string, Promise<string>>();

async function bundleOf(program: string): Promise<string> {
  // Beneath the packages: one of them looks for files of its own.
  const outfile = join(
    'node_modules/.cache/killed-children',
    `${basename(program)}-${process.pid}.mjs`,
  );
  await build({
    entryPoints: [`tests/${program}.ts`],
    outfile,
    bundle: true,
    external: ['pino'],
    platform: 'node',
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    banner: {
      js: "import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);",
    },
  });
  process.once('exit', () => rmSync(outfile, { force: true }));
  return outfile;
}

/** Runs it, named from `tests`; `words` are its arguments. */
async function started(program: string, words: readonly string[]) {
  const bundled = bundles.get(program) ?? bundleOf(program);
  bundles.set(program, bundled);
  const child = spawn(process.execPath, [await bundled, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, exit: once(child, 'exit') };
}

/** Its lines that match, until there are `killAt` and it is killed; one that says fewer ends by itself. */
export async function linesUntilKilled(
  program: string,
  words: readonly string[],
  { said, killAt }: { readonly said: RegExp; readonly killAt: number },
): Promise<string[]> {
  const { child, exit } = await started(program, words);
  const lines: string[] = [];
  // The last line may be cut: an acknowledgement that nobody read in full is none.
  for await (const line of createInterface({ input: child.stdout })) {
    if (said.test(line)) lines.push(line);
    if (lines.length >= killAt) child.kill('SIGKILL');
  }
  await exit;
  return lines;
}

/** Kills it within `mostMs` after it has said one of its first `mostLines` lines, whatever it is about to write; what it said until then. */
export async function runUntilKilled(
  program: string,
  words: readonly string[],
  { mostMs, mostLines = 1 }: { readonly mostMs: number; readonly mostLines?: number },
): Promise<string[]> {
  const { child, exit } = await started(program, words);
  const last = 1 + Math.floor(Math.random() * mostLines);
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (lines.push(line) !== last) continue;
    void wait(Math.random() * mostMs).then(() => child.kill('SIGKILL'));
  }
  expect(await exit).toEqual([null, 'SIGKILL']);
  return lines;
}
