/** What the pages of the paid webinar show: the edition, until when, and whether it is still sold. */

import { takesPayments } from '#lib/server/payments/takes-payments';
import { env } from '#lib/server/settings/env';
import { openedSite } from '#lib/server/site';
import { closesAt, currentEdition, isOpen } from '#lib/shared/calendar/rules';

/** Seats are counted once the site is open; a page made by the build goes by the clock alone. */
export async function editionNow(now: number) {
  const edition = currentEdition(now);
  const opensLater = !takesPayments(env());
  const closing = closesAt(edition, env());
  return {
    edition,
    closesAt: closing,
    /** No payment keys yet: what is said instead of "closed". */
    later: opensLater && laterWords(now >= Date.parse(closing)),
    open: !opensLater && (await isOpen(edition, env(), now, openedSite()?.store)),
  };
}

const laterWords = (over: boolean) =>
  over ? 'Registration for the next edition opens later' : 'Registration opens later';
