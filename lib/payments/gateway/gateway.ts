/** The one door to the payment provider, or to the sandbox of a site without keys. */
import { randomBytes } from 'node:crypto';
import { sandboxKey } from '#data/addresses/payment-sandbox';
import {
  type Gateway,
  GatewayFailed,
  type Payment,
  RefundRefused,
} from '#lib/payments/rules/orders';
import type { PaymentEvent } from '#lib/payments/schema';
import type { Env } from '#lib/platform/config/env';
import { checkoutText, sign } from '#lib/platform/db/settings';
import type { Store } from '#lib/platform/db/store';

/** The provider has 10 s (contract: Statuses), less what our own answer takes. */
export const defaultTimeoutMs = 9_800;

/** With an HTTP client of its own, which a sandbox does without. */
const library = () => import('#lib/payments/gateway/razorpay');

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

/** The library's own timeout restarts with every byte: this one does not. */
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

type SandboxStore = Pick<Store, 'secret' | 'findPaymentEvents' | 'recordPaymentEvent'>;

const eventKinds = { captured: 'sandbox-captured', failed: 'sandbox-failed' } as const;

/** A provider inside the site, for a site without keys: payments are made by its own checkout page. */
async function openSandbox(store: SandboxStore): Promise<Gateway> {
  return {
    keyId: sandboxKey,
    sandbox: true,
    secret: await store.secret('sandbox'),
    openOrder: async () => newSandboxId('order'),
    paymentsOf: async (providerOrderId) =>
      (await store.findPaymentEvents(providerOrderId)).flatMap(asPayment),
    // Its orders lie in the store itself.
    paidOrders: async () => [],
    nameInvoice: async () => undefined,
    capture: async () => undefined,
    refund: async ({ receipt, paymentId, amountPaise }) => {
      // The receipt is its key: the same refund is stored once.
      await store.recordPaymentEvent({
        id: `refund:${receipt}`,
        kind: 'sandbox-refunded',
        at: Date.now(),
        paymentId,
        detail: String(amountPaise),
      });
      return { id: `rfnd_sandbox${receipt.replaceAll('-', '').slice(0, 18)}`, status: 'processed' };
    },
  };
}

const newSandboxId = (kind: 'order' | 'pay') => `${kind}_sandbox${randomBytes(9).toString('hex')}`;

function asPayment({ kind, paymentId, detail, at }: PaymentEvent): Payment[] {
  const status =
    kind === eventKinds.captured ? 'captured' : kind === eventKinds.failed ? 'failed' : undefined;
  if (!status || !paymentId) return [];
  return [{ id: paymentId, amountPaise: Number(detail), currency: 'INR', status, paidAt: at }];
}

interface SandboxOrder {
  readonly providerOrderId: string;
  readonly amountPaise: number;
}

/** Makes a payment of an order; what a checkout hands back is signed with `secret`. */
export async function payInSandbox(
  store: SandboxStore,
  { providerOrderId, amountPaise }: SandboxOrder,
  status: 'captured' | 'failed',
  secret: string,
  at: number,
) {
  const paymentId = newSandboxId('pay');
  await store.recordPaymentEvent({
    id: paymentId,
    kind: eventKinds[status],
    at,
    providerOrderId,
    paymentId,
    detail: String(amountPaise),
  });
  return {
    razorpay_order_id: providerOrderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: sign(checkoutText(providerOrderId, paymentId), secret),
  };
}
