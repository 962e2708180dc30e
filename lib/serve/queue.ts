/** Who finds no room waits a moment for it: a client that is refused at once comes back at once, and the process would do nothing but refuse. */

const longestMs = 1_500;
/** More who wait would cost more than their noes. */
const mostWaiting = 2_000;

interface Guest {
  come(): void;
  /** There was no room in time. */
  leave(): void;
  hasGone(): boolean;
}

export interface Queue {
  join(guest: Guest): void;
  /** There is room for one. */
  next(): void;
}

export function newQueue(): Queue {
  const waiting: { readonly guest: Guest; readonly latest: number }[] = [];
  let timed = false;

  function sendAway(): void {
    const now = performance.now();
    while (waiting[0] && waiting[0].latest <= now) waiting.shift()?.guest.leave();
    timed = waiting[0] !== undefined;
    if (waiting[0]) setTimeout(sendAway, Math.ceil(waiting[0].latest - now));
  }

  return {
    join(guest) {
      if (waiting.length >= mostWaiting) return guest.leave();
      waiting.push({ guest, latest: performance.now() + longestMs });
      if (!timed) setTimeout(sendAway, longestMs);
      timed = true;
    },
    next() {
      let first = waiting.shift();
      while (first?.guest.hasGone()) first = waiting.shift();
      first?.guest.come();
    },
  };
}
