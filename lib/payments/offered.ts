/** Whether this site takes money: in trial mode in a sandbox, in public with the keys of a provider alone. */
import type { Env } from '#lib/env';
import { isPlainPost } from '#lib/intake/body';
import { httpError } from '#lib/intake/http-error';
import { replyError } from '#lib/intake/reply';
import { replyPaymentErrorPage } from '#lib/payments/payment-error-page';
import { site } from '#lib/site';

export const takesPayments = ({ mode, RAZORPAY_KEY_ID }: Pick<Env, 'mode' | 'RAZORPAY_KEY_ID'>) =>
  mode === 'trial' || RAZORPAY_KEY_ID !== undefined;

/** Whether the page of a checkout is there at all: in public the sandbox's never is. */
export const checkoutStands = (
  where: 'sandbox' | 'provider',
  env: Pick<Env, 'mode' | 'RAZORPAY_KEY_ID'>,
) => takesPayments(env) && (env.mode === 'trial' || where === 'provider');

const opensLater = 'Registration opens later.';

/** `call` where money is taken; elsewhere 404, as of everything that is not set. */
export const wherePaid =
  (call: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    if (takesPayments(site().env)) return call(request);
    const { error } = httpError(404, opensLater);
    return isPlainPost(request) ? replyPaymentErrorPage(error, 'free') : replyError(error);
  };
