import { escapeHtml } from '#lib/html';
import { fillPage } from '#lib/intake/error-page';
import type { HttpError } from '#lib/intake/http-error';
import { routes } from '#lib/routes';

const ways = {
  again: { href: routes.aiWebinarPayment, label: 'Try again' },
  home: { href: routes.home, label: 'Go Back Home' },
  free: { href: routes.jobHunt, label: 'Free webinars' },
} as const;

/**
 * What a visitor without script sees when a payment did not go through, and where to go on. The caller
 * says `again` only where nothing was paid: whoever may have paid is not asked to pay again.
 */
export function replyPaymentErrorPage(
  { status, message, retryAfterSeconds }: HttpError,
  way: keyof typeof ways,
  /** Where the visitor's own order can still be paid. */
  checkout?: string,
): Response {
  const { href, label } = ways[way];
  const next = `<a class="button" href="${escapeHtml(checkout ?? href)}">${label}</a>`;
  const inner = `<div class="summary max-w-2xl" role="alert"><h2>${escapeHtml(message)}</h2></div><p class="mt-7">${next}</p>`;
  return new Response(fillPage(routes.paymentProblem, message, inner), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  });
}
