import type { Timers } from '#lib/platform/mail/outbox/timing';

interface Timer {
  at: number;
  readonly ms: number;
  readonly fire: () => void;
}

/** A clock that moves only when it is told to. */
export class Clock implements Timers {
  time: number;
  readonly #timers = new Set<Timer>();
  #armed: (() => void) | undefined;

  constructor(time: number) {
    this.time = time;
  }

  readonly now = () => this.time;

  readonly setTimer = (fire: () => void, ms: number): unknown => {
    const timer = { at: this.time + ms, ms, fire };
    this.#timers.add(timer);
    this.#armed?.();
    return timer;
  };

  readonly clearTimer = (timer: unknown): void => {
    this.#timers.delete(timer as Timer);
  };

  /** Resolves once somebody waits for this clock; gives the length of the shortest wait. */
  async armed(): Promise<number> {
    if (this.#timers.size === 0) {
      await new Promise<void>((resolve) => {
        this.#armed = resolve;
      });
    }
    return Math.min(...[...this.#timers].map((timer) => timer.ms));
  }

  /** Lets time go by from one wait to the next. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      await this.armed();
      const next = Math.min(...[...this.#timers].map((timer) => timer.at));
      if (next > end) break;
      this.#moveTo(next);
    }
    this.time = end;
  }

  /** Lets all of it go by at once, and whoever waited look around. */
  async jump(ms: number): Promise<void> {
    await this.armed();
    this.#moveTo(this.time + ms);
    await this.armed();
  }

  /** Somebody sets the clock: waits under way last as long as before. */
  set(time: number): void {
    for (const timer of this.#timers) timer.at += time - this.time;
    this.time = time;
  }

  #moveTo(time: number): void {
    this.time = Math.max(this.time, time);
    for (const timer of [...this.#timers]) {
      if (timer.at > this.time) continue;
      this.#timers.delete(timer);
      timer.fire();
    }
  }
}
