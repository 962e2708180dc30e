/** Opens an order at the provider: of a webinar, `/api/order` (contract: Calls), or of a part of a request. */

import { createHash, randomUUID } from 'node:crypto';
import { routes } from '#data/addresses/routes';
import { enquiryPath } from '#data/addresses/token-routes';
import { supplyOf } from '#lib/accounting/rules/invoice';
import type { Buyer } from '#lib/accounting/rules/tax';
import { readBuyer } from '#lib/accounting/rules/tax';
import { isJoinable } from '#lib/batches/rules';
import { findByToken } from '#lib/enquiries/credentials';
import { fieldErrors, sentFrom } from '#lib/enquiries/http/receive';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import type { Values } from '#lib/forms/define';
import {
  type RenderRejection,
  receiveByLink,
  replyErrorPage,
  withErrorBoundary,
} from '#lib/forms/http/boundary';
import { suspicionOf } from '#lib/forms/rules';
import { orderCookie, receiptCookie } from '#lib/payments/credentials';
import { openGateway } from '#lib/payments/gateway/gateway';
import { replyPaymentErrorPage, wherePaid } from '#lib/payments/http/verify';
import {
  amountOf,
  type Gateway,
  GatewayFailed,
  newlyOpened,
  takesPayments,
} from '#lib/payments/rules/orders';
import {
  amountAt,
  currentRequest,
  type PaymentPart,
  payablePart,
  type StoredRequest,
  stateOn,
} from '#lib/payments/rules/requests';
import type { Order } from '#lib/payments/schema';
import { checkoutOf, isOpen } from '#lib/payments/views/visitor';
import { context } from '#lib/platform/context';
import {
  type Body,
  checkOrigin,
  type Fields,
  isPlainPost,
  readBody,
} from '#lib/platform/http/intake/body';
import {
  catchStoreUnavailable,
  type HttpError,
  httpError,
  leadTo,
  type Result,
  replyError,
  replySuccess,
  withCookie,
  wrongFields,
} from '#lib/platform/http/intake/reply';
import { checkRateLimit } from '#lib/platform/http/limits/network';
import { log } from '#lib/platform/log/log';
import { isoDayInIndia } from '#lib/platform/values/india';
import { line } from '#lib/platform/values/text';
import { againField, webinarPaid } from '#lib/webinars/forms/paid';
import { currentEdition } from '#lib/webinars/rules/sessions';

type Registrant = Values<typeof webinarPaid>;

interface Taken extends Opened {
  /** The order is paid already: the cookie that shows its receipt. */
  readonly receipt?: string;
}

/** `timeoutMs` is the longest that the provider is waited for. */
export const openOrder = (timeoutMs?: number) =>
  wherePaid(
    withErrorBoundary(async (request) => {
      const error = checkOrigin(request, context().env);
      if (error) return answer({ error }, { plain: isPlainPost(request), fields: {} });
      const read = await readBody(request);
      if ('error' in read) return answer(read, { plain: isPlainPost(request), fields: {} });
      const body = { ...read.ok, fields: registrantIn(read.ok.fields) };
      return answer(await catchStoreUnavailable(() => take(request, body, timeoutMs)), body);
    }),
  );

/** A script sends the registrant's fields as `formData`, a plain form sends them flat. */
function registrantIn(fields: Body['fields']): Body['fields'] {
  const { formData, ...rest } = fields;
  return typeof formData === 'object' && formData !== null ? { ...rest, ...formData } : fields;
}

