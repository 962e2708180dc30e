/** Signs after the Standard Webhooks specification: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
import { createHmac } from 'node:crypto';

/** The headers of one try; `at` in epoch milliseconds. `secret` is base64, with or without `whsec_`. */
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
