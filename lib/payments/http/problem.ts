/** Where a payment does not go through: why, and the page that a visitor without script sees. */

import { renderPaths } from '#data/addresses/render-paths';
import { routes } from '#data/addresses/routes';
import { callbackFrom, type Place } from '#lib/forms/rules';
import { takesPayments } from '#lib/payments/rules/orders';
import { context } from '#lib/platform/context';
import { type Fields, isPlainPost } from '#lib/platform/http/intake/body';
import { type HttpError, httpError, replyError } from '#lib/platform/http/intake/reply';
import { renderPage } from '#lib/platform/http/page-view';
import { line } from '#lib/platform/values/text';

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
export function failureIn(fields: Fields): string | undefined {
  if (fields.razorpay_signature !== undefined) return undefined;
  if (!Object.keys(fields).some((name) => name.startsWith('error['))) return undefined;
  const reported = [line(fields['error[reason]']), line(fields['error[code]'])];
  const code = reported.find((each) => Object.hasOwn(known, each));
  return (code && known[code]) ?? unknown;
}
