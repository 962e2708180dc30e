/** What is still to come of a request is no longer asked for. */
import { writeOf } from '#lib/server/enquiries/action-write';
import { type Deed, type DeedDone, paymentOf } from '#lib/server/payments/requests/payment-answer';
import { paiseInWords } from '#lib/server/payments/requests/words';
import { isoDayInIndia } from '#lib/shared/india';
import { unpaidParts } from '#lib/shared/payments/standing';

export async function cancelPayment({ site, by, enquiry, now }: Deed): Promise<DeedDone> {
  const { store } = site;
  const { requests } = await store.findPaymentFile(enquiry.id);
  const open = requests.find(({ state }) => state === 'open' || state === 'part');
  if (!open) return { wrong: { action: 'No request for payment is open.' } };
  const left = unpaidParts(open).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const action = { name: 'cancel-payment', sum: paiseInWords(left) } as const;
  const write = await writeOf(site, by, enquiry, enquiry.state, action);
  const done = await store.cancelPayment(write, open.number);
  if (done === 'stale') return { stale: true };
  if (done === 'not-open') return { wrong: { action: 'No request for payment is open.' } };
  site.wakeCourier();
  site.wakeBatches?.();
  const request = await store.findPaymentRequest(open.number);
  return { answer: request ? { payment: paymentOf(request, isoDayInIndia(now)) } : {} };
}
