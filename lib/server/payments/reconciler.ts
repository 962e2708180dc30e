/** Asks the provider about orders still open, so that whoever paid is registered even if nobody told us. */

import { faultOf, log } from '#lib/server/log';
import { detectClockJump } from '#lib/server/outbox/clock-jump';
import { newWakeableTimer, realTimers, type Timers } from '#lib/server/outbox/wakeable-timer';
import { openGateway } from '#lib/server/payments/gateway';
import type { Gateway } from '#lib/server/payments/provider';
import { reconcileOrder } from '#lib/server/payments/reconcile-order';
import { sendRefunds } from '#lib/server/payments/requests/refund-sending';
import { processState } from '#lib/server/process-state';
import type { Site } from '#lib/server/site';

export interface Reconciler {
  /** An order is due. */
  wake(): void;
  /** Lets the check under way end. */
  stop(): Promise<void>;
}

/** Without effect while no reconciler runs. */
declare module '#lib/server/process-state' {
  interface ProcessState {
    reconciler?: Reconciler;
  }
}

export const wakeReconciler = () => processState.reconciler?.wake();

/** How often it looks for orders that have become due. */
const restMs = 15_000;
const storeWaitMs = 5_000;
const batchSize = 10;
/** Longer than a check of the whole batch, so that two hosts never ask about the same order. */
const leaseMs = 5 * 60_000;

/** Starts with every open order at once: a start may well be the repair. */
export function startReconciler(site: Site, timers: Timers = realTimers): Reconciler {
  const timer = newWakeableTimer(timers);
  let stopping = false;
  const stopped = () => stopping;

  async function run(): Promise<void> {
    const wentBack = detectClockJump(site.now);
    let begun = false;
    while (!stopping) {
      try {
        if (!begun || wentBack()) await makeAllDue(site);
        begun = true;
        timer.reset();
        const gateway = await openGateway(site.env, site.store);
        const many = (await checkDue(site, gateway, stopped)) + (await sendRefunds(site, gateway));
        if (many === 0) await timer.sleep(restMs, true);
      } catch (error) {
        log().warn(faultOf(error), 'reconciler waits');
        await timer.sleep(storeWaitMs, false);
      }
    }
  }

  const running = run();
  const reconciler = {
    wake: () => timer.wake(),
    async stop() {
      stopping = true;
      timer.stop();
      await running;
      if (processState.reconciler === reconciler) processState.reconciler = undefined;
    },
  };
  processState.reconciler = reconciler;
  return reconciler;
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
