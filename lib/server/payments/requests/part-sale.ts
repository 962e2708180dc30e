/** A part of a request as what an order sells: what it becomes once it is paid, and what of its money belongs to nothing. */
import { type Payment, paymentTimes } from '#lib/server/payments/order-states';
import { partReceipt, strayReceipt } from '#lib/server/payments/requests/consequences';
import { invoiceDocument } from '#lib/server/payments/requests/invoice-and-credit-note';
import type { Site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { Order, OrderPaid, StoredRequest } from '#lib/server/store/payments/schema';
import { isoDayInIndia } from '#lib/shared/india';
import type { PaymentPart, StrayReason } from '#lib/shared/payments/rules';

type Came = Pick<Payment, 'id' | 'amountPaise' | 'currency' | 'paidAt'>;

export async function partSale(site: Site, order: Order, payment: Came) {
  const { store } = site;
  const request = await store.findPaymentRequest(order.request ?? '');
  const enquiry = request?.enquiryId ? await store.findEnquiry(request.reference) : undefined;
  const part = request?.parts.find((each) => each.part === order.part);
  const money = { site, order, payment, request, enquiry };
  return {
    receive: (paid: OrderPaid) =>
      store.receiveOrder({
        ...paid,
        part: {
          paidOn: isoDayInIndia(paid.paidAt),
          ...(request && enquiry && part && { receipt: receiptOf(money, request, part, enquiry) }),
          strays: {
            twice: strayOf(money, 'twice'),
            late: strayOf(money, 'late'),
            cancelled: strayOf(money, 'cancelled'),
          },
        },
      }),
    /** Kept, and told of once. */
    async giveBack(why: 'twice' | 'amount') {
      if (await store.keepStray(strayOf(money, why))) site.wakeCourier();
    },
    wake: () => site.wakeBatches?.(),
  };
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
