/** The one place where a payment becomes a sale, whatever is sold and whoever reported it. */

import { stateCodeOf, supplierOf, webinarDocument } from '#lib/accounting/rules/invoice';
import { asEnquiry } from '#lib/enquiries/actions/record';
import { answersOf } from '#lib/enquiries/mails';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import type { Submission } from '#lib/enquiries/schema/submission';
import { transcribe } from '#lib/forms/fields';
import { invoiceDocument, partReceipt, strayReceipt } from '#lib/payments/actions/documents';
import { notifyRefund, paidAgainNotice } from '#lib/payments/actions/notices';
import { receiptToken } from '#lib/payments/credentials';
import { openGateway } from '#lib/payments/gateway/gateway';
import { webinarPaidEmails } from '#lib/payments/mails';
import {
  isExact,
  isOfWebinar,
  type Payment,
  paymentTimes,
  statesBefore,
} from '#lib/payments/rules/orders';
import type { PaymentPart, StoredRequest, StrayReason } from '#lib/payments/rules/requests';
import type { Order, OrderPaid, Received, WebinarOrder } from '#lib/payments/schema';
import { receiptRows } from '#lib/payments/words';
import type { AppContext } from '#lib/platform/context';
import { errorFields, log } from '#lib/platform/log/log';
import { isoDayInIndia } from '#lib/platform/values/india';
import { webinarPaid } from '#lib/webinars/forms/paid';
import { editionOf } from '#lib/webinars/rules/sessions';

export type Registered = Received | 'mispaid';

/**
 * Registers the payment of an order that is proved (captured, or signed by the provider): its sale, invoice and mails are made
 * once, however often and from wherever it is called. `nextCheckAt` is given where the provider is to be asked once more.
 */
export async function registerPayment(
  context: AppContext,
  order: Order,
  payment: Pick<Payment, 'id' | 'amountPaise' | 'currency' | 'paidAt'>,
  nextCheckAt?: number,
): Promise<Registered> {
  const { store, now } = context;
  const sale = isOfWebinar(order)
    ? webinarSale(context, order, payment)
    : await partSale(context, order, payment);
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
  if (outcome === 'registered' || outcome === 'stray') context.wake('mail');
  if (outcome === 'registered') {
    void nameInvoice(context, order.providerOrderId);
    sale.wake();
  }
  if (outcome === 'taken') await sale.giveBack('twice');
  return outcome;
}

/** The provider's own record of the order bears the number of its invoice. One that it was not told is told by nobody else. */
async function nameInvoice(
  { store, env }: Pick<AppContext, 'store' | 'env'>,
  providerOrderId: string,
): Promise<void> {
  try {
    const gateway = await openGateway(env, store);
    if (gateway.sandbox) return;
    const number = (await store.findOrder(providerOrderId))?.invoiceNumber;
    if (number) await gateway.nameInvoice(providerOrderId, number);
  } catch (error) {
    log().warn(errorFields(error), 'the provider was not told the number of an invoice');
  }
}

function webinarSale(context: AppContext, order: WebinarOrder, payment: Came) {
  const { store, env, now } = context;
  return {
    /** One submission, one mail to staff and one to the visitor. */
    async receive(given: OrderPaid) {
      const { paidAt } = given;
      const at = now();
      const edition = editionOf(order.edition);
      const paid = { ...order, edition, paymentId: payment.id, paidAt };
      const unnamed = submissionOf(order, receiptRows(paid), at);
      const token = await receiptToken(order, context);
      const again = order.email !== '' && (await store.hasPaid(order.edition, order.email));
      // No State is asked: the supply is in the supplier's own.
      const document = webinarDocument(
        { ...paid, title: edition.title, paidAt: paymentTimes(payment, at).issuedAt },
        stateCodeOf(supplierOf(env)),
      );
      return asEnquiry(context, unnamed, (submission) =>
        store.receiveOrder({
          ...given,
          registration: {
            submission,
            mails: webinarPaidEmails(submission, env, { ...paid, again }, token),
            prefix: env.INVOICE_PREFIX,
            document: { ...document, enquiryId: order.id },
            paidAgain: paidAgainNotice(context, order, payment),
          },
        }),
      );
    },
    giveBack: (why: 'twice' | 'amount') => notifyRefund(context, order, payment, why),
    wake: () => context.wake('sessions'),
  };
}

function submissionOf(
  order: WebinarOrder,
  receipt: readonly (readonly [label: string, value: string])[],
  receivedAt: number,
): Submission {
  const paidFor = answersOf(receipt);
  return {
    // The registration of an order bears its id: there cannot be two.
    id: order.id,
    kind: webinarPaid.kind,
    receivedAt,
    name: order.name,
    email: order.email,
    phone: order.phone,
    session: order.edition,
    ...(order.page && { page: order.page }),
    ...(order.campaign && { campaign: order.campaign }),
    transcript: [...transcribe(webinarPaid, { ...order }), ...paidFor],
  };
}

type Came = Pick<Payment, 'id' | 'amountPaise' | 'currency' | 'paidAt'>;

async function partSale(context: AppContext, order: Order, payment: Came) {
  const { store } = context;
  const request = await store.findPaymentRequest(order.request ?? '');
  const enquiry = request?.enquiryId ? await store.findEnquiry(request.reference) : undefined;
  const part = request?.parts.find((each) => each.part === order.part);
  const money = { context, order, payment, request, enquiry };
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
    /** Stored, and reported once. */
    async giveBack(why: 'twice' | 'amount') {
      if (await store.storeStray(strayOf(money, why))) context.wake('mail');
    },
    wake: () => context.wake('batches'),
  };
}

interface Money {
  readonly context: AppContext;
  readonly order: Order;
  readonly payment: Came;
  readonly request: StoredRequest | undefined;
  readonly enquiry: Enquiry | undefined;
}

function receiptOf(
  { context: { env, now }, order, payment }: Money,
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
    amountPaise: payment.amountPaise,
  });
  return partReceipt(env, { enquiry, request, part, document, paidAt: capturedAt, at });
}

const strayOf = ({ context, order, payment, request, enquiry }: Money, why: StrayReason) =>
  strayReceipt(
    context.env,
    {
      payment: payment.id,
      why,
      ...(order.request !== undefined && { request: order.request }),
      ...(order.part !== undefined && { part: order.part }),
      providerOrderId: order.providerOrderId,
      ...(enquiry && { enquiryId: enquiry.id }),
      reference: request?.reference ?? '',
      amountPaise: payment.amountPaise,
      receivedAt: paymentTimes(payment, context.now()).capturedAt,
    },
    enquiry,
  );
