/** The numbers of invoices and credit notes, and what the provider knows of them. */

import { placeOf } from '#lib/accounting/rules/invoice';
import { openGateway } from '#lib/payments/gateway/gateway';
import { compareWithProvider } from '#lib/payments/jobs';
import type { Env } from '#lib/platform/config/env';
import type { Store } from '#lib/platform/db/store';
import { plural } from '#lib/platform/values/words';
import { UsageError } from '#scripts/run-command';

interface Printed {
  readonly status: number;
  readonly text: string;
}

/** The next number of each series; with `next`, that one is set first. */
export async function nextNumbers(store: Store, next: string | undefined): Promise<Printed> {
  if (next === undefined) return { status: 0, text: numbersInLines(await store.nextNumbers()) };
  if (!placeOf(next)?.place) throw new UsageError(`${next} is no number such as HOA/26-27/00036.`);
  const done = await store.setNextNumber(next);
  if ('set' in done) return { status: 0, text: `The next one is ${done.set}.\n` };
  return { status: 1, text: `Nothing is changed: a document bears ${done.given}.\n` };
}

export const numbersInLines = (numbers: readonly string[]): string =>
  numbers.length === 0
    ? 'No number was given yet.\n'
    : `Next in each series: ${numbers.join(', ')}.\n`;

interface Comparing {
  readonly store: Store;
  readonly env: Env;
  readonly now: number;
  readonly since: number;
  /** Nothing but the provider tells which numbers were given. */
  readonly isAlone: boolean;
}

/** Throws GatewayFailed where the provider does not answer. */
export async function compareInLines({
  store,
  env,
  now,
  since,
  isAlone,
}: Comparing): Promise<string> {
  const gateway = await openGateway(env, store);
  if (gateway.sandbox) return 'There is no provider to be asked: no money moves here.\n';
  const context = { store, env, now: () => now, wake: () => undefined };
  const { paid, unknown } = await compareWithProvider(context, gateway, { since, isAlone });
  return unknown === 0
    ? `The payment provider knows ${plural(paid, 'paid order')} since then, and the store knows each.\n`
    : `The payment provider knows ${plural(paid, 'paid order')} since then; of ${plural(unknown, 'payment')} the store does not know the order, and staff are mailed about each.\n`;
}
