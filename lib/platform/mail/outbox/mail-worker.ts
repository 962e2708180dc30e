/** Delivers what submissions owe: it loses nothing, waits out whatever fails, and never throws. */

import type { Store } from '#lib/platform/db/store';
import { log as defaultLog, errorFields } from '#lib/platform/log/log';
import {
  deliverDue,
  type MailLinks,
  type MailWorkerLog,
  type Round,
} from '#lib/platform/mail/outbox/deliver';
import { newMailServerHealth } from '#lib/platform/mail/outbox/mail-server-health';
import {
  detectClockJump,
  newWakeableTimer,
  pollMs,
  probeDelayMs,
  realTimers,
  type Timers,
} from '#lib/platform/mail/outbox/timing';
import type { AwayReason, Transport } from '#lib/platform/mail/transport';

export interface OutboxWorker {
  wake(): void;
  stop(): Promise<void>;
  idle(): Promise<void>;
}

export interface MailWorker extends OutboxWorker {
  /** The mail server was found away without a mail: sending waits until it is back. */
  noteAway(reason: AwayReason): void;
}

export interface MailWorkerParts extends Partial<Timers> {
  readonly store: Store;
  readonly transport: Transport;
  /** The name of this host: a worker takes over the leases that a stopped one of the same name left. */
  readonly owner: string;
  readonly now?: () => number;
  readonly log?: MailWorkerLog;
  readonly links: MailLinks;
  /** Between two mails, so that visitors come first. */
  readonly throttle?: () => Promise<void>;
  /** Called at startup and at each change with the reason why nothing can be sent; `undefined` while mails can be. */
  readonly notifyAway?: (reason: AwayReason | undefined) => Promise<void>;
}

const storeWaitMs = 5_000;

export function startMailWorker(parts: MailWorkerParts): MailWorker {
  const { store, transport, links, owner, now = Date.now, log = defaultLog(), throttle } = parts;
  const timer = newWakeableTimer({ ...realTimers, ...parts });
  const serverHealth = newMailServerHealth();
  const waiting: (() => void)[] = [];
  const stopped = Promise.withResolvers<undefined>();
  let stopping = false;

  const round: Round = {
    store,
    transport,
    links,
    serverHealth,
    log,
    now,
    ...(throttle && { throttle }),
    claimCutOff: false,
    stopping: () => stopping,
    async storeBack(error) {
      log.warn(errorFields(error), 'mail worker waits for the store');
      if (stopping) return false;
      await timer.sleep(storeWaitMs, false);
      return true;
    },
  };

  async function run(): Promise<void> {
    const wentBack = detectClockJump(now);
    let hasStarted = false;
    let noted: AwayReason | 'nothing' | undefined = 'nothing';
    while (!stopping) {
      try {
        if (!hasStarted || wentBack()) await takeOver();
        hasStarted = true;
        const { away } = serverHealth;
        if (away !== noted) await parts.notifyAway?.(away);
        noted = away;
        if (serverHealth.away) await standBy();
        else await work();
      } catch (error) {
        await round.storeBack(error);
      }
    }
    resolveIdle(waiting.length);
  }

  // A startup may well be the repair: what waits need not wait on.
  async function takeOver(): Promise<void> {
    const released = await store.releaseLeases(owner);
    const madeDue = await store.makeAllDue(now());
    log.info({ released, madeDue }, 'mail worker started');
  }

  async function work(): Promise<void> {
    timer.reset();
    // Callers during a claim are resolved by the next one.
    const asked = waiting.length;
    const claimed = await deliverDue(round, owner);
    if (serverHealth.recovered()) await store.makeAllDue(now());
    if (claimed > 0) return;
    resolveIdle(asked);
    await timer.sleep(pollMs, true);
  }

  async function standBy(): Promise<void> {
    log.warn({ reason: serverHealth.away, failures: serverHealth.failures }, 'mail server away');
    await timer.sleep(probeDelayMs(serverHealth.failures), false);
    if (stopping) return;
    const reason = await Promise.race([transport.probe(), stopped.promise]);
    if (stopping) return;
    if (reason) {
      serverHealth.failures += 1;
      serverHealth.away = reason;
      return;
    }
    const madeDue = await store.makeAllDue(now());
    serverHealth.away = undefined;
    log.info({ madeDue }, 'mail server back');
  }

  function resolveIdle(asked: number): void {
    for (const resolve of waiting.splice(0, asked)) resolve();
  }

  const running = run();
  return {
    wake: () => timer.wake(),
    noteAway(reason) {
      serverHealth.away ??= reason;
      serverHealth.failures ||= 1;
      timer.wake();
    },
    async stop() {
      stopping = true;
      stopped.resolve(undefined);
      timer.stop();
      transport.stopping?.();
      await running;
    },
    idle() {
      if (stopping) return running;
      const idle = new Promise<void>((resolve) => waiting.push(resolve));
      timer.wake();
      return idle;
    },
  };
}
