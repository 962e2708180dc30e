/** Enquiries find an owner: new ones are assigned, and those of members who left become free. */

import { assignmentAmong, languageOf } from '#lib/desk/actions/assignment';
import { notifyHandOver } from '#lib/desk/jobs/reminders';
import { changedEvent, siteEvent } from '#lib/enquiries/actions/record';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import type { AppContext } from '#lib/platform/context';
import type { Store } from '#lib/platform/db/store';
import { log } from '#lib/platform/log/log';
import { type Colleague, teamOf } from '#lib/staff/views';

/** In one go; what is left goes in the next, a minute later. */
const most = 200;

/** Two hosts at the same moment assign each enquiry once. Throws StoreUnavailable. */
export async function assignNewEnquiries(context: AppContext): Promise<void> {
  const { store } = context;
  const now = context.now();
  const takers = (await teamOf(context, now)).filter(({ dealt, awayUntil }) => dealt && !awayUntil);
  if (takers.length === 0) return;
  const fresh = { list: 'open', who: 'nobody', state: 'new' } as const;
  const { rows } = await store.listEnquiries(fresh, 1, most);
  if (rows.length === 0) return;
  const assignment = await assignmentAmong(store, takers, now);
  const assigned = new Map<string, Enquiry[]>();
  for (const enquiry of rows) {
    const language = languageOf(enquiry);
    const taker = assignment.next(language);
    if (!taker || !(await assign(context, enquiry, taker, language))) continue;
    assignment.took(taker.email);
    assigned.set(taker.email, [...(assigned.get(taker.email) ?? []), enquiry]);
  }
  for (const [to, enquiries] of assigned) {
    await notifyHandOver(context, enquiries, { from: 'The desk', to });
  }
}

function assign(
  { env, store, now }: AppContext,
  enquiry: Enquiry,
  { email, languages }: Colleague,
  language: string | undefined,
): Promise<boolean> {
  const at = now();
  const action = 'dealt';
  const webhook = changedEvent({ ...enquiry, member: email }, { action, by: 'the desk' }, env, at);
  return store.changeEnquiry({
    id: enquiry.id,
    version: enquiry.version,
    change: { member: email, handedBy: 'the desk' },
    event: siteEvent(action, at, {
      to: email,
      ...(language && languages.includes(language) && { language }),
    }),
    webhooks: webhook ? [webhook] : [],
  });
}

const batch = 200;

/** `members`: the addresses of the desk; of an empty one nothing is taken. Returns how many enquiries fell to nobody. */
export async function releaseDeparted(
  store: Pick<Store, 'countEnquiries' | 'listEnquiries' | 'changeEnquiry' | 'releaseTasks'>,
  members: readonly string[],
  now: number,
): Promise<number> {
  if (members.length === 0) return 0;
  await store.releaseTasks(members);
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
