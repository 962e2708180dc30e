import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { newThrottle } from '#lib/outbox/throttle';

async function restsNow(throttle: () => Promise<void>): Promise<boolean> {
  let rested = false;
  const breath = throttle().then(() => {
    rested = true;
  });
  await turn();
  const resting = !rested;
  await breath;
  return resting;
}

test('mails wait for a moment while visitors keep the process busy', async () => {
  const throttle = newThrottle();
  const until = performance.now() + 40;
  while (performance.now() < until);
  expect(await restsNow(throttle)).toBe(true);
});

test('mails follow each other at once while nobody else is there', async () => {
  const throttle = newThrottle();
  await wait(60);
  expect(await restsNow(throttle)).toBe(false);
});
