/** The batches of one enquiry as its own page shows them: asked for, waited for, held, taken. */
import type { Store } from '#lib/server/store/store';
import { type CountedBatch, stateOf } from '#lib/shared/batches/batch';
import { nameOf, stateNames } from '#lib/shared/batches/words';
import { shortDay } from '#lib/shared/dates';
import { isoDayInIndia } from '#lib/shared/india';
import { ordinal } from '#lib/shared/words';

type Asks = Pick<Store, 'findBatch' | 'findBatchWish' | 'listSeatsOf'>;

/** "GST fundamentals, Mon 4 Jan 2027: you are fourth on the waiting list", one for each; `now` in epoch milliseconds. */
export async function ownBatches(
  store: Asks,
  enquiry: string,
  now: number,
): Promise<readonly string[]> {
  const [seats, wish] = await Promise.all([
    store.listSeatsOf(enquiry, now),
    store.findBatchWish(enquiry),
  ]);
  const lines: string[] = [];
  for (const { batch: id, heldUntil, takenAt } of seats) {
    const batch = await store.findBatch(id, now);
    const lastDay = shortDay(isoDayInIndia(heldUntil - 1));
    const held = `a seat is held for you until ${lastDay}`;
    if (batch) lines.push(lineOf(batch, now, takenAt === undefined ? held : 'you have a seat'));
  }
  if (wish && seats.every(({ batch }) => batch !== wish.batch)) {
    const batch = await store.findBatch(wish.batch, now);
    const place =
      wish.waits && wish.place ? `you are ${ordinal(wish.place)} on the waiting list` : '';
    if (batch) lines.push(lineOf(batch, now, place || 'you asked for a seat; none is held yet'));
  }
  return lines;
}

function lineOf(batch: CountedBatch, now: number, standing: string): string {
  const state = stateOf(batch, now);
  const named = `${nameOf(batch)}, ${shortDay(batch.sessions[0] ?? batch.starts)}`;
  const isAhead = state === 'open' || state === 'full';
  return `${named}: ${isAhead ? standing : `${stateNames[state].toLowerCase()}`}`;
}
