import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { newBreath } from '#lib/outbox/breath';

async function restsNow(breathe: () => Promise<void>): Promise<boolean> {
  let rested = false;
  const breath = breathe().then(() => {
    rested = true;
  });
  await turn();
  const resting = !rested;
  await breath;
  return resting;
}

test('mails wait for a moment while visitors keep the process busy', async () => {
  const breathe = newBreath();
  const until = performance.now() + 40;
  while (performance.now() < until);
  expect(await restsNow(breathe)).toBe(true);
});

test('mails follow each other at once while nobody else is there', async () => {
  const breathe = newBreath();
  await wait(60);
  expect(await restsNow(breathe)).toBe(false);
});
