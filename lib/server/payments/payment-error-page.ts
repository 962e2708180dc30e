import type { HttpError } from '#lib/server/http/errors/http-error';
import { renderPage } from '#lib/server/http/page-view';
import { renderPaths } from '#lib/shared/addresses/render-paths';
import { routes } from '#lib/shared/addresses/routes';
import { callbackFrom, type Place } from '#lib/shared/forms/asked-from';
import { escapeHtml } from '#lib/shared/pages/html';

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

/**
 * What a visitor without script sees when a payment did not go through, and where to go on. The caller
 * says `again` only where nothing was paid: whoever may have paid is not asked to pay again.
 */
export async function replyPaymentErrorPage(
  { status, message, retryAfterSeconds }: HttpError,
  way: keyof typeof ways,
  /** Where the visitor's own order can still be paid. */
  checkout?: string,
): Promise<Response> {
  const next = ways[way].map(
    ({ href, label }, index) =>
      `<a class="button${index > 0 ? ' line' : ''}" href="${escapeHtml(checkout ?? href)}">${label}</a>`,
  );
  const note =
    way === 'closed'
      ? '<p>Nothing is charged. Ask for a callback, and we will tell you about the next edition.</p>'
      : '';
  const inner = `<div class="summary max-w-2xl" role="alert"><h2>${escapeHtml(message)}</h2>${note}</div><p class="mt-7 flex flex-wrap gap-3">${next.join(' ')}</p>`;
  const page = await renderPage(renderPaths.paymentProblem, {
    title: 'About your payment',
    html: inner,
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
