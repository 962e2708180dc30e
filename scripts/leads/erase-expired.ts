import {
  dueInWords,
  eraseExpired,
  expiryBounds,
  holdInWords,
  holdRemedy,
  reviewErasure,
} from '#lib/server/jobs/erasure';
import { alarm } from '#lib/server/limits/alarm';
import { mirrorErasures } from '#lib/server/store/erasure/records';
import type { Store } from '#lib/server/store/store';
import { inIndia } from '#lib/shared/dates';
import type { LeadsContext } from '#scripts/leads/context';
import { isConfirmed, siteOf } from '#scripts/leads/erase';

/** What the daily job would erase, and why it does not; done once somebody says so, which staff are told. */
export async function letErasureGoOn(
  { yes }: { readonly yes: boolean },
  store: Store,
  context: LeadsContext,
): Promise<number> {
  const { env, now, print } = context;
  const site = siteOf(store, context);
  const { counts, hold } = await reviewErasure(site, expiryBounds(site));
  const due = {
    contacts: counts.contacts.due,
    drafts: counts.drafts.due,
    orders: counts.orders.due,
  };
  await print(`It is ${inIndia(now())} here. Has reached its time: ${dueInWords(due)}.\n`);
  if (!hold) {
    await print('Nothing holds it back: the site erases it within the hour.\n');
    return 0;
  }
  await print(`${holdInWords(hold, now())}\n${holdRemedy(hold)} --yes\n`);
  if (!yes && !context.confirm) return 1;
  if (!(await isConfirmed(yes, context))) return 1;
  await eraseExpired(site, true);
  await alarm(site, {
    once: `erasure-let-go:${now()}`,
    title: 'What was held back is erased',
    what: `On the command line somebody let the erasing go on. ${holdInWords(hold, now())}`,
    whatToDo: 'Nothing, where that was you. Else look at the newest backup: npm run -s restore.',
  });
  await mirrorErasures(store, env.DATA_DIR);
  await print(`Erased: ${dueInWords(due)}. From now on it goes on by itself.\n`);
  return 0;
}