async function answer(outcome: Result<Taken>, body: Body): Promise<Response> {
  if ('error' in outcome) {
    if (!body.plain) return replyError(outcome.error);
    if (outcome.error.status === 410) return replyPaymentErrorPage(outcome.error, 'closed');
    // Sent from the page that asks, it is the answer.
    const asked = outcome.error.status === 409 && { [againField]: line(body.fields.email) };
    return replyErrorPage(outcome.error, webinarPaid, { ...body.fields, ...asked });
  }
  const { order, keyId, mark, receipt } = outcome.ok;
  const response = body.plain
    ? leadTo(receipt ? routes.thankYou : checkoutOf(outcome.ok))
    : replySuccess('Order created', {
        amount: order.amountPaise,
        currency: order.currency,
        order_id: order.providerOrderId,
        key_id: keyId,
        ...(receipt && { paid: true }),
      });
  withCookie(response, mark);
  return receipt ? withCookie(response, receipt) : response;
}

async function take(request: Request, body: Body, timeoutMs?: number): Promise<Result<Taken>> {
  const { env, store, now } = context();
  const parsed = webinarPaid.schema.safeParse(body.fields);
  const edition = currentEdition(now());
  const open = () => isOpen(edition, env, now(), store);
  if (!parsed.success) {
    // Where payment is closed the answer says so, and does not list wrong fields.
    return (await open()) ? { error: fieldErrors(webinarPaid, parsed.error, body) } : closed();
  }
  const gateway = await openGateway(env, store, timeoutMs);
  const suspicion = suspicionOf(body.fields);
  const key = keyOf(request, parsed.data, suspicion);
  const before = key && (await store.findOrderByKey(key));
  if (before) {
    const receipt = before.paymentId && (await receiptCookie(before, context()));
    return { ok: { ...(await openedAs(gateway, before)), ...(receipt && { receipt }) } };
  }
  if (!(await open())) return closed();
  // A visitor may not know about a second payment; before a third one they are asked.
  const email = parsed.data.email.toLowerCase();
  const said = line(body.fields[againField]).toLowerCase();
  if (said !== email && (await store.countPaid(edition.id, email)) > 1) return askAgain();
  const tooMany = await checkRateLimit(request, context(), 'submissions');
  if (tooMany) return { error: tooMany };
  const sold = { ...parsed.data, ...amountOf(edition), email, edition: edition.id };
  const from = { ...sentFrom(request), ...(suspicion && { suspicion }) };
  return placeOrder(gateway, { ...sold, ...from }, key);
}

const askAgain = () =>
  httpError(
    409,
    'This e-mail address has paid for this edition twice already: one place is booked, and we will refund the second payment. We would have to refund a third one too. To register another person, please enter their own e-mail address. You have not been charged now. If you still want to pay again, press the button once more.',
  );

const closed = () => httpError(410, 'Registrations are closed.');

function keyOf(
  request: Request,
  registrant: Registrant,
  suspicion: string | undefined,
): string | undefined {
  const key = request.headers.get('idempotency-key')?.trim();
  if (!key) return undefined;
  const content = JSON.stringify([webinarPaid.action, key, registrant, suspicion ?? '']);
  return createHash('sha256').update(content).digest('base64url');
}

/** The order of the part that `fields` ask to pay: the one from before where they are the same. */
async function orderPart(
  enquiry: Enquiry,
  fields: Fields,
  timeoutMs: number | undefined,
): Promise<Result<Opened>> {
  const { env, store, now } = context();
  const { requests } = await store.findPaymentFile(enquiry.id);
  const today = isoDayInIndia(now());
  const named = line(fields.request);
  const asked = named
    ? requests.find(({ number }) => number === named)
    : (currentRequest(requests, today) ?? requests[0]);
  const found = payable(asked, named, today);
  if ('error' in found) return found;
  const { request, part } = found.ok;
  if (await isClosed(request)) return httpError(409, batchClosed);
  if (!takesPayments(env)) {
    return httpError(404, 'Please pay this by bank transfer: the page shows how.');
  }
  const read = readBuyer(fields, request.taxablePaise);
  if ('wrong' in read) return wrongFields(read.wrong);
  const gateway = await openGateway(env, store, timeoutMs);
  const key = keyOfPart(request, part, read.ok);
  const before = await store.findOrderByKey(key);
  if (before) return { ok: await openedAs(gateway, before) };
  const amountPaise = amountAt(part, supplyOf(env, request, read.ok));
  const sold = { amountPaise, currency: 'INR', request: request.number, part: part.part };
  return placeOrder(gateway, { ...sold, buyer: read.ok }, key);
}

