/** What the pages of the paid webinar show: the edition, until when, and whether it is still sold. */
import { env } from '#lib/env';
import { closesAt, currentEdition, isOpen } from '#lib/payments/edition';
import { openedSite } from '#lib/site';

/** Seats are counted once the site is open; a page made by the build goes by the clock alone. */
export async function editionNow(now: number) {
  const edition = currentEdition(now);
  return {
    edition,
    closesAt: closesAt(edition, env()),
    open: await isOpen(edition, env(), now, openedSite()?.store),
  };
}
