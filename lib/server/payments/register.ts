/** The one place where a payment becomes a sale, whatever is sold and whoever told of it. */
import { faultOf, log } from '#lib/server/log';
import { openGateway } from '#lib/server/payments/gateway';
import {
  isExact,
  type Payment,
  paymentTimes,
  statesBefore,
} from '#lib/server/payments/order-states';
import { partSale } from '#lib/server/payments/requests/part-sale';
import { webinarSale } from '#lib/server/payments/webinar-sale';
import type { Site } from '#lib/server/site';
import { isOfWebinar, type Order, type Received } from '#lib/server/store/payments/schema';

/** `mispaid`: another amount than ours. */
export type Registered = Received | 'mispaid';

/**
 * Registers the payment of an order that is proved (captured, or signed by the provider): its sale, invoice and mails are made
 * once, however often and from wherever it is called. `nextCheckAt` is given where the provider is to be asked once more.
 */
export async function registerPayment(
  site: Site,
  order: Order,
  payment: Pick<Payment, 'id' | 'amountPaise' | 'currency' | 'paidAt'>,
  nextCheckAt?: number,
): Promise<Registered> {
  const { store, now } = site;
  const sale = isOfWebinar(order)
    ? webinarSale(site, order, payment)
    : await partSale(site, order, payment);
  if (!isExact(payment, order)) {
    await store.moveOrder(order.id, 'mispaid', statesBefore('mispaid'), now());
    await sale.giveBack('amount');
    return 'mispaid';
  }
  const outcome = await sale.receive({
    order,
    paymentId: payment.id,
    from: statesBefore('paid'),
    paidAt: paymentTimes(payment, now()).capturedAt,
    ...(nextCheckAt === undefined ? {} : { nextCheckAt }),
  });
  log().info({ order: order.id, outcome }, 'payment');
  if (outcome === 'registered' || outcome === 'stray') site.wakeCourier();
  if (outcome === 'registered') {
    void nameInvoice(site, order.providerOrderId);
    sale.wake();
  }
  if (outcome === 'taken') await sale.giveBack('twice');
  return outcome;
}

/** The provider's own record of the order bears the number of its invoice. One that it was not told is told by nobody else. */
async function nameInvoice(
  { store, env }: Pick<Site, 'store' | 'env'>,
  providerOrderId: string,
): Promise<void> {
  try {
    const gateway = await openGateway(env, store);
    if (gateway.sandbox) return;
    const number = (await store.findOrder(providerOrderId))?.invoiceNumber;
    if (number) await gateway.nameInvoice(providerOrderId, number);
  } catch (error) {
    log().warn(faultOf(error), 'the provider was not told the number of an invoice');
  }
}
