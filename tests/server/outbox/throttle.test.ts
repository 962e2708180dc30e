import { performance } from 'node:perf_hooks';
import { expect, test } from '@jest/globals';
import { newThrottle } from '#lib/server/outbox/throttle';

/** A throttle over a process that is as busy as the test says, and the rests that it took. */
function openThrottle() {
  const loop = { active: 0, idle: 0, utilization: 0 };
  const rests: number[] = [];
  const throttle = newThrottle({
    measure: () => ({ ...loop }),
    rest: async (ms) => void rests.push(ms),
  });
  return {
    rests,
    /** A mail that goes out after so many milliseconds of work and of waiting. */
    async mailAfter(spent: { readonly active: number; readonly idle: number }) {
      loop.active += spent.active;
      loop.idle += spent.idle;
      await throttle();
    },
  };
}

test('mails wait for a moment while visitors keep the process busy', async () => {
  const { rests, mailAfter } = openThrottle();
  await mailAfter({ active: 40, idle: 1 });
  await mailAfter({ active: 40, idle: 0 });
  expect(rests).toEqual([50, 50]);
});

test('mails follow each other at once while nobody else is there', async () => {
  const { rests, mailAfter } = openThrottle();
  await mailAfter({ active: 5, idle: 60 });
  await mailAfter({ active: 36, idle: 4 });
  expect(rests).toEqual([]);
});

test('a busy minute is forgotten with the next mail', async () => {
  const { rests, mailAfter } = openThrottle();
  await mailAfter({ active: 60_000, idle: 0 });
  await mailAfter({ active: 1, idle: 20 });
  expect(rests).toHaveLength(1);
});

test('a process that does nothing but work is found busy', async () => {
  const rests: number[] = [];
  const throttle = newThrottle({ rest: async (ms) => void rests.push(ms) });
  const begun = performance.eventLoopUtilization();
  // Until the loop's own clock has moved: it cannot have been idle, since it gets no turn.
  while (performance.eventLoopUtilization(begun).active === 0);
  await throttle();
  expect(rests).toHaveLength(1);
});
