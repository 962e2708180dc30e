import { performance } from 'node:perf_hooks';
import { expect, test } from '@jest/globals';
import { newThrottle } from '#lib/platform/mail/outbox/timing';

/** Each mail goes out after so many milliseconds of work and of waiting. */
test.each([
  [
    'mails wait for a moment while visitors keep the process busy',
    [
      [40, 1],
      [40, 0],
    ],
    [50, 50],
  ],
  [
    'mails follow each other at once while nobody else is there',
    [
      [5, 60],
      [36, 4],
    ],
    [],
  ],
  [
    'a busy minute is forgotten with the next mail',
    [
      [60_000, 0],
      [1, 20],
    ],
    [50],
  ],
] as const)('%s', async (_, mails, expected) => {
  const loop = { active: 0, idle: 0, utilization: 0 };
  const rests: number[] = [];
  const throttle = newThrottle({
    measure: () => ({ ...loop }),
    rest: async (ms) => void rests.push(ms),
  });
  for (const [active, idle] of mails) {
    loop.active += active;
    loop.idle += idle;
    await throttle();
  }
  expect(rests).toEqual(expected);
});

test('a process that does nothing but work is found busy', async () => {
  const rests: number[] = [];
  const throttle = newThrottle({ rest: async (ms) => void rests.push(ms) });
  const before = performance.eventLoopUtilization();
  // Until the loop's own clock has moved: it cannot have been idle, since it gets no turn.
  while (performance.eventLoopUtilization(before).active === 0);
  await throttle();
  expect(rests).toHaveLength(1);
});
