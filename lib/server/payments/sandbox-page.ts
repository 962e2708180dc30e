/** The sandbox's own checkout: it pays, fails or closes an order as the provider would. */
import { catchStoreUnavailable, httpError, type Result } from '#lib/server/http/errors/http-error';
import { isPlainPost, readBody } from '#lib/server/intake/body';
import { checkOrigin } from '#lib/server/intake/guard';
import { leadTo, replyError, withErrorBoundary } from '#lib/server/intake/reply';
import { openGateway } from '#lib/server/payments/gateway';
import { payInSandbox } from '#lib/server/payments/gateway-sandbox';
import { cancelledAt } from '#lib/server/payments/order-page';
import { replyPaymentErrorPage, wherePaid } from '#lib/server/payments/payment-error-page';
import { verifyPayment } from '#lib/server/payments/verify';
import { site } from '#lib/server/site';
import { apiRoutes, routes } from '#lib/shared/addresses/routes';
import { line } from '#lib/shared/forms/sanitize';

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
