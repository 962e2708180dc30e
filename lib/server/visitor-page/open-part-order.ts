/** `POST /api/enquiry/{token}/order`: opens an order for the part that can be paid now. The amount is the store's. */
import { type HttpError, httpError } from '#lib/server/http/errors/http-error';
import { withCookie } from '#lib/server/intake/cookies';
import { type DrawRejection, receiveByLink } from '#lib/server/intake/link-post';
import { leadTo, replyError, replySuccess } from '#lib/server/intake/reply';
import { type Opened, orderPart, registrantIn } from '#lib/server/payments/http/order';
import { checkoutOf } from '#lib/server/payments/views';
import type { Enquiry } from '#lib/server/store/enquiries/schema';
import { findByToken } from '#lib/server/visitor-page/visitor-call';
import { enquiryPath } from '#lib/shared/addresses/token-routes';

/** As `/api/order` answers; 409 with the page's address where the request is replaced, paid or over. */
export const openPartOrder = (draw: DrawRejection<Enquiry>, timeoutMs?: number) =>
  receiveByLink<Enquiry, Opened>({
    counter: 'enquiry',
    find: findByToken,
    unknown: httpError(404, 'This link does not open anything.'),
    work: (enquiry, fields) => orderPart(enquiry, registrantIn(fields), timeoutMs),
    reply: (done, { plain }) => opened(done, plain),
    draw,
    reject: (error, token) => (error.status === 409 ? conflict(error, token) : replyError(error)),
  });

function opened({ order, keyId, mark }: Opened, plain: boolean): Response {
  const { amountPaise: amount, currency, providerOrderId: id } = order;
  const response = plain
    ? leadTo(checkoutOf({ order, keyId }))
    : replySuccess('Order created', { amount, currency, order_id: id, key_id: keyId });
  return withCookie(response, mark);
}

function conflict({ message }: HttpError, token: string): Response {
  const enquiry = enquiryPath(token);
  return Response.json(
    { success: false, message, msg: message, enquiry },
    { status: 409, headers: { 'cache-control': 'no-store', location: enquiry } },
  );
}
