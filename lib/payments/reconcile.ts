/** Asks the provider about orders still open, so that whoever paid is registered even if nobody told us. */
import { faultOf, log } from '#lib/log';
import { watchClock } from '#lib/outbox/clock-watch';
import { newPause, realTimers, type Timers } from '#lib/outbox/pause';
import { checkOrder } from '#lib/payments/check';
import { openGateway } from '#lib/payments/gateway';
import type { Gateway } from '#lib/payments/provider';
import type { Site } from '#lib/site';
import { StoreUnavailable } from '#lib/store/store';

export interface Reconciler {
  /** An order is due. */
  wake(): void;
  /** Lets the check under way end. */
  stop(): Promise<void>;
}

const shared = globalThis as { hoaReconciler?: Reconciler };

/** Without effect while no reconciler runs. */
export const wakeReconciler = () => shared.hoaReconciler?.wake();

/** How often it looks for orders that have become due. */
const restMs = 15_000;
const storeWaitMs = 5_000;
const batchSize = 10;
/** Longer than a check of the whole batch, so that two hosts never ask about the same order. */
const leaseMs = 5 * 60_000;

/** Starts with every open order at once: a start may well be the repair. */
export function startReconciler(site: Site, timers: Timers = realTimers): Reconciler {
  const pause = newPause(timers);
  let stopping = false;
  const stopped = () => stopping;

  async function run(): Promise<void> {
    const wentBack = watchClock(site.now);
    let begun = false;
    while (!stopping) {
      try {
        if (!begun || wentBack()) await site.store.hurryOrders(site.now());
        begun = true;
        pause.awake();
        const gateway = await openGateway(site.env, site.store);
        if ((await checkDue(site, gateway, stopped)) === 0) await pause.rest(restMs, true);
      } catch (error) {
        const away = error instanceof StoreUnavailable;
        log().warn(away ? { reason: 'store-unavailable' } : faultOf(error), 'reconciler waits');
        await pause.rest(storeWaitMs, false);
      }
    }
  }

  const running = run();
  const reconciler = {
    wake: () => pause.wake(),
    async stop() {
      stopping = true;
      pause.stop();
      await running;
      if (shared.hoaReconciler === reconciler) shared.hoaReconciler = undefined;
    },
  };
  shared.hoaReconciler = reconciler;
  return reconciler;
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
    else await checkOrder(site, gateway, order);
  }
  return due.length;
}
