/** Addresses that stand or fall with their query or the settings: what leads nowhere is answered as any unknown address, without asking Next. */
import { isMissingCheckout } from '#lib/server/payments/rules';
import { env } from '#lib/server/settings/env';
import { routes } from '#lib/shared/addresses/routes';
import { queryOf } from '#lib/shared/cart/query';
import { own } from '#lib/shared/own';
import { quotationOf } from '#lib/shared/quotation/quotation';

/** Pages that only lead on, and what says where to; empty where there is nothing to lead to. */
const leadsOn = {
  [routes.community]: 'COMMUNITY_URL',
  [routes.webinar]: 'WEBINAR_FORM_URL',
} as const;

/** `url` as the request has it, `now` in epoch milliseconds. */
export function isMissingPage(path: string, url: string, now: number): boolean {
  if (isMissingCheckout(path, env())) return true;
  const address = own(leadsOn, path);
  if (address) return env()[address] === '';
  if (path !== routes.quotation) return false;
  const at = url.indexOf('?');
  const query = queryOf(new URLSearchParams(at < 0 ? '' : url.slice(at + 1)));
  return quotationOf(query, now) === 'unknown';
}
