/** The checkout’s answer, brought by the visitor’s browser (`/api/verify-payment`), and the sandbox’s checkout. */

import { renderPaths } from '#data/addresses/render-paths';
import { apiRoutes, routes } from '#data/addresses/routes';
import { type Acknowledgement, acknowledge } from '#lib/enquiries/actions/record';
import { receivedCookie } from '#lib/enquiries/credentials';
import { withErrorBoundary } from '#lib/forms/http/boundary';
import { callbackFrom, type Place } from '#lib/forms/rules';
import { registerPayment } from '#lib/payments/actions/sale';
import { hasOpened, receiptCookie } from '#lib/payments/credentials';
import { openGateway, payInSandbox } from '#lib/payments/gateway/gateway';
import {
  firstCheckMs,
  type Gateway,
  GatewayFailed,
  type Payment,
  takesPayments,
} from '#lib/payments/rules/orders';
import type { Order } from '#lib/payments/schema';
import { cancelledAt, ownCheckout } from '#lib/payments/views/visitor';
import { context } from '#lib/platform/context';
import { checkoutText, isSigned } from '#lib/platform/db/settings';
import { checkOrigin, type Fields, isPlainPost, readBody } from '#lib/platform/http/intake/body';
import {
  catchStoreUnavailable,
  type HttpError,
  httpError,
  leadTo,
  type Result,
  replyError,
  replySuccess,
  withCookie,
} from '#lib/platform/http/intake/reply';
import { renderPage } from '#lib/platform/http/page-view';
import { errorFields, log } from '#lib/platform/log/log';
import { line } from '#lib/platform/values/text';
import { webinarPaid } from '#lib/webinars/forms/paid';
import { failedText, unverifiedText } from '#lib/webinars/words/checkout';

/** Where a payment does not go through: why, and the page that a visitor without script sees. */

/** As the page of an edition leads on that takes no registration. */
const onFrom = (place: Place) => [
  { href: routes.jobHuntEnglish, label: 'Go to the free webinars' },
  { href: callbackFrom(place), label: 'Get a Callback' },
];

const ways = {
  again: [{ href: routes.aiWebinarPayment, label: 'Try again' }],
  home: [{ href: routes.home, label: 'Go Back Home' }],
  closed: onFrom('ai-webinar-closed'),
  later: onFrom('ai-webinar-later'),
};

/** The caller says `again` only where nothing was paid: a visitor who may have paid is not asked to pay again. */
export async function replyPaymentErrorPage(
  { status, message, retryAfterSeconds }: HttpError,
  way: keyof typeof ways,
  checkout?: string,
): Promise<Response> {
  const text =
    way === 'closed'
      ? 'You have not been charged. Ask for a callback, and we will tell you about the next edition.'
      : '';
  const page = await renderPage(renderPaths.paymentProblem, {
    title: 'About your payment',
    message: {
      heading: message,
      text,
      ways: ways[way].map(({ href, label }, at) => ({
        href: checkout ?? href,
        label,
        isFirst: at === 0,
      })),
    },
  });
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  });
}

const opensLater = 'Registration opens later.';

/** `call` where money is taken; elsewhere 404, as of everything that is not set. */
export const wherePaid =
  (call: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    if (takesPayments(context().env)) return call(request);
    const { error } = httpError(404, opensLater);
    return isPlainPost(request) ? replyPaymentErrorPage(error, 'later') : replyError(error);
  };

/** Reasons and codes of the provider: https://razorpay.com/docs/errors/ */
const known: Readonly<Record<string, string>> = {
  payment_cancelled: 'It was cancelled before it was completed.',
  payment_timed_out: 'It was not completed in time.',
  payment_session_expired: 'It was not completed in time.',
  insufficient_funds: 'The bank says that the balance is too low.',
  incorrect_otp: 'The one-time password was wrong.',
  otp_expired: 'The one-time password had expired.',
  card_declined: 'The bank declined the card.',
  payment_declined: 'The bank declined the payment.',
  bank_technical_error: 'The bank had a technical problem.',
  gateway_technical_error: 'The bank had a technical problem.',
  GATEWAY_ERROR: 'The bank had a technical problem.',
  SERVER_ERROR: 'The payment provider had a technical problem.',
  BAD_REQUEST_ERROR: 'The bank did not complete the payment.',
  TEST: 'The bank refused this test payment.',
};

const unknown = 'The bank gave no reason.';

