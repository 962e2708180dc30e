/** `npm run samples`: marked samples for a trial, one kind at a time; they may be made while the site runs on it. */
import type { Store } from '#lib/platform/db/store';
import { plural } from '#lib/platform/values/words';
import { type CommandContext, commandContext, withStore } from '#scripts/command-store';
import { runCommand, UsageError } from '#scripts/run-command';
import { sampleBatches } from '#scripts/samples/batches';
import { samplePlacement } from '#scripts/samples/placement';
import { samplePractice } from '#scripts/samples/practice';

type Maker = (store: Store, now: number) => Promise<Readonly<Record<string, number>>>;

const kinds: Readonly<Record<string, { readonly what: string; readonly make: Maker }>> = {
  batches: { what: 'six batches that begin in the next weeks', make: sampleBatches },
  placement: { what: 'forty applications and three vacancies', make: samplePlacement },
  practice: {
    what: 'four practical papers: two invited, one passed, one failed',
    make: samplePractice,
  },
};

export const usage = `Usage: npm run -s samples -- KIND

${Object.entries(kinds)
  .map(([kind, { what }]) => `  ${kind.padEnd(12)} ${what}`)
  .join('\n')}

In trial mode alone. Each says that it is a sample; a second run adds nothing.`;

/** Does what the words say. Gives the exit status; throws UsageError. */
export async function runSamples(
  [kind = '', ...rest]: readonly string[],
  context: CommandContext,
): Promise<number> {
  const { env, now, print } = context;
  const found = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!found || rest.length > 0) throw new UsageError(kind && `There is no kind ${kind}.`);
  if (env.mode !== 'trial') throw new UsageError('Samples are made in trial mode alone.');
  const made = await withStore(context, (store) => found.make(store, now()));
  const words = Object.entries(made).map(([name, many]) => plural(many, name, pluralOf(name)));
  await print(`Made: ${words.join(', ')}.\n`);
  return 0;
}

function pluralOf(name: string): string {
  if (name.endsWith('y')) return `${name.slice(0, -1)}ies`;
  return `${name}${name.endsWith('ch') ? 'es' : 's'}`;
}

if (import.meta.main)
  void runCommand(usage, () => runSamples(process.argv.slice(2), commandContext()));
