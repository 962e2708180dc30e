/** The one place where a payment becomes a registration, or a paid part of a request, whoever told of it. */
import { asEnquiry } from '#lib/server/enquiries/record';
import { answersOf } from '#lib/server/forms/own-note';
import { log } from '#lib/server/log';
import { nameInvoice } from '#lib/server/payments/name-invoice';
import { type Payment, paymentTimes, statesBefore } from '#lib/server/payments/order-states';
import { isExact } from '#lib/server/payments/price';
import { type Paid, receiptRows } from '#lib/server/payments/receipt';
import { receiptToken } from '#lib/server/payments/receipt-cookie';
import { webinarPaidEmails } from '#lib/server/payments/registration-mails';
import { type Registered, registerPart } from '#lib/server/payments/requests/register-part';
import { notifyMispaid, notifyRefund, paidAgainNotice } from '#lib/server/payments/staff-notices';
import type { Env } from '#lib/server/settings/env';
import type { Site } from '#lib/server/site';
import type { Order } from '#lib/server/store/payments/orders';
import type { NewDocument } from '#lib/server/store/payments/tax-document-record';
import type { Submission } from '#lib/server/store/store';
import { editionOf } from '#lib/shared/calendar/edition';
import { transcribe } from '#lib/shared/forms/transcribe';
import { webinarPaid } from '#lib/shared/forms/webinar-paid/form';
import { stateCodeOf, supplierOf } from '#lib/shared/invoice/supplier';
import { webinarDocument as documentOf } from '#lib/shared/invoice/webinar-document';

/**
 * Registers the visitor of an order whose payment is proved (captured, or signed by the provider).
 * `nextCheckAt` is given where the provider is to be asked once more. One submission, one mail to staff and one to the visitor, however often and from wherever it is called.
 */
export async function registerPayment(
  site: Site,
  order: Order,
  payment: Pick<Payment, 'id' | 'amountPaise' | 'currency' | 'paidAt'>,
  nextCheckAt?: number,
): Promise<Registered> {
  if (order.request !== undefined) return registerPart(site, order, payment, nextCheckAt);
  const { store, env, now, wakeCourier } = site;
  if (!isExact(payment, order)) {
    await store.moveOrder(order.id, 'mispaid', statesBefore('mispaid'), now());
    await notifyMispaid(site, order, payment);
    return 'mispaid';
  }
  const at = now();
  const { capturedAt, issuedAt } = paymentTimes(payment, at);
  const paid = {
    ...order,
    edition: editionOf(order.edition),
    paymentId: payment.id,
    paidAt: capturedAt,
  };
  const unnamed = submissionOf(order, receiptRows(paid), at);
  const token = await receiptToken(order, site);
  const document = webinarDocument({ ...paid, paidAt: issuedAt }, env);
  const again = order.email !== '' && (await store.hasPaid(order.edition, order.email));
  const outcome = await asEnquiry(site, unnamed, (submission) =>
    store.confirmOrder({
      order,
      paymentId: payment.id,
      from: statesBefore('paid'),
      submission,
      mails: webinarPaidEmails(submission, env, { ...paid, again }, token),
      prefix: env.INVOICE_PREFIX,
      paidAt: capturedAt,
      document,
      paidAgain: paidAgainNotice(site, order, payment),
      ...(nextCheckAt === undefined ? {} : { nextCheckAt }),
    }),
  );
  log().info({ order: order.id, outcome }, 'payment');
  if (outcome === 'registered') {
    wakeCourier();
    void nameInvoice(site, order.providerOrderId);
    site.wakeSessions?.();
  }
  if (outcome === 'registered' || outcome === 'repeated') return outcome;
  await notifyRefund(site, order, payment);
  return 'taken';
}

function submissionOf(
  order: Order,
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

/** No State is asked: the supply is in the supplier's own. */
function webinarDocument(paid: Paid & Pick<Order, 'id'>, env: Env): NewDocument {
  const state = stateCodeOf(supplierOf(env));
  const { number: _, ...document } = documentOf({ ...paid, title: paid.edition.title }, state);
  return { ...document, enquiryId: paid.id };
}
