/** Lets the page after a payment show the receipt to the browser that paid, and to no other. */
import { editionOf } from '#lib/payments/edition';
import type { Paid } from '#lib/payments/receipt';
import { isSigned, sign } from '#lib/payments/signature';
import type { Site } from '#lib/site';
import type { Order } from '#lib/store/orders';

export const receiptCookieName = 'receipt';

/** Long enough to print it; the same receipt is in the confirmation mail. */
export const lifeSeconds = 60 * 60;

export async function receiptCookie(
  { providerOrderId }: Order,
  { env, store }: Pick<Site, 'env' | 'store'>,
): Promise<string> {
  const signature = sign(providerOrderId, await store.secret('receipt'));
  const secure = env.mode === 'public' ? '; Secure' : '';
  return `${receiptCookieName}=${providerOrderId}.${signature}; Path=/thankyou; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** What the browser with this cookie has paid; `undefined` for any other cookie. */
export async function paidBy(
  cookie: string | undefined,
  { store }: Pick<Site, 'store'>,
): Promise<Paid | undefined> {
  const at = cookie?.lastIndexOf('.') ?? -1;
  if (!cookie || at < 0) return undefined;
  const providerOrderId = cookie.slice(0, at);
  if (!isSigned(providerOrderId, cookie.slice(at + 1), await store.secret('receipt'))) {
    return undefined;
  }
  const order = await store.findOrder(providerOrderId);
  if (!order?.paymentId) return undefined;
  const { paymentId, amountPaise, changedAt: paidAt } = order;
  return { edition: editionOf(order.edition), providerOrderId, paymentId, amountPaise, paidAt };
}
