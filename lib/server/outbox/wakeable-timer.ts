export interface Timers {
  setTimer(fire: () => void, ms: number): unknown;
  clearTimer(timer: unknown): void;
}

export const realTimers: Timers = {
  setTimer: (fire, ms) => setTimeout(fire, ms),
  clearTimer: (timer) => clearTimeout(timer as NodeJS.Timeout),
};

export interface WakeableTimer {
  /** Ends after `ms`, or at `stop`, or at `wake` where it can be woken; a wake just before it counts. */
  sleep(ms: number, canBeWoken: boolean): Promise<void>;
  wake(): void;
  /** What was woken for is being looked at now. */
  reset(): void;
  stop(): void;
}

export function newWakeableTimer({ setTimer, clearTimer }: Timers): WakeableTimer {
  const resting = new Map<() => void, boolean>();
  let woken = false;
  let stopped = false;
  return {
    sleep(ms, canBeWoken) {
      if (stopped || (woken && canBeWoken)) return Promise.resolve();
      return new Promise((resolve) => {
        const end = () => {
          clearTimer(timer);
          resting.delete(end);
          resolve();
        };
        const timer = setTimer(end, ms);
        resting.set(end, canBeWoken);
      });
    },
    wake() {
      woken = true;
      for (const [end, canBeWoken] of resting) if (canBeWoken) end();
    },
    reset() {
      woken = false;
    },
    stop() {
      stopped = true;
      for (const end of resting.keys()) end();
    },
  };
}
