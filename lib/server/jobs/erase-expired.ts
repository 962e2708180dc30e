/** Erases what has reached its time: contract: Modes. */

import { reviewErasure, tellOfHold } from '#lib/server/jobs/erasure-hold';
import { draftDays, paymentYears, viewDays } from '#lib/server/jobs/retention-periods';
import type { Site } from '#lib/server/site';
import type { ExpiryBounds } from '#lib/server/store/erasure/expiry';
import { toldAt } from '#lib/server/webhooks/events';
import { dayMs, isoDayInIndia } from '#lib/shared/india';

/** Epoch milliseconds before which things go, at this moment. */
export function expiryBounds({ env, now }: Site): ExpiryBounds {
  const today = now();
  const contacts = today - env.RETENTION_DAYS * dayMs;
  return {
    contacts,
    drafts: today - draftDays * dayMs,
    unpaidOrders: contacts,
    paidOrders: today - paymentYears * 366 * dayMs,
  };
}

/**
 * Gives how many rows went, by what they were. Where the clock cannot be right, or too much would go at once, only
 * counters of visits go, and staff are told; `letGo`: a member of staff has looked, and lets it go on.
 */
export async function eraseExpired(site: Site, letGo = false): Promise<Record<string, number>> {
  const { store } = site;
  const bounds = expiryBounds(site);
  const { hold, clock } = await reviewErasure(site, bounds);
  if (hold && !letGo) {
    await store.keepErasureState({ ...(await store.erasureState()), clock, hold });
    await tellOfHold(site, hold);
    return { rateLimits: await store.pruneRateLimits(site.now()) };
  }
  const gone = await erase(site, bounds);
  await store.keepErasureState({ clock: site.now(), contactsBefore: bounds.contacts });
  return gone;
}

async function erase(
  { env, store, now }: Site,
  bounds: ExpiryBounds,
): Promise<Record<string, number>> {
  const today = now();
  const gone = {
    contacts: await store.eraseContacts(bounds.contacts, today, toldAt(env, today)),
    drafts: await store.forgetDrafts(bounds.drafts),
    continuations: await store.forgetContinuations(today),
    orders: await store.forgetOrders(bounds.unpaidOrders, bounds.paidOrders),
    payments: await store.forgetPayments(bounds.paidOrders),
    webhooks: await store.forgetWebhooks(bounds.drafts),
    deskSessions: await store.forgetSignIns(today),
    mailStops: await store.forgetMailStops(bounds.contacts),
    erasures: await store.forgetErasures(bounds.paidOrders),
    pageViews: await store.forgetViews(isoDayInIndia(today - viewDays * dayMs)),
    rateLimits: await store.pruneRateLimits(today),
  };
  await store.emptyLog();
  return gone;
}
