/** Delivers events with the promises of mail: none is lost, each goes under the same id at every try. */
import { log } from '#lib/server/log';
import { nextAttempt } from '#lib/server/outbox/retry-schedule';
import type { Store } from '#lib/server/store/store';
import type { WebhookDelivery, WebhookMark } from '#lib/server/store/webhooks/webhook-events';
import { type PostVerdict, postEvent, type Receiver } from '#lib/server/webhooks/post-event';

interface Parts {
  readonly store: Store;
  readonly receiver: Receiver;
  readonly owner: string;
  readonly now?: () => number;
}

const batchSize = 6;
const longestWaitMs = 6 * 60 * 60 * 1000;

/** Gives a function that delivers a batch of what is due and returns how many that were. */
export function newEventDelivery(parts: Parts): () => Promise<number> {
  const { store, receiver, owner, now = Date.now } = parts;
  let begun = false;

  // A start may well be the repair: what waits need not wait on.
  async function takeOver(): Promise<void> {
    await store.releaseWebhookLeases(owner);
    await store.makeWebhooksDue(now());
  }

  async function deliver(event: WebhookDelivery): Promise<void> {
    const verdict = await postEvent(receiver, event, now());
    const fields = { event: event.id, type: event.type };
    if (verdict.outcome === 'sent') log().info(fields, 'event sent');
    else log().warn({ ...fields, reason: verdict.reason }, `event ${verdict.outcome}`);
    await store.markWebhook(event, markOf(event, verdict, now()));
  }

  return async () => {
    if (!begun) await takeOver();
    begun = true;
    const batch = await store.claimWebhooks(owner, batchSize, now());
    const ends = await Promise.allSettled(batch.map(deliver));
    const broken = ends.find((end) => end.status === 'rejected');
    if (broken) throw broken.reason;
    return batch.length;
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
