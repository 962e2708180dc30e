/** New enquiries go to members by themselves, where that is switched on: who speaks the language, then who has the fewest. */
import { tellOfHandOver } from '#lib/server/desk/reminders/reminders';
import { languageOf, sharesOf } from '#lib/server/desk/team/by-load';
import { type Colleague, teamOf } from '#lib/server/desk/team/team';
import { siteEvent } from '#lib/server/enquiries/rules';
import type { Site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/schema';
import { changedEvent } from '#lib/server/webhooks/events';

/** In one go; what is left goes in the next, a minute later. */
const most = 200;

/** Of two hosts at the same moment each enquiry is dealt by one. Throws StoreUnavailable. */
export async function dealOut(site: Site): Promise<void> {
  const { store } = site;
  const now = site.now();
  const takers = (await teamOf(site, now)).filter(({ dealt, awayUntil }) => dealt && !awayUntil);
  if (takers.length === 0) return;
  const fresh = { list: 'open', who: 'nobody', state: 'new' } as const;
  const { rows } = await store.listEnquiries(fresh, 1, most);
  if (rows.length === 0) return;
  const shares = await sharesOf(store, takers, now);
  const dealt = new Map<string, Enquiry[]>();
  for (const enquiry of rows) {
    const language = languageOf(enquiry);
    const taker = shares.next(language);
    if (!taker || !(await deal(site, enquiry, taker, language))) continue;
    shares.took(taker.email);
    dealt.set(taker.email, [...(dealt.get(taker.email) ?? []), enquiry]);
  }
  for (const [to, enquiries] of dealt) {
    await tellOfHandOver(site, enquiries, { from: 'The desk', to });
  }
}

function deal(
  { env, store, now }: Site,
  enquiry: Enquiry,
  { email, languages }: Colleague,
  language: string | undefined,
): Promise<boolean> {
  const at = now();
  const action = 'dealt';
  const told = changedEvent({ ...enquiry, member: email }, { action, by: 'the desk' }, env, at);
  return store.changeEnquiry({
    id: enquiry.id,
    version: enquiry.version,
    change: { member: email, handedBy: 'the desk' },
    event: siteEvent(action, at, {
      to: email,
      ...(language && languages.includes(language) && { language }),
    }),
    webhooks: told ? [told] : [],
  });
}
