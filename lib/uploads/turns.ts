/** Uploads take turns, so that many at once do not fill the memory. */

export interface Turns {
  /** Runs `work` when one of the places is free. Gives `undefined` where none was by the signal's end. */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T | undefined>;
}

export function newTurns(places: number): Turns {
  const waiting = new Set<() => void>();
  let free = places;

  function leave(): void {
    const next = waiting.values().next().value;
    if (next) next();
    else free += 1;
  }

  /** True once a place is ours. */
  function enter(signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    if (free > 0) {
      free -= 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const settle = (ours: boolean) => {
        waiting.delete(come);
        signal.removeEventListener('abort', giveUp);
        resolve(ours);
      };
      const come = () => settle(true);
      const giveUp = () => settle(false);
      waiting.add(come);
      signal.addEventListener('abort', giveUp);
    });
  }

  return {
    async run(signal, work) {
      if (!(await enter(signal))) return undefined;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
