/** `POST /api/enquiry/{token}/order`: opens an order for the part that can be paid now. The amount is the store's. */
import {
  catchStoreUnavailable,
  type HttpError,
  httpError,
  type Result,
} from '#lib/server/http/errors/http-error';
import { asksForPage, type Fields, isPlainPost, readBody } from '#lib/server/intake/body';
import { checkOrigin, checkRateLimit } from '#lib/server/intake/guard';
import { withCookie } from '#lib/server/intake/received-cookie';
import { leadTo, replyError, replySuccess, withErrorBoundary } from '#lib/server/intake/reply';
import { registrantIn } from '#lib/server/payments/open-order';
import { checkoutOf } from '#lib/server/payments/order-page';
import { type Opened, orderPart } from '#lib/server/payments/requests/part-order';
import { site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import { findByToken } from '#lib/server/visitor-page/visitor-call';
import { enquiryPath } from '#lib/shared/addresses/token-routes';

/** Draws the page of an enquiry with what is wrong on it. */
export type DrawOrderProblem = (problem: {
  readonly error: HttpError;
  readonly fields: Fields;
  readonly token: string;
  readonly enquiry: Enquiry | undefined;
}) => Promise<Response>;

/** As `/api/order` answers; 409 with the page's address where the request is replaced, paid or over. */
export function openPartOrder(draw: DrawOrderProblem, timeoutMs?: number) {
  return (request: Request, token: string) =>
    withErrorBoundary(async () => {
      let fields: Fields = {};
      let plain = asksForPage(request);
      let enquiry: Enquiry | undefined;
      const outcome = await catchStoreUnavailable(async (): Promise<Result<Opened>> => {
        const error = checkOrigin(request, site().env);
        if (error) return { error };
        enquiry = await findByToken(token);
        if (!enquiry) return httpError(404, 'This link does not open anything.');
        const tooMany = await checkRateLimit(request, site(), 'enquiry');
        if (tooMany) return { error: tooMany };
        const read = await readBody(request);
        if ('error' in read) return read;
        plain = read.ok.plain;
        fields = registrantIn(read.ok.fields);
        return orderPart(enquiry, fields, timeoutMs);
      });
      if ('ok' in outcome) return opened(outcome.ok, plain);
      if (plain || isPlainPost(request)) {
        return draw({ error: outcome.error, fields, token, enquiry });
      }
      return outcome.error.status === 409
        ? conflict(outcome.error, token)
        : replyError(outcome.error);
    })(request);
}

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
