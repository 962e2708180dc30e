import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { type RunningJob, startJob } from '#lib/platform/jobs/run-job';
import { log } from '#lib/platform/log/log';
import { Clock } from '#tests/platform/mail/outbox/clock';

const minute = 60_000;

let clock: Clock;
let running: RunningJob | undefined;
const logged = jest.spyOn(log(), 'error').mockImplementation(() => undefined);
beforeEach(() => {
  clock = new Clock(0);
  logged.mockClear();
});
afterEach(() => running?.stop());

/** The minutes at which it ran. */
function watched(results: readonly unknown[] = []) {
  const left = [...results];
  const at: number[] = [];
  const run = async () => {
    at.push(clock.time / minute);
    const result = left.shift();
    if (result instanceof Error) throw result;
    return result;
  };
  return { at, run };
}

test('a job runs at the start where its row says so, and again each time its rest is over', async () => {
  const now = watched();
  running = startJob('work', { firstMs: 0, everyMs: minute, run: now.run }, clock);
  await clock.pass(2.5 * minute);
  expect(now.at).toEqual([0, 1, 2]);
  await running.stop();
  const later = watched();
  running = startJob('work', { everyMs: minute, run: later.run }, clock);
  await clock.pass(minute);
  expect(later.at).toEqual([3.5]);
});

test('a job without a rhythm runs once', async () => {
  const once = watched();
  running = startJob('work', { firstMs: minute, run: once.run }, clock);
  await clock.armed();
  void clock.pass(minute);
  await turn();
  await running.stop();
  expect(once.at).toEqual([1]);
});

test('what is done in parts goes on until nothing is left', async () => {
  const parts = watched([200, 200, 3, 0]);
  running = startJob('work', { firstMs: 0, everyMs: minute, moreMs: 0, run: parts.run }, clock);
  await clock.armed();
  expect(parts.at).toEqual([0, 0, 0, 0]);
});

test('a run that fails is logged once, and keeps no later one from its work', async () => {
  const away = () => new StoreUnavailable('away');
  const failing = watched([away(), away(), 'well', away()]);
  running = startJob('work', { firstMs: 0, everyMs: minute, run: failing.run }, clock);
  await clock.pass(2.5 * minute);
  expect(failing.at).toEqual([0, 1, 2]);
  expect(logged.mock.calls).toEqual([[{ reason: 'store-unavailable' }, 'work']]);
  await clock.pass(minute);
  expect(logged).toHaveBeenCalledTimes(2);
});

test('what comes together wakes a job once; a wake during a run is followed by another run', async () => {
  const woken = watched();
  running = startJob('work', { firstMs: 0, everyMs: minute, wakeMs: 3_000, run: woken.run }, clock);
  await clock.armed();
  for (let each = 0; each < 5; each += 1) running.wake();
  await clock.pass(3_000);
  expect(woken.at).toEqual([0, 0.05]);
  await running.stop();

  const open = Promise.withResolvers<void>();
  let runs = 0;
  const run = () => {
    runs += 1;
    return runs === 1 ? open.promise : Promise.resolve();
  };
  running = startJob('work', { firstMs: 0, everyMs: minute, run }, clock);
  running.wake();
  open.resolve();
  await clock.armed();
  expect(runs).toBe(2);
});

test('the stop waits for a run under way, and does what is left to do at the end', async () => {
  const open = Promise.withResolvers<void>();
  const done: string[] = [];
  const job = startJob(
    'work',
    {
      firstMs: 0,
      everyMs: minute,
      run: async (isStopping) => {
        await open.promise;
        done.push(`run, ${isStopping()}`);
      },
      atStop: async () => void done.push('at the stop'),
    },
    clock,
  );
  const stopped = job.stop();
  await turn();
  expect(done).toEqual([]);
  open.resolve();
  await stopped;
  expect(done).toEqual(['run, true', 'at the stop']);
});
