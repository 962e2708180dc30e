/** Delivers events with the promises of mail: none is lost, each goes under the same id at every try. */

import { createHmac } from 'node:crypto';
import type { Store } from '#lib/platform/db/store';
import { log } from '#lib/platform/log/log';
import { nextAttempt } from '#lib/platform/mail/outbox/timing';
import type { WebhookDelivery, WebhookMark } from '#lib/platform/webhooks/queries';

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
  let hasStarted = false;

  // A startup may well be the repair: what waits need not wait on.
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
    if (!hasStarted) await takeOver();
    hasStarted = true;
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

type PostVerdict =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'deferred'; readonly reason: string; readonly retryAfterMs?: number }
  | { readonly outcome: 'refused'; readonly reason: string };

interface Receiver {
  readonly url: string;
  readonly secret: string;
}

/** Below the lease of 120 s. */
const timeoutMs = 20_000;
/** Refusals that say nothing of the event itself: too slow, in conflict, too early, too many. */
const retriable = new Set([408, 409, 425, 429]);

async function postEvent(
  { url, secret }: Receiver,
  event: { readonly id: string; readonly body: string },
  at: number,
): Promise<PostVerdict> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: webhookHeaders(event, secret, at),
      body: event.body,
      // Where it leads is for whoever runs this site to say.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return judge(response);
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    return { outcome: 'deferred', reason: late ? 'receiver-silent' : 'receiver-unreachable' };
  }
}

function judge({ status, headers }: Response): PostVerdict {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  const reason = `HTTP ${status}`;
  if (status >= 400 && status < 500 && !retriable.has(status))
    return { outcome: 'refused', reason };
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  if (!Number.isFinite(seconds) || seconds < 0) return { outcome: 'deferred', reason };
  return { outcome: 'deferred', reason, retryAfterMs: seconds * 1000 };
}

/**
 * Signed after the Standard Webhooks specification:
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md The headers of one try;
 * `at` in epoch milliseconds. `secret` is base64, with or without `whsec_`.
 */
export function webhookHeaders(
  { id, body }: { readonly id: string; readonly body: string },
  secret: string,
  at: number,
): Record<string, string> {
  const timestamp = Math.floor(at / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'HOA-webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
