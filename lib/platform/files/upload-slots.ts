/** Uploads take turns, so that many at once do not fill the memory. */

export interface UploadSlot {
  /** Aborted at the end of the visitor's time, or for a line that is too slow while others wait. */
  readonly signal: AbortSignal;
  progress(bytes: number): void;
}

interface Holder {
  readonly visitor: string;
  readonly since: number;
  readonly cut: AbortController;
  bytes: number;
}

/** A tenth of what brings 5 MB within a minute. */
const slowestBytesPerMs = 8;
const checkEveryMs = 500;

/**
 * Applications and those on their way to another phone share these once they have arrived whole (arrivals.ts). One of
 * 7 MB takes 28 MB here, on its way to the store and there: four of them, while others arrive, were too much for a host of 384 MB.
 */
export const uploadTurns = newUploadSlots(2);

/** An upload does not count as slow before `graceMs`. */
export function newUploadSlots(places: number, graceMs = 2_000) {
  const waiting = new Map<() => void, string>();
  const holders = new Set<Holder>();
  const held = (visitor: string) => [...holders].filter((each) => each.visitor === visitor).length;
  /** Slow lines of one network leave others room. */
  const mayEnter = (visitor: string) =>
    holders.size < places && held(visitor) < Math.ceil(places / 2);

  function enter(visitor: string): Holder {
    const holder = { visitor, since: performance.now(), cut: new AbortController(), bytes: 0 };
    holders.add(holder);
    return holder;
  }

  function leave(holder: Holder): void {
    holders.delete(holder);
    // Among equals the first to ask comes first.
    const [next] = [...waiting].sort(([, a], [, b]) => held(a) - held(b));
    if (next && mayEnter(next[1])) next[0]();
  }

  /** An idle upload gives its slot to a waiting one. */
  function endSlowUploads(): void {
    let wanted = waiting.size;
    for (const { since, bytes, cut } of holders) {
      const heldMs = performance.now() - since;
      const slow = bytes < heldMs * slowestBytesPerMs;
      if (wanted > 0 && heldMs > graceMs && slow) {
        wanted -= 1;
        cut.abort();
      }
    }
  }

  function wait(visitor: string, signal: AbortSignal): Promise<Holder | undefined> {
    return new Promise((resolve) => {
      const timer = setInterval(endSlowUploads, checkEveryMs);
      const settle = (holder?: Holder) => {
        clearInterval(timer);
        waiting.delete(come);
        signal.removeEventListener('abort', giveUp);
        resolve(holder);
      };
      const come = () => settle(enter(visitor));
      const giveUp = () => settle();
      waiting.set(come, visitor);
      signal.addEventListener('abort', giveUp);
    });
  }

  const findPlace = async (visitor: string, signal: AbortSignal) => {
    if (signal.aborted) return undefined;
    return mayEnter(visitor) ? enter(visitor) : wait(visitor, signal);
  };

  return {
    /** Does what `run` does for work that ends elsewhere: it gives the function to call at the end. */
    async take(visitor: string, signal: AbortSignal): Promise<(() => void) | undefined> {
      const holder = await findPlace(visitor, signal);
      return holder && (() => leave(holder));
    },
    /**
     * Runs `work` when one of the places is free; of those who wait, a visitor who holds the fewest places is
     * next, and nobody holds more than half of them. Gives `undefined` where none was free by the signal's end.
     */
    async run<T>(
      visitor: string,
      signal: AbortSignal,
      work: (turn: UploadSlot) => Promise<T>,
    ): Promise<T | undefined> {
      const holder = await findPlace(visitor, signal);
      if (!holder) return undefined;
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
