/** Erases what has reached its time: contract: Modes. */
import { isoDayInIndia } from '#lib/india';
import type { Site } from '#lib/site';
import { toldAt } from '#lib/webhooks/events';

const day = 24 * 60 * 60 * 1000;
export const draftDays = 30;
/** Section 36 of the CGST Act and section 128 of the Companies Act ask for books of up to 8 years. */
export const paymentYears = 8;
/** A year is compared with the two before it. */
const viewDays = 1_100;
const paymentDays = paymentYears * 366;

/** Gives how many rows went, by what they were. */
export async function eraseExpired({ env, store, now }: Site): Promise<Record<string, number>> {
  const today = now();
  const kept = today - env.RETENTION_DAYS * day;
  const gone = {
    contacts: await store.eraseContacts(kept, today, toldAt(env, now())),
    drafts: await store.forgetDrafts(today - draftDays * day),
    continuations: await store.forgetContinuations(today),
    orders: await store.forgetOrders(kept, today - paymentDays * day),
    webhooks: await store.forgetWebhooks(today - draftDays * day),
    deskSessions: await store.forgetSignIns(today),
    mailStops: await store.forgetMailStops(kept),
    erasures: await store.forgetErasures(today - paymentDays * day),
    pageViews: await store.forgetViews(isoDayInIndia(today - viewDays * day)),
    rateLimits: await store.pruneRateLimits(today),
  };
  await store.emptyLog();
  return gone;
}
