import { randomBytes } from 'node:crypto';
import { checkoutText, sign } from '#lib/server/hmac';
import type { Payment } from '#lib/server/payments/order-states';
import type { Gateway } from '#lib/server/payments/provider';
import type { PaymentEvent } from '#lib/server/store/payments/schema';
import type { Store } from '#lib/server/store/store';
import { sandboxKey } from '#lib/shared/addresses/payment-sandbox';

type SandboxStore = Pick<Store, 'secret' | 'findPaymentEvents' | 'recordPaymentEvent'>;

const eventKinds = { captured: 'sandbox-captured', failed: 'sandbox-failed' } as const;

/** A provider inside the site, for a site without keys: payments are made by its own checkout page. */
export async function openSandbox(store: SandboxStore): Promise<Gateway> {
  return {
    keyId: sandboxKey,
    sandbox: true,
    secret: await store.secret('sandbox'),
    openOrder: async () => newId('order'),
    paymentsOf: async (providerOrderId) =>
      (await store.findPaymentEvents(providerOrderId)).flatMap(asPayment),
    // Its orders lie in the store itself.
    paidOrders: async () => [],
    nameInvoice: async () => undefined,
    capture: async () => undefined,
    refund: async ({ receipt, paymentId, amountPaise }) => {
      // The receipt is its key: the same refund is kept once.
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

const newId = (kind: 'order' | 'pay') => `${kind}_sandbox${randomBytes(9).toString('hex')}`;

function asPayment({ kind, paymentId, detail, at }: PaymentEvent): Payment[] {
  const status =
    kind === eventKinds.captured ? 'captured' : kind === eventKinds.failed ? 'failed' : undefined;
  if (!status || !paymentId) return [];
  return [{ id: paymentId, amountPaise: Number(detail), currency: 'INR', status, paidAt: at }];
}

export interface SandboxOrder {
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
  const paymentId = newId('pay');
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
