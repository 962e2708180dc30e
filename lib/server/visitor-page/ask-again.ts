/** Whether there is a request for payment to ask again for. */
import type { Site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import { isoDayInIndia } from '#lib/shared/india';
import type { RequestState } from '#lib/shared/payments/request';
import { stateOn } from '#lib/shared/payments/standing';

const payable = 'The request on this page can still be paid: there is no need to ask again.';
const refusals: Readonly<Record<Exclude<RequestState, 'expired' | 'cancelled'>, string>> = {
  open: payable,
  part: payable,
  paid: 'All of it is paid already.',
  refunded: 'What was paid has gone back: write us a line, and we call you.',
};

/** Why not, in a sentence; undefined where it can be asked for. */
export async function refusalToAskAgain(
  { store, now }: Pick<Site, 'store' | 'now'>,
  { id }: Pick<Enquiry, 'id'>,
): Promise<string | undefined> {
  const [request] = (await store.findPaymentFile(id)).requests;
  if (!request) return 'We have not asked you for a payment yet.';
  const state = stateOn(request, isoDayInIndia(now()));
  return state === 'expired' || state === 'cancelled' ? undefined : refusals[state];
}
