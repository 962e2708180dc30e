import type { Visit } from '#lib/desk/access';
import { act } from '#lib/enquiries/act';

/** As many colleagues may press at the same moment. */
const mostTries = 5;

/** The one that falls due first among those that nobody has; who was slower gets the next. */
export async function assignNext({
  site,
  member,
}: Visit): Promise<{ reference: string } | undefined> {
  const by = { address: member.email, name: member.name };
  const { rows } = await site.store.listEnquiries({ list: 'open', who: 'nobody' }, 1, mostTries);
  for (const { reference, version } of rows) {
    const done = await act(site, by, reference, version, { name: 'take' });
    if ('done' in done) return { reference };
  }
  return undefined;
}
