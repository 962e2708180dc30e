/** The person reads it before the button, and staff read it in the mail. */
import { oldestFirst } from '#lib/accounting/rules/invoice';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import { isOfWebinar } from '#lib/payments/rules/orders';
import type { PaymentFile } from '#lib/payments/schema';
import type { Store } from '#lib/platform/db/store';
import { dayMs, shortDayAndHour } from '#lib/platform/values/india';
import { inRupees } from '#lib/platform/values/money';
import { editionOf, editionSession } from '#lib/webinars/rules/sessions';

/** Invoices and credit notes stay as they were issued, name included; their numbers, the oldest first. Throws StoreUnavailable. */
export async function storedDocuments(
  store: Pick<Store, 'findPaymentFile'>,
  { id }: Pick<Enquiry, 'id'>,
): Promise<readonly string[]> {
  const { documents } = await store.findPaymentFile(id);
  return oldestFirst(documents.toReversed()).map(({ number }) => number);
}

/** The payment of a registration that is about to be withdrawn. */
export interface WithdrawnPayment {
  readonly amount: string;
  readonly payment: string;
  readonly invoice: string | undefined;
  /** The request that all of it was paid for, where it is one. */
  readonly request?: string;
  /** When it was paid, and until when it may be cancelled: "Fri 20 Nov 2026, 12:00 PM". */
  readonly paid: string;
  readonly until: string;
  readonly goesBack: 'all' | 'batch' | 'less-fee' | 'late' | 'held' | 'undelivered';
}

/** The cancellation policy: a service may be cancelled as a whole for so long after its payment. */
const cancellableMs = dayMs;

/** Undefined where nothing was paid for it. Throws StoreUnavailable. */
export async function withdrawnPayment(
  store: Pick<Store, 'findOrderById' | 'findPaymentFile' | 'listSessionPlans' | 'listTasksOf'>,
  { id, kind }: Pick<Enquiry, 'id' | 'kind'>,
  now: number,
): Promise<WithdrawnPayment | undefined> {
  if (kind !== 'webinar-paid') {
    const file = await store.findPaymentFile(id);
    return ofRequest(file, await cancelledRequests(store, id), now);
  }
  const order = await store.findOrderById(id);
  if (!order?.paymentId || !isOfWebinar(order)) return undefined;
  const session = editionSession(editionOf(order.edition));
  const [plan] = await store.listSessionPlans([session.id]);
  // An edition may be sold again after its day: then nothing of it was held yet.
  const isHeld = now >= session.end && order.changedAt < session.end;
  const until = order.changedAt + cancellableMs;
  return {
    amount: inRupees(order.amountPaise / 100),
    payment: order.paymentId,
    invoice: order.invoiceNumber,
    paid: shortDayAndHour(order.changedAt, now),
    until: shortDayAndHour(until, now),
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

/** The requests whose batch we cancelled, and whose seats are not decided yet. */
async function cancelledRequests(
  store: Pick<Store, 'listTasksOf'>,
  enquiryId: string,
): Promise<readonly string[]> {
  const tasks = await store.listTasksOf(enquiryId);
  return tasks.flatMap(({ kind, detail }) =>
    kind === 'batch-cancelled' ? (detail.payment ?? []) : [],
  );
}

/** It is what was paid less what went back; undefined where that is nothing. */
function ofRequest(
  { documents, refunds }: PaymentFile,
  cancelled: readonly string[],
  now: number,
): WithdrawnPayment | undefined {
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  const [last] = invoices.toSorted((a, b) => b.issuedAt - a.issuedAt);
  // Money that belonged to nothing was never among the invoices.
  const back = refunds
    .filter(({ invoice }) => invoice !== undefined)
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const left = invoices.reduce((sum, { totalPaise }) => sum + totalPaise, 0) - back;
  if (!last || left <= 0) return undefined;
  const until = last.issuedAt + cancellableMs;
  const requests = [...new Set(invoices.flatMap(({ request = [] }) => request))];
  const isAllCancelled = invoices.every(
    ({ number, totalPaise, request = '' }) =>
      cancelled.includes(request) || creditedOf(documents, number) >= totalPaise,
  );
  return {
    amount: inRupees(left / 100),
    payment: [...new Set(invoices.map(({ payment }) => payment))].filter(Boolean).join(', '),
    invoice: invoices.map(({ number }) => number).join(', '),
    ...(requests.length === 1 && { request: requests[0] }),
    paid: shortDayAndHour(last.issuedAt, now),
    until: shortDayAndHour(until, now),
    goesBack: isAllCancelled ? 'batch' : now <= until ? 'less-fee' : 'undelivered',
  };
}

const creditedOf = (documents: PaymentFile['documents'], invoice: string) =>
  documents
    .filter(({ ofInvoice }) => ofInvoice === invoice)
    .reduce((sum, { totalPaise }) => sum + totalPaise, 0);

/** Whether a part of it is owed at once; of a cancelled batch the desk lists it already. */
export const isOwed = ({ goesBack }: WithdrawnPayment): boolean =>
  goesBack === 'all' || goesBack === 'less-fee' || goesBack === 'undelivered';

export function refundTask({ amount, until, goesBack }: WithdrawnPayment): string {
  const tasks = {
    all: `Refund ${amount} in full, if not done yet: we cancelled the session. Make a credit note.`,
    batch: `Refund ${amount} in full: we cancelled the batch. The desk lists it without the person, under “Cancelled batch”: refund it there.`,
    'less-fee': `Refund ${amount} less what the gateway charged, within 7 to 10 working days, and make a credit note: cancelled within the 24 hours (until ${until}).`,
    late: `No refund under the cancellation policy: the 24 hours ended on ${until}.`,
    undelivered: `Work out the hours not yet delivered: their part of ${amount}, with GST, goes back less what the gateway charged, within 7 to 10 working days, with a credit note. Free the seat in the batch.`,
    held: 'No refund under the cancellation policy: the session was held.',
  };
  return tasks[goesBack];
}
