/** `npm run leads`: what operations do with submissions, while the site runs. */
import { createInterface } from 'node:readline/promises';
import { env } from '#lib/env';
import { log } from '#lib/log';
import { orExitWithReason } from '#lib/server/exit-with-reason';
import { nameOf, openPresentStore, storePlace } from '#scripts/command-store';
import type { LeadsContext } from '#scripts/leads/context';
import { Misused } from '#scripts/leads/filters';
import { runLeads } from '#scripts/leads/run';
import { usage } from '#scripts/leads/usage';

// Standard output belongs to the answer.
log().level = 'silent';

// A reader that has seen enough, such as head, closes the pipe.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
  process.exit(code === 'EPIPE' ? 0 : 1),
);

await orExitWithReason(async () => {
  const words = process.argv.slice(2);
  try {
    const place = storePlace();
    process.exitCode = await runLeads(words, deskOf(place));
  } catch (error) {
    if (!(error instanceof Misused)) throw error;
    console.error([error.message, '', usage].join('\n').trim());
    process.exitCode = 2;
  }
});

function deskOf(place: ReturnType<typeof storePlace>): LeadsContext {
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
