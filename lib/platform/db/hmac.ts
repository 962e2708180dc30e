/** HMAC-SHA256: signatures of the provider in hexadecimal, and hashes that a secret of this installation keys. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Store } from '#lib/platform/db/store';

export const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

/** False for anything but the one right signature; an empty secret fails closed. */
export function isSigned(text: string, signature: unknown, secret: string | undefined): boolean {
  if (!secret || typeof signature !== 'string') return false;
  return isSameText(signature, sign(text, secret));
}

/** In constant time. */
export function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export const keyedHash = async (
  store: Pick<Store, 'secret'>,
  secret: string,
  text: string,
): Promise<string> =>
  createHmac('sha256', await store.secret(secret))
    .update(text)
    .digest('base64url');

/** What the checkout signs: https://razorpay.com/docs/payments/server-integration/nodejs/payment-gateway/build-integration */
export const checkoutText = (providerOrderId: string, paymentId: string) =>
  `${providerOrderId}|${paymentId}`;
