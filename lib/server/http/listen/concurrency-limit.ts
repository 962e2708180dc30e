import { newWaitQueue, type Room, type WaitingRequest } from '#lib/server/http/listen/wait-queue';
import { newNetworkCounts } from '#lib/server/limits/network';

interface Limits {
  /** So many are in at once. */
  readonly slots: number;
  /** So many of them of one household; of its whole site (/48) twice as many. */
  readonly mostEach: number;
  /** So long a request waits for a slot. */
  readonly longestMs: number;
  /** How many may wait. */
  readonly room?: Room;
}

/** Lets in what finds a slot, and others when one is free: a network that holds few before one that holds many. */
export function newSlots({
  slots,
  mostEach,
  longestMs,
  room,
}: Limits): (request: WaitingRequest) => void {
  const held = newNetworkCounts();
  const queue = newWaitQueue(longestMs, room);
  let underWay = 0;

  function enter(request: WaitingRequest): void {
    const { visitor } = request;
    underWay += 1;
    held.add(visitor);
    let isIn = true;
    request.admit(() => {
      if (!isIn) return;
      isIn = false;
      underWay -= 1;
      held.remove(visitor);
      const next = underWay < slots ? queue.take(held, mostEach) : undefined;
      if (next) enter(next);
    });
  }

  return (request) => {
    if (underWay < slots && held.mayAdd(request.visitor, mostEach)) enter(request);
    else queue.join(request);
  };
}
