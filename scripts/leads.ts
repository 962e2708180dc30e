/** `npm run leads`: what operations do with submissions, while the site runs. */

import { createInterface } from 'node:readline/promises';
import { mailTransportOf } from '#lib/platform/config/public-mode';
import type { Store } from '#lib/platform/db/store';
import { mailRemedy } from '#lib/platform/mail/transport';
import { inIndia } from '#lib/platform/values/india';
import { type CommandContext, commandContext, withStore } from '#scripts/command-store';
import { type Asked, readWords, usage } from '#scripts/leads/ask';
import { erase, letErasureGoOn } from '#scripts/leads/erase';
import { csvOf, lines } from '#scripts/leads/list';
import { show } from '#scripts/leads/show';
import { runCommand } from '#scripts/run-command';

/** Does what the words say. Gives the exit status: 0 done, 1 not; throws UsageError. */
export async function runLeads(words: readonly string[], desk: CommandContext): Promise<number> {
  const asked = readWords(words);
  return withStore(desk, (store) => answer(asked, store, desk));
}

async function answer(asked: Asked, store: Store, desk: CommandContext): Promise<number> {
  if (asked.command === 'show') {
    const status = await show(asked, store, desk);
    await printMailFailure(store, desk);
    return status;
  }
  if (asked.command === 'erase-expired') return letErasureGoOn(asked, store, desk);
  if (asked.command === 'erase') return erase(asked, store, desk);
  const text = textOf(asked, store);
  for await (const part of text) await desk.print(part);
  if (asked.command === 'list') await printMailFailure(store, desk);
  return 0;
}

function textOf(
  asked: Extract<Asked, { command: 'list' | 'export' }>,
  store: Store,
): AsyncGenerator<string, void> {
  return asked.command === 'list' ? lines(store, asked) : csvOf(store, asked.filter);
}

/** Why mails wait, where the site cannot send any. */
async function printMailFailure(store: Store, { env, print }: CommandContext): Promise<void> {
  const failure = await store.findMailFailure();
  if (!failure) return;
  const { reason, since } = failure;
  const remedy = mailRemedy(reason, mailTransportOf(env));
  await print(
    `No mail goes out since ${inIndia(since)} (${reason}): ${remedy}, then start the site again.\n`,
  );
}

if (import.meta.main)
  void runCommand(usage, () =>
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
