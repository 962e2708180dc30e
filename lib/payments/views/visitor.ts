/** Pages show these data of payments: the edition on sale, the order to pay, the receipt, and a document. */

import { cookies } from 'next/headers';
import { sandboxKey } from '#data/addresses/payment-sandbox';
import { apiRoutes, routes } from '#data/addresses/routes';
import { provider } from '#data/site';
import type { Edition } from '#data/webinars';
import { placeIn, supplierOf } from '#lib/accounting/rules/invoice';
import { type DocumentView, documentView } from '#lib/accounting/words';
import { openedBy, paidBy, paidByCookie, receiptCookieName } from '#lib/payments/credentials';
import { openGateway } from '#lib/payments/gateway/gateway';
import { isOfWebinar, takesPayments } from '#lib/payments/rules/orders';
import { numberFromPath } from '#lib/payments/rules/requests';
import type { Order } from '#lib/payments/schema';
import { type Paid, partInWords, receiptRows } from '#lib/payments/words';
import { type Env, env } from '#lib/platform/config/env';
import { context, openedContext } from '#lib/platform/context';
import type { Store } from '#lib/platform/db/store';
import { hostedCheckoutUrl } from '#lib/platform/http/headers/security-headers';
import { cookieIn } from '#lib/platform/http/intake/reply';
import { closesAt, currentEdition, editionOf, sessionTimeText } from '#lib/webinars/rules/sessions';

/** Seats are counted once the site is open; a page made by the build goes by the clock alone. */
export async function editionNow(now: number) {
  const edition = currentEdition(now);
  const opensLater = !takesPayments(env());
  const closing = closesAt(edition, env());
  return {
    edition,
    closesAt: closing,
    /** No payment keys yet: what is said instead of "closed". */
    later: opensLater && laterWords(now >= Date.parse(closing)),
    open: !opensLater && (await isOpen(edition, env(), now, openedContext()?.store)),
  };
}

const laterWords = (over: boolean) =>
  over ? 'Registration for the next edition opens later' : 'Registration opens later';

interface OrderToPay {
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
  const found = await context().store.findPaymentRequest(request);
  return found && part !== undefined ? `${partInWords(part, found)}, ${request}` : request;
}

/** Where the browser that asks can still pay the order it has opened: nothing is typed again. */
export async function ownCheckout(request: Request): Promise<string | undefined> {
  const { env, store } = context();
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
  const { env, store } = context();
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

/** The receipt of the browser that sends this `Cookie` header, if it has just paid: as rows, and the payment itself. */
export async function visitorReceipt(
  sent: string,
): Promise<{ rows: ReturnType<typeof receiptRows>; paid: Paid } | undefined> {
  const context = openedContext();
  const cookie = context && cookieIn(sent, receiptCookieName(context.env));
  const paid = cookie && context ? await paidByCookie(cookie, context) : undefined;
  return paid && { rows: receiptRows(paid), paid };
}

/** The payment that a link of a confirmation mail names, or the one of this browser. */
export async function receiptOf(token: unknown): Promise<Paid | undefined> {
  const context = openedContext();
  if (typeof token === 'string') return context && paidBy(token, context);
  return (await visitorReceipt((await cookies()).toString()))?.paid;
}

export interface Shown {
  readonly view: DocumentView;
  readonly number: string;
  /** The submission's; absent once it is erased. */
  readonly enquiryId?: string;
}

/** By its number as an address has it; undefined where there is none. */
export async function documentAt(
  path: string,
  { store, env }: { readonly store: Store; readonly env: Env },
  reader: 'recipient' | 'supplier' = 'recipient',
): Promise<Shown | undefined> {
  const number = numberFromPath(path);
  const found = number === undefined ? undefined : await store.findDocument(number);
  if (!found) return undefined;
  const { document, order } = found;
  const { enquiryId } = document;
  const placed = { ...document, placeOfSupply: placeIn(document, env) };
  const around = {
    ...found.around,
    ...(order && {
      order: order.providerOrderId,
      when: sessionTimeText(editionOf(order.edition)),
    }),
  };
  const view = documentView(placed, supplierOf(env), around, reader);
  return { view, number: document.number, ...(enquiryId !== undefined && { enquiryId }) };
}

/** Open until the closing time and, where seats are counted, until they are paid for. */
export async function isOpen(
  edition: Edition,
  env: Parameters<typeof closesAt>[1],
  now: number,
  store: Pick<Store, 'countPaid'> | undefined,
): Promise<boolean> {
  if (now >= Date.parse(closesAt(edition, env))) return false;
  if (edition.seats === undefined || !store) return true;
  return (await store.countPaid(edition.id)) < edition.seats;
}
