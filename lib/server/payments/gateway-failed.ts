import { type HttpError, httpError } from '#lib/server/http/errors/http-error';
import { log } from '#lib/server/log';
import { GatewayFailed } from '#lib/server/payments/provider';

/** To whoever wanted to pay, where the provider failed; `what` names it in the log. Throws anything else. */
export function gatewayFailed(error: unknown, what: string): { readonly error: HttpError } {
  if (!(error instanceof GatewayFailed)) throw error;
  log().warn({ reason: 'gateway-failed' }, what);
  return httpError(
    502,
    'The payment provider did not answer. Nothing was charged; please try again.',
  );
}
