import { EnvProblem } from '#lib/server/settings/env';

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
