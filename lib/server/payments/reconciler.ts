/** Asks the provider about orders still open, so that whoever paid is registered even if nobody told us. */

import { detectClockJump } from '#lib/server/outbox/timing';
import { openGateway } from '#lib/server/payments/gateway';
import type { Gateway } from '#lib/server/payments/provider';
import { reconcileOrder } from '#lib/server/payments/reconcile-order';
import { sendRefunds } from '#lib/server/payments/requests/refund-sending';
import { processState } from '#lib/server/process-state';
import type { Site } from '#lib/server/site';

declare module '#lib/server/process-state' {
  interface ProcessState {
    /** Tells the reconciler that an order is due; absent while none runs. */
    wakeReconciler?: () => void;
  }
}

export const wakeReconciler = () => processState.wakeReconciler?.();

const batchSize = 10;
/** Longer than a check of the whole batch, so that two hosts never ask about the same order. */
const leaseMs = 5 * 60_000;

/**
 * Gives a function that does what is due and returns how much it was. The first call, and one after the clock went back,
 * makes every open order due: a start may well be the repair.
 */
export function newReconciler(site: Site): (isStopping?: () => boolean) => Promise<number> {
  const wentBack = detectClockJump(site.now);
  let begun = false;
  return async (isStopping) => {
    if (!begun || wentBack()) await makeAllDue(site);
    begun = true;
    const gateway = await openGateway(site.env, site.store);
    return (await checkDue(site, gateway, isStopping)) + (await sendRefunds(site, gateway));
  };
}

async function makeAllDue({ store, now }: Site): Promise<void> {
  await store.makeOrdersDue(now());
  await store.makeRefundsDue(now());
}

/** Checks each order that is due once. Returns how many were; throws what the store throws. */
export async function checkDue(
  site: Site,
  gateway: Gateway,
  stopped = () => false,
): Promise<number> {
  const due = await site.store.claimOrders(batchSize, leaseMs, site.now());
  for (const order of due) {
    if (stopped()) await site.store.scheduleOrder(order, site.now());
    else await reconcileOrder(site, gateway, order);
  }
  return due.length;
}
