/** The order for a part of what was asked: the newest request decides, the store knows the amount. */
import { createHash } from 'node:crypto';
import { httpError, type Result, wrongFields } from '#lib/server/http/errors/http-error';
import type { Fields } from '#lib/server/intake/body';
import { openGateway } from '#lib/server/payments/gateway';
import { type Opened, openedAs, placeOrder } from '#lib/server/payments/place-order';
import { readBuyer } from '#lib/server/payments/requests/invoice-and-credit-note';
import { takesPayments } from '#lib/server/payments/takes-payments';
import { site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { StoredRequest } from '#lib/server/store/payments/schema';
import { line } from '#lib/shared/forms/sanitize';
import { isoDayInIndia } from '#lib/shared/india';
import { type Buyer, type PaymentPart, payablePart, stateOn } from '#lib/shared/payments/rules';

/** The order of the part that `fields` ask to pay: the one from before where they are the same. */
export async function orderPart(
  enquiry: Enquiry,
  fields: Fields,
  timeoutMs: number | undefined,
): Promise<Result<Opened>> {
  const { env, store, now } = site();
  const { requests } = await store.findPaymentFile(enquiry.id);
  const found = payable(requests[0], line(fields.request), isoDayInIndia(now()));
  if ('error' in found) return found;
  const { request, part } = found.ok;
  if (!takesPayments(env)) {
    return httpError(404, 'This is to be paid by bank transfer: the page says how.');
  }
  const read = readBuyer(fields, request.taxablePaise);
  if ('wrong' in read) return wrongFields(read.wrong);
  const gateway = await openGateway(env, store, timeoutMs);
  const key = keyOf(request, part, read.ok);
  const before = await store.findOrderByKey(key);
  if (before) return { ok: await openedAs(gateway, before) };
  const { amountPaise } = part;
  const sold = { amountPaise, currency: 'INR', request: request.number, part: part.part };
  return placeOrder(gateway, { ...sold, buyer: read.ok }, key);
}

/** The newest request of the enquiry is the one that counts. */
function payable(
  request: StoredRequest | undefined,
  named: string,
  today: string,
): Result<{ readonly request: StoredRequest; readonly part: PaymentPart }> {
  if (!request) return httpError(409, 'There is nothing to pay here.');
  if (named !== '' && named !== request.number) {
    return httpError(409, 'This request was replaced by another: the page shows it.');
  }
  const part = payablePart(request, today);
  if (part) return { ok: { request, part } };
  return httpError(409, over[stateOn(request, today)] ?? 'There is nothing to pay here.');
}

const over: Readonly<Record<string, string>> = {
  paid: 'It is already paid in full.',
  expired: 'This request has expired: ask for a new one on the page.',
  cancelled: 'This request was cancelled.',
  refunded: 'What was paid for this request has been refunded.',
};

/** The same answers for the same part are the same order: pressed twice, it is paid once. */
const keyOf = ({ number }: StoredRequest, { part }: PaymentPart, buyer: Buyer): string =>
  createHash('sha256')
    .update(JSON.stringify(['part', number, part, buyer]))
    .digest('base64url');
