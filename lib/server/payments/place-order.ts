/** An order of whatever is sold: opened at the provider, stored, and known to the browser that asked. */
import { randomUUID } from 'node:crypto';
import { httpError, type Result } from '#lib/server/http/errors/http-error';
import { log } from '#lib/server/log';
import { newlyOpened } from '#lib/server/payments/order-states';
import { type Gateway, GatewayFailed } from '#lib/server/payments/provider';
import { orderCookie } from '#lib/server/payments/receipt-cookie';
import { site } from '#lib/server/site';
import type { Order } from '#lib/server/store/payments/schema';

/** What is sold for how much: the order before it is opened. */
export type Sold = Omit<Order, 'id' | 'providerOrderId' | keyof ReturnType<typeof newlyOpened>>;

export interface Opened {
  readonly order: Order;
  readonly keyId: string;
  /** Marks the browser that opened it. */
  readonly mark: string;
}

/** Where the key is known by then, the first order under it. 502 where the provider fails. */
export async function placeOrder(
  gateway: Gateway,
  sold: Sold,
  key: string | undefined,
): Promise<Result<Opened>> {
  const { store, now } = site();
  const id = randomUUID();
  try {
    const providerOrderId = await gateway.openOrder(sold, id);
    const order = { ...sold, id, providerOrderId, ...newlyOpened(now()) };
    return { ok: await openedAs(gateway, await store.recordOrder(order, key)) };
  } catch (error) {
    if (!(error instanceof GatewayFailed)) throw error;
    log().warn({ reason: 'gateway-failed' }, 'order');
    return httpError(
      502,
      'The payment provider did not answer. Nothing was charged; please try again.',
    );
  }
}

export const openedAs = async ({ keyId }: Gateway, order: Order): Promise<Opened> => ({
  ...{ order, keyId },
  mark: await orderCookie(order, site()),
});
