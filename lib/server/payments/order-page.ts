/** The order that a checkout page is about; nothing of its registrant is shown. */
import { provider } from '#data/site';
import { hostedCheckoutUrl } from '#lib/server/http/headers/security-headers';
import { openGateway } from '#lib/server/payments/gateway';
import { openedBy } from '#lib/server/payments/receipt-cookie';
import { partInWords } from '#lib/server/payments/requests/words';
import { site } from '#lib/server/site';
import { isOfWebinar, type Order } from '#lib/server/store/payments/orders';
import { sandboxKey } from '#lib/shared/addresses/payment-sandbox';
import { apiRoutes, routes } from '#lib/shared/addresses/routes';
import { editionOf } from '#lib/shared/calendar/edition';

export interface OrderToPay {
  readonly title: string;
  /** Asked for after a talk: no place of a webinar. */
  readonly isRequest: boolean;
  /** Rupees, GST included. */
  readonly price: number;
  readonly providerOrderId: string;
  /** Where the provider's hosted checkout is, and what it is told: https://razorpay.com/docs/payments/payment-gateway/web-integration/hosted */
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
}

/** The page of a checkout once the visitor has closed it: what was opened can still be paid. */
export const cancelledAt = (
  page: typeof routes.sandboxCheckout | typeof routes.hostedCheckout,
  order: string,
) => `${pageOf(page, order)}&cancelled=yes`;

const pageOf = (page: string, order: string) => `${page}?order=${encodeURIComponent(order)}`;

/** The page where what was opened is paid. */
export const checkoutOf = ({
  order,
  keyId,
}: {
  readonly order: Order;
  readonly keyId: string;
}): string =>
  pageOf(
    keyId === sandboxKey ? routes.sandboxCheckout : routes.hostedCheckout,
    order.providerOrderId,
  );

/** The edition's, or what the request names on every paper. */
async function titleOf(order: Order): Promise<string> {
  if (isOfWebinar(order)) return editionOf(order.edition).title;
  const { request = '', part } = order;
  const found = await site().store.findPaymentRequest(request);
  return found && part !== undefined ? `${partInWords(part, found)}, ${request}` : request;
}

/** Where the browser that asks can still pay the order it has opened: nothing is typed again. */
export async function ownCheckout(request: Request): Promise<string | undefined> {
  const { env, store } = site();
  const id = await openedBy(request, { env, store });
  const order = id === undefined ? undefined : await store.findOrder(id);
  if (!order || order.state === 'paid') return undefined;
  const { keyId } = await openGateway(env, store);
  return checkoutOf({ order, keyId });
}

/** `undefined` where there is no such order, it is paid, or it is paid elsewhere; not asked for a missing checkout. */
export async function orderAt(
  { order: id }: Readonly<Record<string, string | string[] | undefined>>,
  where: 'sandbox' | 'provider',
): Promise<OrderToPay | undefined> {
  const { env, store } = site();
  const gateway = await openGateway(env, store);
  const order = typeof id === 'string' ? await store.findOrder(id) : undefined;
  if (!order || order.state === 'paid' || gateway.sandbox !== (where === 'sandbox')) {
    return undefined;
  }
  const title = await titleOf(order);
  const { providerOrderId, amountPaise, currency } = order;
  return {
    title,
    isRequest: !isOfWebinar(order),
    price: amountPaise / 100,
    providerOrderId,
    action: hostedCheckoutUrl(env),
    hidden: {
      key_id: gateway.keyId,
      order_id: providerOrderId,
      amount: String(amountPaise),
      currency,
      name: provider.name,
      description: title,
      callback_url: `${env.origin}${apiRoutes.verifyPayment}`,
      cancel_url: `${env.origin}${cancelledAt(routes.hostedCheckout, providerOrderId)}`,
    },
  };
}
