/** Addresses that stand or fall with their query: what leads nowhere is answered as any unknown address, without asking Next. */

import { queryOf } from '#lib/query';
import { quotationOf } from '#lib/quotation/quotation';
import { routes } from '#lib/routes';

/** `url` as the request has it, `now` in epoch milliseconds. */
export function isUnknownQuery(path: string, url: string, now: number): boolean {
  if (path !== routes.quotation) return false;
  const at = url.indexOf('?');
  const query = queryOf(new URLSearchParams(at < 0 ? '' : url.slice(at + 1)));
  return quotationOf(query, now) === 'unknown';
}
