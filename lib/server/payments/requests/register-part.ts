/** The one place where a payment becomes a paid part, whoever told of it; what belongs to nothing is kept, and told of once. */
import { log } from '#lib/server/log';
import { nameInvoice } from '#lib/server/payments/name-invoice';
import { type Payment, paymentTimes, statesBefore } from '#lib/server/payments/order-states';
import { isExact } from '#lib/server/payments/price';
import { partReceipt, strayReceipt } from '#lib/server/payments/requests/consequences';
import { invoiceDocument } from '#lib/server/payments/requests/invoice-and-credit-note';
import type { Site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { Order } from '#lib/server/store/payments/orders';
import type { StoredRequest } from '#lib/server/store/payments/payment-store';
import { isoDayInIndia } from '#lib/shared/india';
import type { PaymentPart, StrayReason } from '#lib/shared/payments/request';

/** `taken`: paid by another payment before; `mispaid`: another amount than ours; `stray`: it is with us, and pays nothing. */
export type Registered = 'registered' | 'repeated' | 'taken' | 'mispaid' | 'stray';

type Came = Pick<Payment, 'id' | 'amountPaise' | 'currency' | 'paidAt'>;

/** `nextCheckAt` is given where the provider is to be asked once more. */
export async function registerPart(
  site: Site,
  order: Order,
  payment: Came,
  nextCheckAt?: number,
): Promise<Registered> {
  const { store, now } = site;
  const request = await store.findPaymentRequest(order.request ?? '');
  const enquiry = request?.enquiryId ? await store.findEnquiry(request.reference) : undefined;
  const part = request?.parts.find((each) => each.part === order.part);
  const money = { site, order, payment, request, enquiry };
  if (!isExact(payment, order)) {
    await store.moveOrder(order.id, 'mispaid', statesBefore('mispaid'), now());
    await keep(money, 'amount');
    return 'mispaid';
  }
  if (!request || !enquiry || !part) {
    await store.moveOrder(order.id, 'paid', statesBefore('paid'), now());
    await keep(money, 'cancelled');
    return 'stray';
  }
  const received = await store.receiveOrder({
    order,
    paymentId: payment.id,
    from: statesBefore('paid'),
    paidOn: isoDayInIndia(paymentTimes(payment, now()).capturedAt),
    receipt: receiptOf(money, request, part, enquiry),
    strays: {
      twice: strayOf(money, 'twice'),
      late: strayOf(money, 'late'),
      cancelled: strayOf(money, 'cancelled'),
    },
    ...(nextCheckAt === undefined ? {} : { nextCheckAt }),
  });
  log().info({ order: order.id, outcome: received.done }, 'payment of a part');
  site.wakeCourier();
  if (received.done === 'registered') {
    void nameInvoice(site, order.providerOrderId);
    site.wakeBatches?.();
  }
  if (received.done === 'taken') await keep(money, 'twice');
  return received.done === 'stuck' ? 'repeated' : received.done;
}

interface Money {
  readonly site: Site;
  readonly order: Order;
  readonly payment: Came;
  readonly request: StoredRequest | undefined;
  readonly enquiry: Enquiry | undefined;
}

function receiptOf(
  { site: { env, now }, order, payment }: Money,
  request: StoredRequest,
  part: PaymentPart,
  enquiry: Enquiry,
) {
  const at = now();
  const { capturedAt, issuedAt } = paymentTimes(payment, at);
  const document = invoiceDocument(env, {
    request,
    part,
    buyer: order.buyer ?? { state: '', name: enquiry.name, address: '', gstin: '' },
    method: 'razorpay',
    payment: payment.id,
    receivedOn: isoDayInIndia(capturedAt),
    at: issuedAt,
  });
  return partReceipt(env, { enquiry, request, part, document, paidAt: capturedAt, at });
}

const strayOf = ({ site, order, payment, request, enquiry }: Money, why: StrayReason) =>
  strayReceipt(
    site.env,
    {
      payment: payment.id,
      why,
      ...(order.request !== undefined && { request: order.request }),
      ...(order.part !== undefined && { part: order.part }),
      providerOrderId: order.providerOrderId,
      ...(enquiry && { enquiryId: enquiry.id }),
      reference: request?.reference ?? '',
      amountPaise: payment.amountPaise,
      receivedAt: paymentTimes(payment, site.now()).capturedAt,
    },
    enquiry,
  );

async function keep(money: Money, why: StrayReason): Promise<void> {
  if (await money.site.store.keepStray(strayOf(money, why))) money.site.wakeCourier();
}
