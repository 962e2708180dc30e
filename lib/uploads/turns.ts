/** Uploads take turns, so that many at once do not fill the memory. */

export interface Turn {
  /** Aborted at the end of the visitor's time, or for a line that is too slow while others wait. */
  readonly signal: AbortSignal;
  /** So many bytes have come since its begin. */
  progress(bytes: number): void;
}

export interface Turns {
  /**
   * Runs `work` when one of the places is free; of those who wait, a visitor who holds the fewest places is
   * next. Gives `undefined` where none was free by the signal's end.
   */
  run<T>(
    visitor: string,
    signal: AbortSignal,
    work: (turn: Turn) => Promise<T>,
  ): Promise<T | undefined>;
}

interface Holder {
  readonly visitor: string;
  readonly since: number;
  readonly cut: AbortController;
  bytes: number;
}

/** What a request may bring along before its turn says nothing about its line. */
const headStartBytes = 64 * 1024;
const graceMs = 2_000;
/** A tenth of what brings 5 MB within a minute. */
const slowestBytesPerMs = 8;
const lookMs = 500;

export function newTurns(places: number, now: () => number = () => performance.now()): Turns {
  const waiting = new Map<() => void, string>();
  const holders = new Set<Holder>();
  let free = places;

  function leave(holder: Holder): void {
    holders.delete(holder);
    const held = (visitor: string) =>
      [...holders].filter((each) => each.visitor === visitor).length;
    // Whoever asked first is the first of equals.
    const [next] = [...waiting].sort(([, a], [, b]) => held(a) - held(b));
    if (next) next[0]();
    else free += 1;
  }

  /** Who holds a place without using it gives way to one who waits. */
  function cutSlow(): void {
    let wanted = waiting.size;
    for (const { since, bytes, cut } of holders) {
      const heldMs = now() - since;
      const slow = bytes - headStartBytes < heldMs * slowestBytesPerMs;
      if (wanted > 0 && heldMs > graceMs && slow) {
        wanted -= 1;
        cut.abort();
      }
    }
  }

  /** True once a place is ours. */
  function enter(visitor: string, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    if (free > 0) {
      free -= 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const look = setInterval(cutSlow, lookMs);
      const settle = (ours: boolean) => {
        clearInterval(look);
        waiting.delete(come);
        signal.removeEventListener('abort', giveUp);
        resolve(ours);
      };
      const come = () => settle(true);
      const giveUp = () => settle(false);
      waiting.set(come, visitor);
      signal.addEventListener('abort', giveUp);
    });
  }

  return {
    async run(visitor, signal, work) {
      if (!(await enter(visitor, signal))) return undefined;
      const holder: Holder = { visitor, since: now(), cut: new AbortController(), bytes: 0 };
      holders.add(holder);
      const progress = (bytes: number) => {
        holder.bytes = bytes;
      };
      try {
        return await work({ signal: AbortSignal.any([signal, holder.cut.signal]), progress });
      } finally {
        leave(holder);
      }
    },
  };
}
