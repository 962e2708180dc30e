/** Addresses that stand or fall with their query or the settings: what leads nowhere is answered as any unknown address, without asking Next. */

import { env } from '#lib/env';
import { isMissingCheckout } from '#lib/payments/takes-payments';
import { queryOf } from '#lib/query';
import { quotationOf } from '#lib/quotation/quotation';
import { routes } from '#lib/routes';

/** `url` as the request has it, `now` in epoch milliseconds. */
export function isMissingPage(path: string, url: string, now: number): boolean {
  if (isMissingCheckout(path, env())) return true;
  if (path !== routes.quotation) return false;
  const at = url.indexOf('?');
  const query = queryOf(new URLSearchParams(at < 0 ? '' : url.slice(at + 1)));
  return quotationOf(query, now) === 'unknown';
}
