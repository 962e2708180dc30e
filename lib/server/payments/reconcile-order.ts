/** What the provider says of one order, and what follows from it. */
import { log } from '#lib/server/log';
import {
  isExact,
  nextCheck,
  type Payment,
  statesBefore,
  unpaidAfterMs,
} from '#lib/server/payments/order-states';
import { type Gateway, GatewayFailed } from '#lib/server/payments/provider';
import { type Registered, registerPayment } from '#lib/server/payments/register';

import { notifyUnpaid, notifyUnseen } from '#lib/server/payments/staff-notices';
import type { Site } from '#lib/server/site';
import { isOfWebinar, type Order } from '#lib/server/store/payments/schema';

/** Registers, captures, tells staff, or plans the next check; throws what the store throws. */
export async function reconcileOrder(site: Site, gateway: Gateway, order: Order): Promise<void> {
  const { store, now } = site;
  try {
    const payments = await gateway.paymentsOf(order.providerOrderId);
    if (await settle(site, gateway, order, payments)) {
      return await store.scheduleOrder(order, undefined);
    }
    const notified = await notifyIfLeft(site, order);
    const next = nextCheck({ ...order, ...(notified && { unpaidToldAt: now() }) }, now(), true);
    await plan(site, order, next);
    if (next === undefined) {
      await store.moveOrder(order.id, 'lapsed', statesBefore('lapsed'), now());
    }
  } catch (error) {
    if (!(error instanceof GatewayFailed)) throw error;
    log().warn({ order: order.id, reason: 'gateway-failed' }, 'reconciler');
    await plan(site, order, nextCheck(order, now(), false));
  }
}

/** Whether the money of this order is ours now, or nothing more is to come of it. */
async function settle(
  site: Site,
  gateway: Gateway,
  order: Order,
  payments: readonly Payment[],
): Promise<boolean> {
  const with_ = (status: Payment['status']) => payments.filter((each) => each.status === status);
  let settled = false;
  for (const payment of with_('captured')) {
    settled = isOurs(await registerPayment(site, order, payment)) || settled;
  }
  for (const payment of with_('authorized')) {
    // Where another payment has registered, this one is left to go back by itself.
    const wanted = !settled && (order.paymentId ?? payment.id) === payment.id;
    if (!wanted) continue;
    if (isExact(payment, order)) await gateway.capture(payment);
    settled = isOurs(await registerPayment(site, order, payment));
  }
  if (!settled) {
    await notePending(site, order, with_('created'));
    for (const { id } of with_('failed')) await noteFailure(site, order, id);
  }
  return settled;
}

/** A second payment goes back to the visitor: it does not settle what the first one owes us. */
const isOurs = (outcome: Registered) =>
  outcome === 'registered' || outcome === 'repeated' || outcome === 'stray';

/** Begun and not confirmed by the bank: whoever was asked for payment reads so on their page. */
async function notePending(
  { store, now }: Site,
  { providerOrderId, request }: Order,
  begun: readonly Payment[],
): Promise<void> {
  if (request === undefined) return;
  for (const { id, paidAt = now() } of begun) {
    const event = { id: `pending:${id}`, kind: 'pending', at: paidAt, providerOrderId };
    await store.recordPaymentEvent({ ...event, paymentId: id });
  }
}

/** Once for each payment, whoever tells of it. */
export async function noteFailure(
  { store, now }: Site,
  { id, providerOrderId }: Order,
  paymentId: string,
): Promise<void> {
  const event = { id: `failed:${paymentId}`, kind: 'failed', at: now(), providerOrderId };
  await store.recordPaymentEvent({ ...event, paymentId });
  await store.moveOrder(id, 'failed', statesBefore('failed'), now());
}

/** Staff are told once; not of somebody who has paid by another order meanwhile. */
async function notifyIfLeft(site: Site, order: Order): Promise<boolean> {
  const { store, now } = site;
  // Whoever was asked for payment is on the desk, and is reminded.
  if (!isOfWebinar(order)) return false;
  const isLeft = now() - order.openedAt >= unpaidAfterMs && order.state !== 'paid';
  if (!isLeft || order.unpaidToldAt !== undefined) return false;
  const fresh = await store.findOrder(order.providerOrderId);
  if (fresh && isOfWebinar(fresh) && !(await store.hasPaid(order.edition, order.email))) {
    await notifyUnpaid(site, fresh);
  }
  await store.markUnpaidNotified(order.id, now());
  return true;
}

/** An order that is paid and still asked about has money that nobody saw: it does not end in silence. */
async function plan(site: Site, order: Order, next: number | undefined): Promise<void> {
  if (next === undefined && order.state === 'paid') await notifyUnseen(site, order);
  await site.store.scheduleOrder(order, next);
}