/** `undefined` for a post that reports no failure. */
function failureIn(fields: Fields): string | undefined {
  if (fields.razorpay_signature !== undefined) return undefined;
  if (!Object.keys(fields).some((name) => name.startsWith('error['))) return undefined;
  const reported = [line(fields['error[reason]']), line(fields['error[code]'])];
  const code = reported.find((each) => Object.hasOwn(known, each));
  return (code && known[code]) ?? unknown;
}

/** Its proof is the signature: the provider's own page posts here too, so the origin is not asked. */
export const verifyPayment = (timeoutMs?: number) =>
  wherePaid(
    withErrorBoundary(async (request) => {
      const read = await readBody(request);
      const plain = isPlainPost(request);
      const unpaid = 'ok' in read ? failureIn(read.ok.fields) : undefined;
      const outcome =
        'error' in read ? read : await receiptOf(request, read.ok.fields, unpaid, timeoutMs);
      if ('error' in outcome) {
        if (!plain) return replyError(outcome.error);
        if (unpaid === undefined) return replyPaymentErrorPage(outcome.error, 'home');
        const own = await catchStoreUnavailable(async () => ({ ok: await ownCheckout(request) }));
        return replyPaymentErrorPage(outcome.error, 'again', 'ok' in own ? own.ok : undefined);
      }
      const response = plain
        ? leadTo(outcome.ok.page)
        : replySuccess(outcome.ok.message, { ...outcome.ok.acknowledged });
      return outcome.ok.cookies.reduce(withCookie, response);
    }),
  );

interface Shown {
  /** For the browser that opened the order: receipt, reference and date. */
  readonly cookies: readonly string[];
  readonly acknowledged: Omit<Acknowledgement, 'enquiry'> | undefined;
  readonly page: string;
  readonly message: string;
}

/**
 * The cookie that shows the receipt, once the payment is verified. An error of the site comes after the
 * payment here: its words must not read as if the visitor should pay again.
 */
async function receiptOf(
  request: Request,
  fields: Fields,
  unpaid: string | undefined,
  timeoutMs?: number,
): Promise<Result<Shown>> {
  if (unpaid !== undefined) return httpError(400, failedText(unpaid));
  try {
    const outcome = await catchStoreUnavailable(async () => {
      const verified = await verify(fields, timeoutMs);
      if ('error' in verified) return verified;
      const opened = await hasOpened(request, verified.ok, context());
      if (verified.ok.request !== undefined) {
        const payment = line(fields.razorpay_payment_id);
        return { ok: await partShown(verified.ok, payment, opened) };
      }
      // The registration of an order bears its id.
      const { id } = verified.ok;
      const cookies = opened
        ? [await receiptCookie(verified.ok, context()), await receivedCookie(id, context())]
        : [];
      const acknowledged = toBrowser(await acknowledge(context(), id), opened);
      return {
        ok: { cookies, acknowledged, page: routes.thankYou, message: webinarPaid.success },
      };
    });
    const ours = 'error' in outcome && outcome.error.status === 503;
    return ours ? { error: { ...outcome.error, message: unverifiedText } } : outcome;
  } catch (error) {
    log().error(errorFields(error), 'a payment was not verified');
    return httpError(500, unverifiedText);
  }
}

/** The signed answer of the checkout may be in other hands; the link to one's own page is not for these. */
function toBrowser(
  acknowledged: Acknowledgement | undefined,
  opened: boolean,
): Omit<Acknowledgement, 'enquiry'> | undefined {
  if (opened || !acknowledged) return acknowledged;
  const { enquiry: _link, ...rest } = acknowledged;
  return rest;
}

const strayWords =
  'We have received your payment, but nothing was due. Your enquiry page shows what we will do with it.';

/** Only the browser that opened the order is led to the page of the enquiry, and reads its link. */
async function partShown(
  { request: number = '' }: Order,
  paymentId: string,
  opened: boolean,
): Promise<Shown> {
  const { store } = context();
  const id = (await store.findPaymentRequest(number))?.enquiryId;
  const acknowledged = id ? await acknowledge(context(), id) : undefined;
  const strays = id ? (await store.findPaymentFile(id)).strays : [];
  const isStray = strays.some(({ payment }) => payment === paymentId);
  return {
    cookies: [],
    acknowledged: toBrowser(acknowledged, opened),
    page: (opened && acknowledged?.enquiry) || routes.home,
    message: isStray ? strayWords : webinarPaid.success,
  };
}

