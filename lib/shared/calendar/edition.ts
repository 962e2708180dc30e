/** Which edition is sold, and whether it still is (contract: R8). */
import { type Edition, editions } from '#data/webinars';
import type { Store } from '#lib/server/store/store';
import { sessionTimeText } from '#lib/shared/calendar/session-time';
import { instantInIndia } from '#lib/shared/india';

/** The next one that is not over at `now` (epoch milliseconds); the newest once all of them are. */
export const currentEdition = (
  now = Date.now(),
  among: readonly [Edition, ...Edition[]] = editions,
): Edition =>
  among.toSorted((a, b) => endOf(a) - endOf(b)).find((edition) => endOf(edition) > now) ??
  among.at(-1) ??
  among[0];

const endOf = ({ date, end }: Pick<Edition, 'date' | 'end'>) => instantInIndia(date, end);

/** Why `AI_WEBINAR_CLOSES_AT` cannot be: it would sell places of a webinar that is over. */
export function closingProblem(closing: string, now = Date.now()): string | undefined {
  const edition = currentEdition(now);
  if (Date.parse(closing) <= endOf(edition)) return undefined;
  return `AI_WEBINAR_CLOSES_AT: after the webinar it closes (${sessionTimeText(edition)}); a new date is a new edition in data/webinars.ts`;
}

/** An edition that was sold once; orders outlive the page. */
export const editionOf = (id: string): Edition =>
  editions.find((edition) => edition.id === id) ?? currentEdition();

/** Of the environment, which asks this file about it. */
interface Closing {
  readonly AI_WEBINAR_CLOSES_AT?: string | undefined;
}

/** The instant after which nobody can register, in ISO 8601. */
export const closesAt = (edition: Edition, env: Closing) =>
  env.AI_WEBINAR_CLOSES_AT ?? edition.closesAt;

/** Open until the closing time and, where seats are counted, until they are paid for. */
export async function isOpen(
  edition: Edition,
  env: Closing,
  now: number,
  store: Pick<Store, 'countPaid'> | undefined,
): Promise<boolean> {
  if (now >= Date.parse(closesAt(edition, env))) return false;
  if (edition.seats === undefined || !store) return true;
  return (await store.countPaid(edition.id)) < edition.seats;
}
