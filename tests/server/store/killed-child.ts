/** A program that writes to a store as fast as it can, killed while it does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@jest/globals';

/** Runs it beside this file; `words` are its arguments. */
function started(program: string, words: readonly string[]) {
  const script = `tests/server/store/${program}.ts`;
  const child = spawn(process.execPath, [script, ...words], {
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
  const { child, exit } = started(program, words);
  const lines: string[] = [];
  // The last line may be cut: an acknowledgement that nobody read in full is none.
  for await (const line of createInterface({ input: child.stdout })) {
    if (said.test(line)) lines.push(line);
    if (lines.length >= killAt) child.kill('SIGKILL');
  }
  await exit;
  return lines;
}

/** Kills it within `mostMs` after it has begun, whatever it is about to write. */
export async function runUntilKilled(
  program: string,
  words: readonly string[],
  mostMs: number,
): Promise<void> {
  const { child, exit } = started(program, words);
  await once(child.stdout, 'data');
  await wait(Math.random() * mostMs);
  child.kill('SIGKILL');
  expect(await exit).toEqual([null, 'SIGKILL']);
}
