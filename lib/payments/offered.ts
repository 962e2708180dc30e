/** The calls of a payment, where money is taken. */
import { isPlainPost } from '#lib/intake/body';
import { httpError } from '#lib/intake/http-error';
import { replyError } from '#lib/intake/reply';
import { replyPaymentErrorPage } from '#lib/payments/payment-error-page';
import { takesPayments } from '#lib/payments/takes-payments';
import { site } from '#lib/site';

const opensLater = 'Registration opens later.';

/** `call` where money is taken; elsewhere 404, as of everything that is not set. */
export const wherePaid =
  (call: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    if (takesPayments(site().env)) return call(request);
    const { error } = httpError(404, opensLater);
    return isPlainPost(request) ? replyPaymentErrorPage(error, 'later') : replyError(error);
  };
