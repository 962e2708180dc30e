/** The one door to the payment provider: its network, its library and its words stay behind it. */

import { openSandbox } from '#lib/server/payments/gateway-sandbox';
import { type Gateway, GatewayFailed, RefundRefused } from '#lib/server/payments/provider';
import type { Env } from '#lib/server/settings/env';
import type { Store } from '#lib/server/store/store';

/** The provider has 10 s (contract: Statuses), less what our own answer takes. */
export const defaultTimeoutMs = 9_800;

/** With an HTTP client of its own, which a sandbox does without. */
const library = () => import('#lib/server/payments/gateway-razorpay');

/** Each call throws GatewayFailed after `timeoutMs` at the latest. */
export async function openGateway(
  env: Env,
  store: Store,
  timeoutMs = defaultTimeoutMs,
): Promise<Gateway> {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: secret, RAZORPAY_API_URL: url } = env;
  if (env.mode === 'public' && !keyId) throw new GatewayFailed('no payment keys');
  const inner =
    keyId && secret
      ? (await library()).openRazorpay({ keyId, secret, url, timeoutMs })
      : await openSandbox(store);
  const within = <T>(work: Promise<T>) => answerWithin(work, timeoutMs);
  return {
    keyId: inner.keyId,
    sandbox: inner.sandbox,
    secret: inner.secret,
    openOrder: (amount, receipt) => within(inner.openOrder(amount, receipt)),
    paymentsOf: (providerOrderId) => within(inner.paymentsOf(providerOrderId)),
    paidOrders: (since) => within(inner.paidOrders(since)),
    nameInvoice: (id, number) => within(inner.nameInvoice(id, number)),
    capture: (payment) => within(inner.capture(payment)),
    refund: (asked) => within(inner.refund(asked)),
  };
}

/** The library's own timeout starts anew with every byte: this one does not. */
async function answerWithin<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), timeoutMs);
  try {
    return await Promise.race([work, late.promise]);
  } catch (cause) {
    if (cause instanceof RefundRefused) throw cause;
    throw new GatewayFailed(cause);
  } finally {
    clearTimeout(timer);
  }
}
