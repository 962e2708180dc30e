/** Lets the page after a payment show the receipt to the browser that opened the order, and to no other. */

import { isOfWebinar } from '#lib/payments/rules/orders';
import type { Order } from '#lib/payments/schema';
import type { Paid } from '#lib/payments/words';
import type { Env } from '#lib/platform/config/env';
import type { AppContext } from '#lib/platform/context';
import { isSigned, sign } from '#lib/platform/db/settings';
import { hostCookieName, readHostCookie, writeHostCookie } from '#lib/platform/http/intake/reply';
import { editionOf } from '#lib/webinars/rules/sessions';

type Named = Pick<Order, 'providerOrderId'>;

const receiptName = 'receipt';
const orderName = 'order';

export const receiptCookieName = (env: Pick<Env, 'mode'>) => hostCookieName(receiptName, env);

/** Long enough to print it; the same receipt is in the confirmation mail. */
export const maxAgeSeconds = 60 * 60;
/** A started payment may be completed until then. */
const orderLifeSeconds = 24 * 60 * 60;

/** Opens the receipt of one order to whoever holds it. */
export const receiptToken = async (
  { providerOrderId }: Named,
  { store }: Pick<AppContext, 'store'>,
) => `${providerOrderId}.${sign(providerOrderId, await store.secret('receipt'))}`;

/** Dated, and signed with its date. */
export async function receiptCookie(
  { providerOrderId }: Named,
  { env, store, now }: Pick<AppContext, 'env' | 'store' | 'now'>,
): Promise<string> {
  const text = `${providerOrderId}.${now()}`;
  const value = `${text}.${sign(`shown ${text}`, await store.secret('receipt'))}`;
  return writeHostCookie({ name: receiptName, value, maxAgeSeconds }, env);
}

/**
 * Goes to the browser that opens the order. The provider's page posts back from its own site, hence `None`; without
 * TLS that is not to be had, and a cookie that says nothing goes along with such a post for two minutes.
 */
export async function orderCookie(
  { providerOrderId }: Named,
  { env, store }: Pick<AppContext, 'env' | 'store'>,
): Promise<string> {
  return writeHostCookie(
    {
      name: orderName,
      value: orderValue(providerOrderId, await store.secret('receipt')),
      maxAgeSeconds: orderLifeSeconds,
      sameSite: 'None',
    },
    env,
  );
}

const orderValue = (id: string, secret: string) => `${id}.${sign(`opened ${id}`, secret)}`;

/** Whether the browser that asks is the one that opened this order. */
export async function hasOpened(
  request: Request,
  order: Named,
  context: Pick<AppContext, 'env' | 'store'>,
): Promise<boolean> {
  const own = orderValue(order.providerOrderId, await context.store.secret('receipt'));
  return orderIn(request, context.env) === own;
}

/** The order that the browser which asks has opened, by the provider's id. */
export async function openedBy(
  request: Request,
  context: Pick<AppContext, 'env' | 'store'>,
): Promise<string | undefined> {
  const [providerOrderId = ''] = orderIn(request, context.env)?.split('.') ?? [];
  return (await hasOpened(request, { providerOrderId }, context)) ? providerOrderId : undefined;
}

const orderIn = (request: Request, env: Env) =>
  readHostCookie(request.headers.get('cookie'), orderName, env);

/** `undefined` for any other cookie, and for one past its time. */
export async function paidByCookie(
  cookie: string | undefined,
  context: Pick<AppContext, 'store' | 'now'>,
): Promise<Paid | undefined> {
  const [id = '', at = '', signature, ...more] = cookie?.split('.') ?? [];
  const secret = await context.store.secret('receipt');
  if (more.length > 0 || !isSigned(`shown ${id}.${at}`, signature, secret)) return undefined;
  if (context.now() - Number(at) > maxAgeSeconds * 1000) return undefined;
  return paidOf(id, context);
}

/** `undefined` for any other text. */
export async function paidBy(
  token: string,
  { store }: Pick<AppContext, 'store'>,
): Promise<Paid | undefined> {
  const at = token.lastIndexOf('.');
  const id = token.slice(0, Math.max(0, at));
  if (!isSigned(id, token.slice(at + 1), await store.secret('receipt'))) return undefined;
  return paidOf(id, { store });
}

async function paidOf(
  providerOrderId: string,
  { store }: Pick<AppContext, 'store'>,
): Promise<Paid | undefined> {
  const order = await store.findOrder(providerOrderId);
  if (!order?.paymentId || !isOfWebinar(order)) return undefined;
  const { paymentId, amountPaise, changedAt: paidAt, name, invoiceNumber } = order;
  const edition = editionOf(order.edition);
  const again = order.email !== '' && (await store.countPaid(order.edition, order.email)) > 1;
  const paid = { edition, providerOrderId, paymentId, amountPaise, paidAt, name, again };
  return invoiceNumber ? { ...paid, invoiceNumber } : paid;
}
