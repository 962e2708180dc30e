import { newCensus } from '#lib/limits/census';
import { newWaitQueue, type WaitingRequest } from '#lib/server/wait-queue';

interface Room {
  /** So many are in at once. */
  readonly places: number;
  /** So many of them of one household; of its whole site (/48) twice as many. */
  readonly mostEach: number;
  /** So long a guest waits for a place. */
  readonly longestMs: number;
}

/** Lets in who finds a place, and others when one is free: a network that holds few before one that holds many. */
export function newPlaces({ places, mostEach, longestMs }: Room): (guest: WaitingRequest) => void {
  const held = newCensus();
  const queue = newWaitQueue(longestMs);
  let underWay = 0;

  function enter(guest: WaitingRequest): void {
    const { visitor } = guest;
    underWay += 1;
    held.add(visitor);
    let isIn = true;
    guest.admit(() => {
      if (!isIn) return;
      isIn = false;
      underWay -= 1;
      held.remove(visitor);
      const next = underWay < places ? queue.take(held, mostEach) : undefined;
      if (next) enter(next);
    });
  }

  return (guest) => {
    if (underWay < places && held.mayAdd(guest.visitor, mostEach)) enter(guest);
    else queue.join(guest);
  };
}
