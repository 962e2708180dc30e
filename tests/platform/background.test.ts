import { expect, test } from '@jest/globals';
import { idle, newBackground } from '#lib/platform/jobs/background';

test('steps in the background follow each other as they came, each after a rest, whatever became of the one before', async () => {
  const seen: string[] = [];
  const background = newBackground(undefined, async (ms) => {
    seen.push(ms > 0 ? 'rest after a step' : 'rest');
  });
  const step = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 2));
    seen.push(name);
    if (name === 'broken') throw new Error(name);
    return name;
  };
  const done = await Promise.allSettled([
    background(step('first')),
    background(step('broken')),
    background(step('last')),
  ]);
  expect(seen).toEqual([
    'rest',
    'first',
    'rest after a step',
    'broken',
    'rest after a step',
    'last',
  ]);
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('it waits while visitors keep the thread busy, and goes on when they have gone', async () => {
  const shares = [0.9, 0.9, 0.2];
  const loop = { active: 0, idle: 0, utilization: 0 };
  let asked = 0;
  await idle(0, () => {
    // Before and after each rest.
    if (asked % 2 === 1) {
      const share = shares[(asked - 1) / 2] ?? 0;
      loop.active += 50 * share;
      loop.idle += 50 * (1 - share);
    }
    asked += 1;
    return { ...loop };
  });
  expect(asked).toBe(2 * shares.length);
});

test('nothing begins any more once the site ends', async () => {
  const ended = new AbortController();
  const background = newBackground(ended.signal, async () => undefined);
  const started: string[] = [];
  await background(async () => {
    started.push('before');
    ended.abort();
  });
  void background(async () => void started.push('after'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(started).toEqual(['before']);
});
