/** Asks the provider about open orders and compares them with the store; reminds of parts that are due. */

import { placeOf, seriesOf } from '#lib/accounting/rules/invoice';
import { siteEvent } from '#lib/enquiries/actions/record';
import { dayAfter } from '#lib/enquiries/rules/hours';
import { notifyUnknownMoney, notifyUnpaid, notifyUnseen } from '#lib/payments/actions/notices';
import { sendRefunds } from '#lib/payments/actions/refund';
import { type Registered, registerPayment } from '#lib/payments/actions/sale';
import { openGateway } from '#lib/payments/gateway/gateway';
import { reminderMail } from '#lib/payments/mails';
import {
  type Gateway,
  GatewayFailed,
  isExact,
  isOfWebinar,
  nextCheck,
  type Payment,
  statesBefore,
  unpaidAfterMs,
} from '#lib/payments/rules/orders';
import { payablePart } from '#lib/payments/rules/requests';
import type { DuePart, Order } from '#lib/payments/schema';
import { paiseInWords } from '#lib/payments/words';
import type { AppContext } from '#lib/platform/context';
import { log } from '#lib/platform/log/log';
import { detectClockJump } from '#lib/platform/mail/outbox/timing';
import { instantInIndia, isoDayInIndia } from '#lib/platform/values/india';
import { processState } from '#lib/platform/values/process-state';
import { stoppedAddress, stopToken } from '#lib/webinars/mails/sessions';

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    /** Notifies the reconciler that an order is due; absent while none runs. */
    wakeReconciler?: () => void;
  }
}

export const wakeReconciler = () => processState.wakeReconciler?.();

const batchSize = 10;
/** Longer than a check of the whole batch, so that two hosts never ask about the same order. */
const leaseMs = 5 * 60_000;

/**
 * Gives a function that does what is due and returns how much it was. The first call, and one after the clock went back,
 * makes every open order due: a start may well be the repair.
 */
export function newReconciler(
  context: AppContext,
): (isStopping?: () => boolean) => Promise<number> {
  const wentBack = detectClockJump(context.now);
  let hasStarted = false;
  return async (isStopping) => {
    if (!hasStarted || wentBack()) await makeAllDue(context);
    hasStarted = true;
    const gateway = await openGateway(context.env, context.store);
    return (await checkDue(context, gateway, isStopping)) + (await sendRefunds(context, gateway));
  };
}

async function makeAllDue({ store, now }: AppContext): Promise<void> {
  await store.makeOrdersDue(now());
  await store.makeRefundsDue(now());
}

/** Checks each order that is due once. Returns how many were; throws what the store throws. */
export async function checkDue(
  context: AppContext,
  gateway: Gateway,
  stopped = () => false,
): Promise<number> {
  const due = await context.store.claimOrders(batchSize, leaseMs, context.now());
  for (const order of due) {
    if (stopped()) await context.store.scheduleOrder(order, context.now());
    else await reconcileOrder(context, gateway, order);
  }
  return due.length;
}

/** Registers, captures, notifies staff, or plans the next check; throws what the store throws. */
async function reconcileOrder(context: AppContext, gateway: Gateway, order: Order): Promise<void> {
  const { store, now } = context;
  try {
    const payments = await gateway.paymentsOf(order.providerOrderId);
    if (await settleOrder(context, gateway, order, payments)) {
      return await store.scheduleOrder(order, undefined);
    }
    const notified = await notifyIfLeft(context, order);
    const next = nextCheck({ ...order, ...(notified && { unpaidToldAt: now() }) }, now(), true);
    await planCheck(context, order, next);
    if (next === undefined) {
      await store.moveOrder(order.id, 'lapsed', statesBefore('lapsed'), now());
    }
  } catch (error) {
    if (!(error instanceof GatewayFailed)) throw error;
    log().warn({ order: order.id, reason: 'gateway-failed' }, 'reconciler');
    await planCheck(context, order, nextCheck(order, now(), false));
  }
}

/** Whether the money of this order is ours now, or nothing more is to come of it. */
async function settleOrder(
  context: AppContext,
  gateway: Gateway,
  order: Order,
  payments: readonly Payment[],
): Promise<boolean> {
  const with_ = (status: Payment['status']) => payments.filter((each) => each.status === status);
  let settled = false;
  for (const payment of with_('captured')) {
    settled = isOurs(await registerPayment(context, order, payment)) || settled;
  }
  for (const payment of with_('authorized')) {
    // Where another payment has registered, this one is left to go back by itself.
    const wanted = !settled && (order.paymentId ?? payment.id) === payment.id;
    if (!wanted) continue;
    if (isExact(payment, order)) await gateway.capture(payment);
    settled = isOurs(await registerPayment(context, order, payment));
  }
  if (!settled) {
    await notePending(context, order, with_('created'));
    for (const { id } of with_('failed')) await noteFailure(context, order, id);
  }
  return settled;
}

/** A second payment goes back to the visitor: it does not settle what the first one owes us. */
const isOurs = (outcome: Registered) =>
  outcome === 'registered' || outcome === 'repeated' || outcome === 'stray';

/** The payment is started and not confirmed by the bank: the payer's page says so. */
async function notePending(
  { store, now }: AppContext,
  { providerOrderId, request }: Order,
  pending: readonly Payment[],
): Promise<void> {
  if (request === undefined) return;
  for (const { id, paidAt = now() } of pending) {
    const event = { id: `pending:${id}`, kind: 'pending', at: paidAt, providerOrderId };
    await store.recordPaymentEvent({ ...event, paymentId: id });
  }
}

