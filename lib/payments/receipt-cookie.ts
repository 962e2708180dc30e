/** Lets the page after a payment show the receipt to the browser that paid, and to no other. */
import { editionOf } from '#lib/payments/edition';
import type { Paid } from '#lib/payments/receipt';
import { isSigned, sign } from '#lib/payments/signature';
import type { Site } from '#lib/site';
import type { Order } from '#lib/store/orders';

export const receiptCookieName = 'receipt';

/** Long enough to print it; the same receipt is in the confirmation mail. */
export const lifeSeconds = 60 * 60;

/** Opens the receipt of one order to whoever holds it. */
export const receiptToken = async (
  { providerOrderId }: Pick<Order, 'providerOrderId'>,
  { store }: Pick<Site, 'store'>,
) => `${providerOrderId}.${sign(providerOrderId, await store.secret('receipt'))}`;

export async function receiptCookie(
  order: Order,
  { env, store }: Pick<Site, 'env' | 'store'>,
): Promise<string> {
  const token = await receiptToken(order, { store });
  const secure = env.mode === 'public' ? '; Secure' : '';
  return `${receiptCookieName}=${token}; Path=/thankyou; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** What the holder of this cookie, or of the same text in a link, has paid; `undefined` for any other text. */
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
  const { paymentId, amountPaise, changedAt: paidAt, name, invoiceNumber } = order;
  const edition = editionOf(order.edition);
  const paid = { edition, providerOrderId, paymentId, amountPaise, paidAt, name };
  return invoiceNumber ? { ...paid, invoiceNumber } : paid;
}
