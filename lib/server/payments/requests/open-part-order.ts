/** `POST /api/enquiry/{token}/order`: opens an order for the part that can be paid now. The amount is the store's. */
import { createHash, randomUUID } from 'node:crypto';
import {
  catchStoreUnavailable,
  type HttpError,
  httpError,
  type Result,
} from '#lib/server/http/errors/http-error';
import { asksForPage, type Fields, isPlainPost, readBody } from '#lib/server/intake/body';
import { checkOrigin, checkRateLimit } from '#lib/server/intake/guard';
import { withCookie } from '#lib/server/intake/received-cookie';
import { replyError, replySuccess, withErrorBoundary } from '#lib/server/intake/reply';
import { log } from '#lib/server/log';
import { firstCheckMs } from '#lib/server/payments/check-schedule';
import { openGateway } from '#lib/server/payments/gateway';
import { GatewayFailed } from '#lib/server/payments/provider';
import { orderCookie } from '#lib/server/payments/receipt-cookie';
import { readBuyer } from '#lib/server/payments/requests/read-buyer';
import { takesPayments } from '#lib/server/payments/takes-payments';
import { site } from '#lib/server/site';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { Order } from '#lib/server/store/payments/orders';
import type { StoredRequest } from '#lib/server/store/payments/payment-store';
import { findByToken } from '#lib/server/visitor-page/visitor-call';
import { sandboxKey } from '#lib/shared/addresses/payment-sandbox';
import { routes } from '#lib/shared/addresses/routes';
import { enquiryPath } from '#lib/shared/addresses/token-routes';
import { line } from '#lib/shared/forms/sanitize';
import { isoDayInIndia } from '#lib/shared/india';
import type { Buyer, PaymentPart } from '#lib/shared/payments/request';
import { payablePart, stateOn } from '#lib/shared/payments/standing';

/** Draws the page of an enquiry with what is wrong on it. */
export type DrawOrderProblem = (problem: {
  readonly error: HttpError;
  readonly fields: Fields;
  readonly token: string;
  readonly enquiry: Enquiry | undefined;
}) => Promise<Response>;

interface Opened {
  readonly order: Order;
  readonly keyId: string;
  /** Marks the browser that opened it. */
  readonly mark: string;
}

/** As `/api/order` answers; 409 with the page's address where the request is replaced, paid or over. */
export function openPartOrder(draw: DrawOrderProblem, timeoutMs?: number) {
  return (request: Request, token: string) =>
    withErrorBoundary(async () => {
      let fields: Fields = {};
      let plain = asksForPage(request);
      let enquiry: Enquiry | undefined;
      const outcome = await catchStoreUnavailable(async (): Promise<Result<Opened>> => {
        const { env, store, now } = site();
        const error = checkOrigin(request, env);
        if (error) return { error };
        enquiry = await findByToken(token);
        if (!enquiry) return httpError(404, 'This link does not open anything.');
        const limit = { counter: 'enquiry', limit: env.RATE_LIMIT, now: now() };
        const tooMany = await checkRateLimit(request, store, limit);
        if (tooMany) return { error: tooMany };
        const read = await readBody(request);
        if ('error' in read) return read;
        plain = read.ok.plain;
        fields = flat(read.ok.fields);
        return take(enquiry, fields, timeoutMs);
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

/** A script sends the fields as `formData`, a plain form sends them flat. */
function flat(fields: Fields): Fields {
  const { formData, ...rest } = fields;
  return typeof formData === 'object' && formData !== null ? { ...rest, ...formData } : fields;
}

function opened({ order, keyId, mark }: Opened, plain: boolean): Response {
  const { amountPaise: amount, currency, providerOrderId: id } = order;
  const checkout = keyId === sandboxKey ? routes.sandboxCheckout : routes.hostedCheckout;
  const response = plain
    ? new Response(null, {
        status: 303,
        headers: {
          location: `${checkout}?order=${encodeURIComponent(id)}`,
          'cache-control': 'no-store',
        },
      })
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

async function take(
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
  if ('wrong' in read) {
    const errors = read.wrong;
    return httpError(422, Object.values(errors)[0] ?? '', { errors });
  }
  const gateway = await openGateway(env, store, timeoutMs);
  const key = keyOf(request, part, read.ok);
  const before = await store.findOrderByKey(key);
  const asked = { request, part, buyer: read.ok, key };
  try {
    const order =
      before ?? (await store.recordOrder(await newOrder(asked, gateway.openOrder), key));
    return { ok: { order, keyId: gateway.keyId, mark: await orderCookie(order, site()) } };
  } catch (error) {
    if (!(error instanceof GatewayFailed)) throw error;
    log().warn({ reason: 'gateway-failed' }, 'order of a part');
    return httpError(
      502,
      'The payment provider did not answer. Nothing was charged; please try again.',
    );
  }
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

interface Asked {
  readonly request: StoredRequest;
  readonly part: PaymentPart;
  readonly buyer: Buyer;
}

async function newOrder(
  { request, part, buyer }: Asked,
  open: (
    amount: { readonly amountPaise: number; readonly currency: string },
    receipt: string,
  ) => Promise<string>,
): Promise<Order> {
  const id = randomUUID();
  const amount = { amountPaise: part.amountPaise, currency: 'INR' };
  const at = site().now();
  return {
    ...amount,
    id,
    providerOrderId: await open(amount, id),
    request: request.number,
    part: part.part,
    buyer,
    // Who pays stands on the enquiry.
    edition: '',
    name: '',
    email: '',
    phone: '',
    accountingExp: '',
    preferredLang: '',
    state: 'opened',
    attempts: 0,
    openedAt: at,
    changedAt: at,
    nextCheckAt: at + firstCheckMs,
    checks: 0,
  };
}
