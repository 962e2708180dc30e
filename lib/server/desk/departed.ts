/** What somebody who left the desk still has falls to nobody, and its history says why. */
import { siteEvent } from '#lib/server/enquiries/rules';
import { log } from '#lib/server/log';
import type { Store } from '#lib/server/store/store';

const batch = 200;

/** `members`: the addresses of the desk; of an empty one nothing is taken. Returns how many enquiries fell to nobody. */
export async function releaseDeparted(
  store: Pick<Store, 'countEnquiries' | 'listEnquiries' | 'changeEnquiry'>,
  members: readonly string[],
  now: number,
): Promise<number> {
  if (members.length === 0) return 0;
  const counts = await store.countEnquiries(now, now, []);
  const departed = counts.holders.filter((address) => !members.includes(address));
  let released = 0;
  for (const address of departed) {
    for (const list of ['open', 'undated'] as const) {
      for (;;) {
        const { rows } = await store.listEnquiries({ list, who: address }, 1, batch);
        const done = await Promise.all(
          rows.map(({ id, version }) =>
            store.changeEnquiry({
              id,
              version,
              change: { member: null, handedBy: null },
              event: siteEvent('released', now, { from: address }),
            }),
          ),
        );
        const many = done.filter(Boolean).length;
        released += many;
        // Another host that starts now has the others.
        if (rows.length < batch || many === 0) break;
      }
    }
  }
  if (released > 0) log().info({ released }, 'enquiries of members who left fell to nobody');
  return released;
}
