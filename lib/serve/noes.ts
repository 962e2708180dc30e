/** A client that is refused at once comes back at once, and the process would do nothing but refuse: so noes wait their turn. */

/** Nobody waits longer to hear it. */
const longestMs = 1_000;
/** More who wait would cost more than their noes. */
const mostWaiting = 2_000;

export interface Noes {
  /** Says it in its turn, within a second. */
  inTurn(say: () => void): void;
  /** Work has begun: one may be said beside it, which costs it little. */
  besideWork(): void;
}

export function newNoes(): Noes {
  const waiting: { readonly say: () => void; readonly latest: number }[] = [];
  let timed = false;

  const sayFirst = () => waiting.shift()?.say();

  function sayDue(): void {
    const now = performance.now();
    while (waiting[0] && waiting[0].latest <= now) sayFirst();
    timed = waiting[0] !== undefined;
    if (waiting[0]) setTimeout(sayDue, Math.ceil(waiting[0].latest - now));
  }

  return {
    inTurn(say) {
      if (waiting.length >= mostWaiting) return say();
      waiting.push({ say, latest: performance.now() + longestMs });
      if (!timed) setTimeout(sayDue, longestMs);
      timed = true;
    },
    besideWork: sayFirst,
  };
}
