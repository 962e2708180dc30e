/** When the provider is asked about an order. Times in milliseconds. */
import type { Order } from '#lib/server/store/payments/orders';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** By then the browser or the webhook has usually told us. */
export const firstCheckMs = minute;
/** How an order stands that is opened now. */
export const newlyOpened = (now: number) =>
  ({
    state: 'opened',
    attempts: 0,
    openedAt: now,
    changedAt: now,
    nextCheckAt: now + firstCheckMs,
    checks: 0,
  }) as const;

const longestWaitMs = 6 * hour;
/** The provider's late authorizations come within three days. */
const giveUpAfterMs = 3 * day;
/** While the provider is away we go on asking, within reason. */
const giveUpUnansweredMs = 7 * day;
/** An attempt that is still unpaid then is one that staff may help with. */
export const unpaidAfterMs = 30 * minute;

/** `undefined` once it is over: the state is final, or three days have passed. */
export function nextCheck(
  order: Pick<Order, 'openedAt' | 'checks' | 'unpaidToldAt'>,
  now: number,
  answered: boolean,
): number | undefined {
  const end = order.openedAt + (answered ? giveUpAfterMs : giveUpUnansweredMs);
  if (now >= end) return undefined;
  const wait = Math.min(longestWaitMs, firstCheckMs * 2 ** Math.min(order.checks, 20));
  const notifyAt = order.openedAt + unpaidAfterMs;
  const soonest = order.unpaidToldAt === undefined && notifyAt > now ? notifyAt : end;
  return Math.min(now + wait, soonest, end);
}
