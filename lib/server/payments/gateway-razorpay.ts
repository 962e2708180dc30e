import Razorpay from 'razorpay';
import type { Payment } from '#lib/server/payments/order-states';
import type { Gateway } from '#lib/server/payments/provider';

interface Account {
  readonly keyId: string;
  readonly secret: string;
  /** Another address of the API, without `/v1`. */
  readonly url: string | undefined;
  readonly timeoutMs: number;
}

/** Minutes in which a payment is captured by itself, and after which an uncaptured one goes back. */
const captureOptions = {
  automatic_expiry_period: 3 * 24 * 60,
  manual_expiry_period: 5 * 24 * 60,
  refund_speed: 'normal',
} as const;

export function openRazorpay({ keyId, secret, url, timeoutMs }: Account): Gateway {
  const client = new Razorpay({ key_id: keyId, key_secret: secret });
  // The library offers no setting for either.
  const { defaults } = (client as unknown as { api: { rq: { defaults: object } } }).api.rq;
  Object.assign(defaults, { timeout: timeoutMs, maxRedirects: 0, ...(url && { baseURL: url }) });
  return {
    keyId,
    sandbox: false,
    secret,
    async openOrder({ amountPaise, currency }, receipt) {
      const { id, amount } = await client.orders.create({
        amount: amountPaise,
        currency,
        receipt,
        payment: { capture: 'automatic', capture_options: captureOptions },
      });
      if (typeof id !== 'string' || id === '' || Number(amount) !== amountPaise) {
        throw new Error('the order is not the one asked for');
      }
      return id;
    },
    async paymentsOf(providerOrderId) {
      const { items } = await client.orders.fetchPayments(providerOrderId);
      return items.map(({ id, amount, currency, status }) => ({
        id,
        amountPaise: Number(amount),
        currency,
        status: status as Payment['status'],
      }));
    },
    async capture({ id, amountPaise, currency }) {
      await client.payments.capture(id, amountPaise, currency);
    },
  };
}
