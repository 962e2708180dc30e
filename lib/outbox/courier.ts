/** Delivers what submissions owe: it loses nothing, waits out whatever fails, and never throws. */
import { log as defaultLog, faultOf } from '#lib/log';
import type { Transport } from '#lib/mail/transport';
import { watchClock } from '#lib/outbox/clock-watch';
import { type CourierLog, deliverDue, type Round } from '#lib/outbox/deliver';
import { newPause, realTimers, type Timers } from '#lib/outbox/pause';
import { probeWaitMs, restMs } from '#lib/outbox/schedule';
import { newWeather } from '#lib/outbox/weather';
import { type Store, StoreUnavailable } from '#lib/store/store';

export interface Courier {
  /** Something new is due. */
  wake(): void;
  /** Lets the sends under way end and gives the rest back. */
  stop(): Promise<void>;
  /** Resolves once nothing due is left, or the courier has stopped. */
  idle(): Promise<void>;
}

export interface CourierParts extends Partial<Timers> {
  readonly store: Store;
  readonly transport: Transport;
  /** The name of this host: a courier takes over the leases that a dead one of its name left. */
  readonly owner: string;
  readonly now?: () => number;
  readonly log?: CourierLog;
  /** Between two mails, so that visitors come first. */
  readonly breathe?: () => Promise<void>;
}

const storeWaitMs = 5_000;

export function startCourier(parts: CourierParts): Courier {
  const { store, transport, owner, now = Date.now, log = defaultLog(), breathe } = parts;
  const pause = newPause({ ...realTimers, ...parts });
  const weather = newWeather();
  const waiting: (() => void)[] = [];
  const stopped = Promise.withResolvers<void>();
  let stopping = false;

  const round: Round = {
    store,
    transport,
    weather,
    log,
    now,
    ...(breathe && { breathe }),
    claimCutOff: false,
    stopping: () => stopping,
    async storeBack(error) {
      const away = error instanceof StoreUnavailable;
      log.warn(away ? { reason: 'store-unavailable' } : faultOf(error), 'courier waits');
      if (stopping) return false;
      await pause.rest(storeWaitMs, false);
      return true;
    },
  };

  async function run(): Promise<void> {
    const wentBack = watchClock(now);
    let begun = false;
    while (!stopping) {
      try {
        if (!begun || wentBack()) await takeOver();
        begun = true;
        if (weather.away) await standBy();
        else await work();
      } catch (error) {
        await round.storeBack(error);
      }
    }
    tellIdle(waiting.length);
  }

  // A start may well be the repair: what waits need not wait on.
  async function takeOver(): Promise<void> {
    const released = await store.releaseLeases(owner);
    const hurried = await store.hurry(now());
    log.info({ released, hurried }, 'courier starts');
  }

  async function work(): Promise<void> {
    pause.awake();
    // Who asks while a claim is under way is told by the next one.
    const asked = waiting.length;
    const claimed = await deliverDue(round, owner);
    if (weather.clearedUp()) await store.hurry(now());
    if (claimed > 0) return;
    tellIdle(asked);
    await pause.rest(restMs, true);
  }

  async function standBy(): Promise<void> {
    log.warn({ reason: weather.away, failures: weather.failures }, 'mail server away');
    await pause.rest(probeWaitMs(weather.failures), false);
    if (stopping) return;
    const back = await Promise.race([transport.probe(), stopped.promise]);
    if (stopping) return;
    if (!back) {
      weather.failures += 1;
      return;
    }
    const hurried = await store.hurry(now());
    weather.away = undefined;
    log.info({ hurried }, 'mail server back');
  }

  function tellIdle(asked: number): void {
    for (const tell of waiting.splice(0, asked)) tell();
  }

  const running = run();
  return {
    wake: () => pause.wake(),
    async stop() {
      stopping = true;
      stopped.resolve();
      pause.stop();
      await running;
    },
    idle() {
      if (stopping) return running;
      const idle = new Promise<void>((resolve) => waiting.push(resolve));
      pause.wake();
      return idle;
    },
  };
}
