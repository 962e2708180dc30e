/** The calls of a payment, where money is taken. */

import { httpError } from '#lib/server/http/errors/http-error';
import { isPlainPost } from '#lib/server/intake/body';
import { replyError } from '#lib/server/intake/reply';
import { replyPaymentErrorPage } from '#lib/server/payments/payment-error-page';
import { takesPayments } from '#lib/server/payments/takes-payments';
import { site } from '#lib/server/site';

const opensLater = 'Registration opens later.';

/** `call` where money is taken; elsewhere 404, as of everything that is not set. */
export const wherePaid =
  (call: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    if (takesPayments(site().env)) return call(request);
    const { error } = httpError(404, opensLater);
    return isPlainPost(request) ? replyPaymentErrorPage(error, 'later') : replyError(error);
  };
