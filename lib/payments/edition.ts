/** Which edition is sold, and whether it still is (contract: R8). */
import { type Edition, editions } from '#data/webinars';
import type { Env } from '#lib/env';
import type { OrderStore } from '#lib/store/orders';

export const currentEdition = (): Edition => editions.at(-1) ?? editions[0];

/** An edition that was sold once; orders outlive the page. */
export const editionOf = (id: string): Edition =>
  editions.find((edition) => edition.id === id) ?? currentEdition();

/** The instant after which nobody can register, in ISO 8601. */
export const closesAt = (edition: Edition, env: Pick<Env, 'AI_WEBINAR_CLOSES_AT'>) =>
  env.AI_WEBINAR_CLOSES_AT ?? edition.closesAt;

/** Open until the closing time and, where seats are counted, until they are paid for. */
export async function isOpen(
  edition: Edition,
  env: Pick<Env, 'AI_WEBINAR_CLOSES_AT'>,
  now: number,
  store: Pick<OrderStore, 'countPaid'> | undefined,
): Promise<boolean> {
  if (now >= Date.parse(closesAt(edition, env))) return false;
  if (edition.seats === undefined || !store) return true;
  return (await store.countPaid(edition.id)) < edition.seats;
}
