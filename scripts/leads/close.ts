import type { Store } from '#lib/server/store/store';
import { plural } from '#lib/shared/words';
import type { LeadsContext } from '#scripts/leads/context';
import { plain } from '#scripts/leads/words';

/** What staff must be told is never given up: only mails to the visitor are closed. */
export async function close(
  { id }: { readonly id: string },
  store: Store,
  { print, now }: LeadsContext,
): Promise<number> {
  if (!(await store.findLead(id))) {
    await print(`There is no submission ${plain(id)}.\n`);
    return 1;
  }
  const closed = await store.closeDeadLetters(id, now());
  const { mails } = await store.findRelations(id);
  const staffParked = mails.some(({ role, state }) => role === 'staff' && state === 'parked');
  const lines = [
    closed > 0
      ? `${plural(closed, 'parked mail')} to the visitor given up for good; what was sent in stays.`
      : 'No mail of it to the visitor is parked.',
    ...(staffParked ? [`Its mail to staff stays parked: npm run -s leads -- resend ${id}`] : []),
  ];
  await print(`${lines.join('\n')}\n`);
  return closed > 0 ? 0 : 1;
}
