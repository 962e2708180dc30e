/** Runs one row of the table of jobs (lib/start/site-run.ts): one run after the other, each in its time, until the stop. */
import { errorFields, log } from '#lib/platform/log/log';
import { newWakeableTimer, realTimers, type Timers } from '#lib/platform/mail/outbox/timing';

/** All times are milliseconds. */
export interface Job {
  /** From the end of a run to the next one; absent: it runs once. */
  readonly everyMs?: number;
  /** From the start to the first run; absent: `everyMs`. */
  readonly firstMs?: number;
  /** The delay between batches of a job that returns the number of processed rows, until it returns 0. */
  readonly moreMs?: number;
  /** From a run that failed to the next, in which it is not woken; absent: `everyMs`. */
  readonly failedMs?: number;
  /** From being woken to the run: what comes together is done together. Absent: at once. */
  readonly wakeMs?: number;
  /** A long run asks whether the stop waits for it. */
  readonly run: (isStopping: () => boolean) => Promise<unknown>;
  readonly atStop?: () => Promise<unknown>;
}

export interface RunningJob {
  wake(): void;
  /** Waits for a run under way. */
  stop(): Promise<void>;
}

/** A failure is logged under `name`. */
export function startJob(name: string, job: Job, timers: Timers = realTimers): RunningJob {
  const { everyMs, firstMs = everyMs, moreMs, failedMs, wakeMs = 0 } = job;
  const timer = newWakeableTimer(timers);
  let stopping = false;
  let waking: unknown;
  let failure = '';

  /** Gives the rest before the next run, `undefined` after the only one. */
  async function runOnce(): Promise<number | undefined> {
    try {
      const many = await job.run(() => stopping);
      failure = '';
      const isPart = moreMs !== undefined && typeof many === 'number' && many > 0;
      return isPart ? moreMs : everyMs;
    } catch (error) {
      const fields = errorFields(error);
      // One line for a store that is away, however often it is asked: health reports it meanwhile.
      if (failure !== JSON.stringify(fields)) log().error(fields, name);
      failure = JSON.stringify(fields);
      return failedMs ?? everyMs;
    }
  }

  async function runUntilStopped(): Promise<void> {
    for (let restMs = firstMs; restMs !== undefined && !stopping; restMs = await runOnce()) {
      if (restMs > 0) await timer.sleep(restMs, failure === '' || failedMs === undefined);
      if (stopping) break;
      timer.reset();
    }
    await job.atStop?.();
  }

  const running = runUntilStopped();
  return {
    wake() {
      if (wakeMs === 0) return timer.wake();
      waking ??= timers.setTimer(() => {
        waking = undefined;
        timer.wake();
      }, wakeMs);
    },
    stop() {
      stopping = true;
      timers.clearTimer(waking);
      timer.stop();
      return running;
    },
  };
}
