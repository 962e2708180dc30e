/** `npm run leads`: what operations do with submissions, while the site runs. */
import { createInterface } from 'node:readline/promises';
import { commandContext } from '#scripts/command-store';
import { runLeads } from '#scripts/leads/run';
import { usage } from '#scripts/leads/usage';
import { runCommand } from '#scripts/run-command';

await runCommand(usage, () =>
  runLeads(process.argv.slice(2), {
    ...commandContext(),
    ...(process.stdin.isTTY && { confirm: ask }),
  }),
);

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} Type yes to go on: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
