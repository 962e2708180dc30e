/** One try to deliver one event to the other system; never throws. */
import { createHmac } from 'node:crypto';

export type PostVerdict =
  | { readonly outcome: 'sent' }
  /** It may be taken later. */
  | { readonly outcome: 'deferred'; readonly reason: string; readonly retryAfterMs?: number }
  /** It will never be taken. */
  | { readonly outcome: 'refused'; readonly reason: string };

export interface Receiver {
  readonly url: string;
  readonly secret: string;
}

/** Below the lease of 120 s. */
const timeoutMs = 20_000;
/** Refusals that say nothing of the event itself: too slow, in conflict, too early, too many. */
const retriable = new Set([408, 409, 425, 429]);

export async function postEvent(
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