function payable(
  request: StoredRequest | undefined,
  named: string,
  today: string,
): Result<{ readonly request: StoredRequest; readonly part: PaymentPart }> {
  if (!request && named === '') return httpError(409, 'There is nothing to pay here.');
  if (!request || request.replacedBy !== undefined) {
    return httpError(409, 'This request has been replaced by another: see the page.');
  }
  const part = payablePart(request, today);
  if (part) return { ok: { request, part } };
  if (request.parts.some(({ suspendedAt }) => suspendedAt !== undefined)) {
    return httpError(409, batchCancelled);
  }
  return httpError(409, over[stateOn(request, today)] ?? 'There is nothing to pay here.');
}

const batchCancelled =
  'Your batch is cancelled: please do not pay. We will call you about another batch, or pay back what you paid.';

const batchClosed =
  'This batch can no longer be joined: please do not pay. Ask us for another batch.';

/** Nothing is paid yet, and one of its batches takes nobody any more. */
async function isClosed({ state, lines }: StoredRequest): Promise<boolean> {
  if (state !== 'open') return false;
  const { store, now } = context();
  for (const { code } of lines) {
    const batch = code.startsWith('batch-')
      ? await store.findBatch(code.slice(6), now())
      : undefined;
    if (batch && !isJoinable(batch, now())) return true;
  }
  return false;
}

const over: Readonly<Record<string, string>> = {
  paid: 'It is already paid in full.',
  expired: 'This request has expired: ask for a new one on the page.',
  cancelled: 'This request was cancelled.',
  refunded: 'What was paid for this request has been refunded.',
};

/** The order key is a hash of the answers and the part: clicked twice, it is paid once. */
const keyOfPart = ({ number }: StoredRequest, { part }: PaymentPart, buyer: Buyer): string =>
  createHash('sha256')
    .update(JSON.stringify(['part', number, part, buyer]))
    .digest('base64url');

type Sold = Omit<Order, 'id' | 'providerOrderId' | keyof ReturnType<typeof newlyOpened>>;

export interface Opened {
  readonly order: Order;
  readonly keyId: string;
  readonly mark: string;
}

/** Where the key is known by then, the first order under it. 502 where the provider fails. */
async function placeOrder(
  gateway: Gateway,
  sold: Sold,
  key: string | undefined,
): Promise<Result<Opened>> {
  const { store, now } = context();
  const id = randomUUID();
  try {
    const providerOrderId = await gateway.openOrder(sold, id);
    const order = { ...sold, id, providerOrderId, ...newlyOpened(now()) };
    return { ok: await openedAs(gateway, await store.recordOrder(order, key)) };
  } catch (error) {
    if (!(error instanceof GatewayFailed)) throw error;
    log().warn({ reason: 'gateway-failed' }, 'order');
    return httpError(
      502,
      'The payment provider did not respond. You have not been charged; please try again.',
    );
  }
}

const openedAs = async ({ keyId }: Gateway, order: Order): Promise<Opened> => ({
  ...{ order, keyId },
  mark: await orderCookie(order, context()),
});

/** As `/api/order` answers; 409 with the page's address where the request is replaced, paid or over. */
export const openPartOrder = (renderRejection: RenderRejection<Enquiry>, timeoutMs?: number) =>
  receiveByLink<Enquiry, Opened>({
    counter: 'enquiry',
    find: findByToken,
    unknown: httpError(404, 'This link does not work.'),
    work: (enquiry, fields) => orderPart(enquiry, registrantIn(fields), timeoutMs),
    reply: (done, { plain }) => opened(done, plain),
    renderRejection,
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
