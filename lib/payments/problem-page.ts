import { escapeHtml } from '#lib/html';
import { fillPage } from '#lib/intake/problem-page';
import type { Refusal } from '#lib/intake/refusal';
import { routes } from '#lib/routes';

/** What a visitor without script sees when a payment did not go through, and where to go on. */
export function replyPaymentProblem({ status, message, retryAfterSeconds }: Refusal): Response {
  const { href, label } = nextStep(status, message);
  const next = `<a class="button" href="${href}">${label}</a>`;
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

/** Whoever may have paid already is not asked to pay again. */
function nextStep(status: Refusal['status'], message: string) {
  if (status === 410) return { href: routes.jobHunt, label: 'Free webinars' };
  const unpaid = status >= 500 || message.startsWith('Payment failed');
  return unpaid
    ? { href: routes.aiWebinarPayment, label: 'Try again' }
    : { href: routes.home, label: 'Go Back Home' };
}
