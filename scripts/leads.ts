/** `npm run leads`: what operations do with submissions, while the site runs. */
import { createInterface } from 'node:readline/promises';
import { env } from '#lib/env';
import { log } from '#lib/log';
import { nameOf, openPresentStore, storePlace } from '#scripts/command-store';
import type { LeadsContext } from '#scripts/leads/context';
import { runLeads } from '#scripts/leads/run';
import { usage } from '#scripts/leads/usage';
import { runCommand } from '#scripts/run-command';

// Standard output belongs to the answer.
log().level = 'silent';

// A reader that has seen enough, such as head, closes the pipe.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
  process.exit(code === 'EPIPE' ? 0 : 1),
);

await runCommand(usage, () => runLeads(process.argv.slice(2), contextOf(storePlace())));

function contextOf(place: ReturnType<typeof storePlace>): LeadsContext {
  return {
    env: env(),
    now: Date.now,
    async open() {
      console.error(`Store: ${nameOf(place)}`);
      return openPresentStore(place);
    },
    async print(text) {
      if (!process.stdout.write(text)) {
        await new Promise((resolve) => process.stdout.once('drain', resolve));
      }
    },
    ...(process.stdin.isTTY && { confirm: ask }),
  };
}

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} Type yes to go on: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
