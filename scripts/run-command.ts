import { type ParseArgsConfig, parseArgs } from 'node:util';
import { EnvProblem } from '#lib/platform/config/env';

/** The words of a command line mean nothing: its message says why. */
export class UsageError extends Error {}

/** The words of a command line as Node reads them; throws UsageError for what is not among `options`. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
  allowPositionals = false,
) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Runs a command that gives its exit status: wrong words get the usage and 2, a failure its reason and 1. */
export const runCommand = (usage: string, command: () => Promise<number>): Promise<void> =>
  orExitWithReason(async () => {
    try {
      process.exitCode = await command();
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      console.error([error.message, '', usage].join('\n').trim());
      process.exitCode = 2;
    }
  });

/** Runs a command; when it cannot go on, says why in plain lines and ends with status 1. */
export async function orExitWithReason(command: () => Promise<unknown>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const lines = error instanceof EnvProblem ? error.lines : reasons(error);
    console.error(lines.join('\n'));
    process.exit(1);
  }
}

function reasons(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause ? reasons(error.cause) : [])];
}
