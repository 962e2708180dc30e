/** The sandbox's own checkout: it pays, fails or closes an order as the provider would. */
import { line } from '#lib/forms/sanitize';
import { isPlainPost, readBody } from '#lib/intake/body';
import { checkOrigin } from '#lib/intake/guard';
import { catchStoreUnavailable, httpError, type Result } from '#lib/intake/http-error';
import { replyError, withErrorBoundary } from '#lib/intake/reply';
import { openGateway } from '#lib/payments/gateway';
import { payInSandbox } from '#lib/payments/gateway-sandbox';
import { wherePaid } from '#lib/payments/offered';
import { cancelledAt } from '#lib/payments/order-page';
import { replyPaymentErrorPage } from '#lib/payments/payment-error-page';
import { verifyPayment } from '#lib/payments/verify';
import { apiRoutes, routes } from '#lib/routes';
import { site } from '#lib/site';

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
  const { env, store, now } = site();
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
  const told = status === 'captured' ? payment : { description: failure, paymentId };
  return { ok: Response.json(told, { headers: { 'cache-control': 'no-store' } }) };
}

/** The provider's page posts its answer from the visitor's browser; here the browser is spared that. */
function replyAtReturn(
  request: Request,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const { env } = site();
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

const leadTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
