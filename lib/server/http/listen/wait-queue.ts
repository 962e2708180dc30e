/** Who finds no room waits a moment for it: a client that is refused at once comes back at once, and the process would do nothing but refuse. */

import { type NetworkCounts, siteOf } from '#lib/server/limits/network';

export interface Room {
  /** So many wait. */
  readonly all: number;
  /** Of one network (an IPv4 address, an IPv6 /48) fewer, so that others find room to wait. */
  readonly each: number;
}

/** More who wait would cost more than their noes. */
const usualRoom: Room = { all: 2_000, each: 1_500 };

export interface WaitingRequest {
  /** The visitor's address. */
  readonly visitor: string;
  /** Comes in; calls back once its work is done. */
  admit(leave: () => void): void;
  /** There was no room in time. */
  sendAway(): void;
  isGone(): boolean;
}

interface Waiting {
  readonly request: WaitingRequest;
  readonly latest: number;
}

/** A line for each network (an IPv4 address, an IPv6 /48). */
export function newWaitQueue(longestMs: number, room: Room = usualRoom) {
  const lines = new Map<string, Waiting[]>();
  let count = 0;
  let timed = false;

  function dropFirst(name: string, line: Waiting[]): WaitingRequest | undefined {
    const first = line.shift()?.request;
    if (first) count -= 1;
    if (line.length === 0) lines.delete(name);
    return first;
  }

  function sendAway(): void {
    const now = performance.now();
    let next = Number.POSITIVE_INFINITY;
    for (const [name, line] of [...lines]) {
      while (line[0] && line[0].latest <= now) dropFirst(name, line)?.sendAway();
      next = Math.min(next, line[0]?.latest ?? next);
    }
    timed = next < Number.POSITIVE_INFINITY;
    if (timed) setTimeout(sendAway, Math.ceil(next - now)).unref();
  }

  return {
    join(request: WaitingRequest) {
      const name = siteOf(request.visitor);
      const line = lines.get(name) ?? [];
      if (count >= room.all || line.length >= room.each) return request.sendAway();
      lines.set(name, line);
      line.push({ request, latest: performance.now() + longestMs });
      count += 1;
      if (!timed) setTimeout(sendAway, longestMs).unref();
      timed = true;
    },
    /** The first of the network that has the fewest places; `undefined` where none may come. */
    take(held: NetworkCounts, mostEach: number): WaitingRequest | undefined {
      let best:
        | { readonly name: string; readonly line: Waiting[]; readonly has: number }
        | undefined;
      for (const [name, line] of [...lines]) {
        while (line[0]?.request.isGone()) dropFirst(name, line);
        const first = line[0]?.request;
        if (!first || !held.mayAdd(first.visitor, mostEach)) continue;
        const has = held.ofSite(first.visitor);
        if (!best || has < best.has) best = { name, line, has };
      }
      if (!best) return undefined;
      const taken = dropFirst(best.name, best.line);
      // Of networks that have as few, the one that waits longest for its turn is the next.
      if (lines.delete(best.name)) lines.set(best.name, best.line);
      return taken;
    },
  };
}
