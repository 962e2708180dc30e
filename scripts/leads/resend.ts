import type { Store } from '#lib/store/store';
import type { Desk } from '#scripts/leads/desk';
import { counted, plain } from '#scripts/leads/words';

const when = 'The site sends them within 15 seconds, or when it starts.';

export async function resend(
  { id }: { readonly id?: string },
  store: Store,
  { print, now }: Desk,
): Promise<number> {
  if (id === undefined) {
    const count = await store.resendParked(now());
    const done = `${counted(count, 'parked mail')} queued again. ${when}\n`;
    await print(count > 0 ? done : 'No mail is parked.\n');
    return 0;
  }
  const lead = await store.findLead(id);
  const { queued, hurried } = lead ? await store.resend(id, now()) : { queued: 0, hurried: 0 };
  if (queued + hurried > 0) {
    await print(
      `${counted(queued, 'mail')} queued again, ${hurried} waiting before and due now. ${when}\n`,
    );
    return 0;
  }
  const suspicious = `It is suspicious (${lead?.suspicion}), so staff read of it in the digest; it has no mail.`;
  await print(`${lead ? suspicious : `There is no submission ${plain(id)}.`}\n`);
  return 1;
}
