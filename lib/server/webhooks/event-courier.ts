/** Delivers events with the promises of mail: none is lost, each goes under the same id at every try. */
import { faultOf, log } from '#lib/server/log';
import type { Courier } from '#lib/server/outbox/courier';
import { nextAttempt, pollMs } from '#lib/server/outbox/retry-schedule';
import { newWakeableTimer, realTimers, type Timers } from '#lib/server/outbox/wakeable-timer';
import type { Store } from '#lib/server/store/store';
import type { WebhookDelivery, WebhookMark } from '#lib/server/store/webhooks/webhook-events';
import { type PostVerdict, postEvent, type Receiver } from '#lib/server/webhooks/post-event';

interface Parts extends Partial<Timers> {
  readonly store: Store;
  readonly receiver: Receiver;
  readonly owner: string;
  readonly now?: () => number;
}

const batchSize = 6;
const storeWaitMs = 5_000;
const longestWaitMs = 6 * 60 * 60 * 1000;

export function startEventCourier(parts: Parts): Courier {
  const { store, receiver, owner, now = Date.now } = parts;
  const pause = newWakeableTimer({ ...realTimers, ...parts });
  const waiting: (() => void)[] = [];
  let stopping = false;

  async function run(): Promise<void> {
    let begun = false;
    while (!stopping) {
      try {
        if (!begun) await takeOver();
        begun = true;
        pause.reset();
        const asked = waiting.length;
        if ((await round()) > 0) continue;
        for (const resolve of waiting.splice(0, asked)) resolve();
        await pause.sleep(pollMs, true);
      } catch (error) {
        log().warn(faultOf(error), 'webhooks wait');
        await pause.sleep(storeWaitMs, false);
      }
    }
    for (const resolve of waiting.splice(0)) resolve();
  }

  // A start may well be the repair: what waits need not wait on.
  async function takeOver(): Promise<void> {
    await store.releaseWebhookLeases(owner);
    await store.makeWebhooksDue(now());
  }

  async function round(): Promise<number> {
    const batch = await store.claimWebhooks(owner, batchSize, now());
    const ends = await Promise.allSettled(batch.map(deliver));
    const broken = ends.find((end) => end.status === 'rejected');
    if (broken) throw broken.reason;
    return batch.length;
  }

  async function deliver(event: WebhookDelivery): Promise<void> {
    const verdict = await postEvent(receiver, event, now());
    const fields = { event: event.id, type: event.type };
    if (verdict.outcome === 'sent') log().info(fields, 'event sent');
    else log().warn({ ...fields, reason: verdict.reason }, `event ${verdict.outcome}`);
    await store.markWebhook(event, markOf(event, verdict, now()));
  }

  const running = run();
  return {
    wake: () => pause.wake(),
    async stop() {
      stopping = true;
      pause.stop();
      await running;
    },
    idle() {
      if (stopping) return running;
      const idle = new Promise<void>((resolve) => waiting.push(resolve));
      pause.wake();
      return idle;
    },
  };
}

function markOf(event: WebhookDelivery, verdict: PostVerdict, at: number): WebhookMark {
  if (verdict.outcome === 'sent') return { as: 'sent', at };
  const { reason } = verdict;
  if (verdict.outcome === 'refused') return { as: 'parked', reason, at };
  const next = nextAttempt(event, at, Math.random(), false);
  if (next === undefined) return { as: 'parked', reason, at };
  const asked = at + Math.min(verdict.retryAfterMs ?? 0, longestWaitMs);
  return { as: 'deferred', reason, nextAttemptAt: Math.max(next, asked), at };
}