export async function noteFailure(
  { store, now }: AppContext,
  { id, providerOrderId }: Order,
  paymentId: string,
): Promise<void> {
  const event = { id: `failed:${paymentId}`, kind: 'failed', at: now(), providerOrderId };
  await store.recordPaymentEvent({ ...event, paymentId });
  await store.moveOrder(id, 'failed', statesBefore('failed'), now());
}

/** Staff are notified once; not of somebody who has paid by another order meanwhile. */
async function notifyIfLeft(context: AppContext, order: Order): Promise<boolean> {
  const { store, now } = context;
  // Requests for payment are on the desk, and have reminders of their own.
  if (!isOfWebinar(order)) return false;
  const isLeft = now() - order.openedAt >= unpaidAfterMs && order.state !== 'paid';
  if (!isLeft || order.unpaidToldAt !== undefined) return false;
  const fresh = await store.findOrder(order.providerOrderId);
  if (fresh && isOfWebinar(fresh) && !(await store.hasPaid(order.edition, order.email))) {
    await notifyUnpaid(context, fresh);
  }
  await store.markUnpaidNotified(order.id, now());
  return true;
}

/** An order that is paid and still asked about has money that nobody saw: it does not end in silence. */
async function planCheck(
  context: AppContext,
  order: Order,
  next: number | undefined,
): Promise<void> {
  if (next === undefined && order.state === 'paid') await notifyUnseen(context, order);
  await context.store.scheduleOrder(order, next);
}

/** Indian time; a host that comes back later on the day still reminds, but nobody is written to at night. */
const [from, until] = ['09:00', '20:00'] as const;

/**
 * Once a day and part, whichever host is first; never after the person stopped such mails. What is late is a task of staff,
 * at any hour.
 */
export async function remindOfParts(context: AppContext): Promise<void> {
  const { store } = context;
  const now = context.now();
  const today = isoDayInIndia(now);
  await store.lookAfterMoney(now);
  if (now < instantInIndia(today, from) || now >= instantInIndia(today, until)) return;
  const due = await store.listDueParts([today, dayAfter(today)], today);
  for (const each of due) await remind(context, each, today);
}

async function remind(context: AppContext, due: DuePart, today: string): Promise<void> {
  const { store, env, now } = context;
  const { request, part } = due;
  // A later part is not asked for before the one that comes first, nor on the day of the request itself.
  if (payablePart(request, today)?.part !== part.part) return;
  if (isoDayInIndia(request.madeAt) === today) return;
  const enquiry = await store.findEnquiry(request.reference);
  if (!enquiry?.email || (await hasStopped(context, enquiry.email, request.madeAt))) return;
  const isToday = part.due === today;
  const event = siteEvent('payment-reminder', now(), { sum: paiseInWords(part.amountPaise) });
  const stop = await stopToken(store, enquiry.id);
  const mails = reminderMail(enquiry, due, { isToday, day: today, stop }, env);
  const consequence = { change: {}, event, mails, webhooks: [] };
  if (await store.remindOfPart(due, today, consequence)) context.wake('mail');
}

/** Whether the address has opted out of these mails since the request. */
async function hasStopped({ store }: AppContext, email: string, madeAt: number): Promise<boolean> {
  const address = await stoppedAddress(store, email);
  const stops = await store.listMailStops([address]);
  return (stops.get(address) ?? 0) >= madeAt;
}

type Asking = Pick<AppContext, 'store' | 'env' | 'now' | 'wake'>;

interface Comparison {
  readonly paid: number;
  /** Payments of them whose order the store does not know: staff are notified of each once. */
  readonly unknown: number;
}

/**
 * Looks at the orders of ours that were opened `since` and paid, and raises the series of invoices above the numbers that
 * they name. `isAlone`: nothing else tells which numbers were given, so that a paid order which names none counts as one.
 */
export async function compareWithProvider(
  context: Asking,
  gateway: Gateway,
  { since, isAlone }: { readonly since: number; readonly isAlone: boolean },
): Promise<Comparison> {
  const { store, env } = context;
  const orders = await gateway.paidOrders(since);
  await store.raiseSeries(orders.flatMap(({ invoice }) => invoice ?? []));
  const unnamed = new Map<string, number>();
  let unknown = 0;
  for (const { id, invoice, openedAt } of orders) {
    const order = await store.findOrder(id);
    if (order?.state !== 'paid' && !invoice) {
      const series = seriesOf(openedAt, env.INVOICE_PREFIX);
      unnamed.set(series, (unnamed.get(series) ?? 0) + 1);
    }
    if (order) continue;
    const payments = await gateway.paymentsOf(id);
    for (const payment of payments.filter(({ status }) => status === 'captured')) {
      await notifyUnknownMoney(context, { ...payment, providerOrderId: id, invoice });
      unknown += 1;
    }
  }
  if (isAlone) await store.raiseSeries(await above(context, unnamed));
  return { paid: orders.length, unknown };
}

/** For each series the number that holds so many above its last one. */
async function above({ store }: Asking, more: ReadonlyMap<string, number>): Promise<string[]> {
  const next = new Map(
    (await store.nextNumbers()).flatMap((number) => {
      const { series, place } = placeOf(number) ?? {};
      return series === undefined ? [] : [[series, place] as const];
    }),
  );
  return [...more].map(([series, many]) => `${series}/${(next.get(series) ?? 1) - 1 + many}`);
}
