/** Signatures of the provider: HMAC-SHA256 in hexadecimal, compared in constant time. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

/** False for anything but the one right signature; an empty secret fails closed. */
export function isSigned(text: string, signature: unknown, secret: string | undefined): boolean {
  if (!secret || typeof signature !== 'string') return false;
  const expected = Buffer.from(sign(text, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** What the checkout signs: https://razorpay.com/docs/payments/server-integration/nodejs/payment-gateway/build-integration */
export const checkoutText = (providerOrderId: string, paymentId: string) =>
  `${providerOrderId}|${paymentId}`;
