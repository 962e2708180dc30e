/** What becomes of the money where somebody withdraws a registration that was paid for. */

import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { Store } from '#lib/server/store/store';
import type { WithdrawnPayment } from '#lib/server/visitor-page/view-types';
import { editionOf } from '#lib/shared/calendar/edition';
import { editionSession } from '#lib/shared/calendar/sessions';
import { shortDayAndHour } from '#lib/shared/india';
import { inRupees } from '#lib/shared/money';

/** The cancellation policy: a service may be cancelled as a whole for so long after its payment. */
const cancellableMs = 24 * 60 * 60 * 1000;

/** Undefined where nothing was paid for it. Throws StoreUnavailable. */
export async function withdrawnPayment(
  store: Pick<Store, 'findOrderById' | 'listSessionPlans'>,
  { id, kind }: Pick<Enquiry, 'id' | 'kind'>,
  now: number,
): Promise<WithdrawnPayment | undefined> {
  if (kind !== 'webinar-paid') return undefined;
  const order = await store.findOrderById(id);
  if (!order?.paymentId) return undefined;
  const session = editionSession(editionOf(order.edition));
  const [plan] = await store.listSessionPlans([session.id]);
  // An edition may be sold again after its day: then nothing of it was held yet.
  const isHeld = now >= session.end && order.changedAt < session.end;
  const until = order.changedAt + cancellableMs;
  return {
    amount: inRupees(order.amountPaise / 100),
    payment: order.paymentId,
    invoice: order.invoiceNumber,
    paid: shortDayAndHour(order.changedAt),
    until: shortDayAndHour(until),
    goesBack:
      plan?.cancelledAt !== undefined
        ? 'all'
        : isHeld
          ? 'held'
          : now <= until
            ? 'less-fee'
            : 'late',
  };
}

/** What staff do about the money, in the mail that tells of the withdrawal. */
export function refundTask({ amount, until, goesBack }: WithdrawnPayment): string {
  const tasks = {
    all: `Refund ${amount} in full, unless that is done: we cancelled the session. Make a credit note.`,
    'less-fee': `Refund ${amount} less what the gateway charged, within 7 to 10 working days, and make a credit note: cancelled within the 24 hours (until ${until}).`,
    late: `No refund under the cancellation policy: the 24 hours ended on ${until}.`,
    held: 'No refund under the cancellation policy: the session was held.',
  };
  return tasks[goesBack];
}