async function verify(fields: Fields, timeoutMs?: number): Promise<Result<Order>> {
  const orderId = line(fields.razorpay_order_id);
  const paymentId = line(fields.razorpay_payment_id);
  const signature = fields.razorpay_signature;
  const errors = missingIn(fields);
  if (Object.keys(errors).length > 0) return httpError(422, unverifiedText, { errors });

  const { env, store, now } = context();
  const order = await store.findOrder(orderId);
  const gateway = await openGateway(env, store, timeoutMs);
  const text = order && checkoutText(order.providerOrderId, paymentId);
  if (!order || !text || !isSigned(text, signature, gateway.secret))
    return httpError(400, unverifiedText);
  if (order.paymentId === paymentId) return { ok: order };

  const { payment, seen } = await look(gateway, order, paymentId);
  if (!isMoney(payment)) {
    await store.makeOrderDue(order.id, now());
    return httpError(400, unverifiedText);
  }
  const nextCheckAt = seen ? undefined : now() + firstCheckMs;
  const outcome = await registerPayment(context(), order, payment, nextCheckAt);
  if (outcome === 'mispaid') return httpError(400, unverifiedText);
  if (outcome !== 'taken') return { ok: order };
  return httpError(409, 'This order is paid already. Our team will refund the second payment.');
}

/** A payment that the provider calls failed or not started is not accepted, whatever is signed; the provider is asked again. */
const isMoney = ({ status }: Payment) => status === 'authorized' || status === 'captured';

function missingIn(fields: Fields): Record<string, string> {
  // An empty signature is one that does not match.
  const isMissing = (name: string) => fields[name] === undefined || fields[name] === null;
  const empty = ['razorpay_order_id', 'razorpay_payment_id'].filter((name) => !line(fields[name]));
  const names = [...empty, ...['razorpay_signature'].filter(isMissing)];
  return Object.fromEntries(names.map((name) => [name, `${name} is required`]));
}

/**
 * The payment as the provider knows it, its money taken. Where the provider cannot be asked, the
 * signature is its word that this order was paid in full; it is asked again later (not `seen`).
 */
async function look(
  gateway: Gateway,
  order: Order,
  id: string,
): Promise<{ payment: Payment; seen: boolean }> {
  const { amountPaise, currency } = order;
  let payment: Payment = { id, amountPaise, currency, status: 'authorized' };
  try {
    const payments = await gateway.paymentsOf(order.providerOrderId);
    const known = payments.find((each) => each.id === id);
    if (!known) return { payment, seen: false };
    payment = known;
    if (known.status === 'authorized' && known.amountPaise === amountPaise) {
      await gateway.capture(known);
      return { payment, seen: true };
    }
    return { payment, seen: known.status === 'captured' };
  } catch (error) {
    if (!(error instanceof GatewayFailed)) throw error;
    return { payment, seen: false };
  }
}

const failure = 'The bank refused this test payment';

export const paySandbox = wherePaid(
  withErrorBoundary(async (request) => {
    const outcome = await catchStoreUnavailable(() => settle(request));
    if ('ok' in outcome) return outcome.ok;
    return isPlainPost(request)
      ? replyPaymentErrorPage(outcome.error, 'again')
      : replyError(outcome.error);
  }),
);

async function settle(request: Request): Promise<Result<Response>> {
  const { env, store, now } = context();
  const refused = checkOrigin(request, env);
  if (refused) return { error: refused };
  const read = await readBody(request);
  if ('error' in read) return read;
  const { fields, plain } = read.ok;
  const gateway = await openGateway(env, store);
  const order = await store.findOrder(line(fields.order));
  if (!gateway.sandbox || !order) {
    return httpError(404, 'There is no such order.');
  }
  const outcome = line(fields.outcome);
  if (outcome === 'close')
    return { ok: leadTo(cancelledAt(routes.sandboxCheckout, order.providerOrderId)) };
  const status = outcome === 'pay' ? 'captured' : 'failed';
  const payment = await payInSandbox(store, order, status, gateway.secret, now());
  const paymentId = payment.razorpay_payment_id;
  if (plain) {
    const returned = status === 'captured' ? payment : { 'error[code]': 'TEST' };
    return { ok: await replyAtReturn(request, returned) };
  }
  const body = status === 'captured' ? payment : { description: failure, paymentId };
  return { ok: Response.json(body, { headers: { 'cache-control': 'no-store' } }) };
}

/** The provider's page posts its answer from the visitor's browser; here the browser is spared that. */
function replyAtReturn(
  request: Request,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const { env } = context();
  return verifyPayment()(
    new Request(`${env.origin}${apiRoutes.verifyPayment}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: request.headers.get('cookie') ?? '',
      },
      body: new URLSearchParams(fields).toString(),
    }),
  );
}
