/** A place of a webinar as what an order sells: the registration that it becomes once it is paid. */
import { asEnquiry } from '#lib/server/enquiries/record';
import { answersOf } from '#lib/server/forms/staff-mail';
import { type Payment, paymentTimes } from '#lib/server/payments/order-states';
import { receiptRows } from '#lib/server/payments/receipt';
import { receiptToken } from '#lib/server/payments/receipt-cookie';
import { webinarPaidEmails } from '#lib/server/payments/registration-mails';
import { notifyMispaid, notifyRefund, paidAgainNotice } from '#lib/server/payments/staff-notices';
import type { Site } from '#lib/server/site';
import type { OrderPaid, WebinarOrder } from '#lib/server/store/payments/schema';
import type { Submission } from '#lib/server/store/store';
import { editionOf } from '#lib/shared/calendar/edition';
import { transcribe } from '#lib/shared/forms/transcribe';
import { webinarPaid } from '#lib/shared/forms/webinar-paid/form';
import { stateCodeOf, supplierOf } from '#lib/shared/invoice/rules';
import { webinarDocument } from '#lib/shared/invoice/webinar-document';

type Came = Pick<Payment, 'id' | 'amountPaise' | 'currency' | 'paidAt'>;

export function webinarSale(site: Site, order: WebinarOrder, payment: Came) {
  const { store, env, now } = site;
  return {
    /** One submission, one mail to staff and one to the visitor. */
    async receive(given: OrderPaid) {
      const { paidAt } = given;
      const at = now();
      const edition = editionOf(order.edition);
      const paid = { ...order, edition, paymentId: payment.id, paidAt };
      const unnamed = submissionOf(order, receiptRows(paid), at);
      const token = await receiptToken(order, site);
      const again = order.email !== '' && (await store.hasPaid(order.edition, order.email));
      // No State is asked: the supply is in the supplier's own.
      const document = webinarDocument(
        { ...paid, title: edition.title, paidAt: paymentTimes(payment, at).issuedAt },
        stateCodeOf(supplierOf(env)),
      );
      return asEnquiry(site, unnamed, (submission) =>
        store.receiveOrder({
          ...given,
          registration: {
            submission,
            mails: webinarPaidEmails(submission, env, { ...paid, again }, token),
            prefix: env.INVOICE_PREFIX,
            document: { ...document, enquiryId: order.id },
            paidAgain: paidAgainNotice(site, order, payment),
          },
        }),
      );
    },
    giveBack: (why: 'twice' | 'amount') =>
      why === 'amount' ? notifyMispaid(site, order, payment) : notifyRefund(site, order, payment),
    wake: () => site.wakeSessions?.(),
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
