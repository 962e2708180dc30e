/** A paid place of a webinar: registration, invoice and mails at once. */

import { stateCodeOf, supplierOf, webinarDocument } from '#lib/accounting/rules/invoice';
import { asEnquiry } from '#lib/enquiries/actions/record';
import { answersOf } from '#lib/enquiries/mails';
import type { Submission } from '#lib/enquiries/schema/submission';
import { transcribe } from '#lib/forms/fields';
import { notifyRefund, paidAgainNotice } from '#lib/payments/actions/notices';
import { receiptToken } from '#lib/payments/credentials';
import { webinarPaidEmails } from '#lib/payments/mails';
import { type Payment, paymentTimes } from '#lib/payments/rules/orders';
import type { OrderPaid, WebinarOrder } from '#lib/payments/schema';
import { receiptRows } from '#lib/payments/words';
import type { AppContext } from '#lib/platform/context';
import { webinarPaid } from '#lib/webinars/forms/paid';
import { editionOf } from '#lib/webinars/rules/sessions';

export function webinarSale(context: AppContext, order: WebinarOrder, payment: Came) {
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

export type Came = Pick<Payment, 'id' | 'amountPaise' | 'currency' | 'paidAt'>;
