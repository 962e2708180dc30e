import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, jest, test } from '@jest/globals';
import { startSessionMailer } from '#lib/server/sessions/session-mailer';
import { hour, openSessionPlan } from '#tests/server/desk/session-plan';
import { forEachTest } from '#tests/setup/for-each-test';

const plan = forEachTest(openSessionPlan);
afterEach(() => {
  jest.useRealTimers();
});

test('a clock that moves on brings the question bank with the next round', async () => {
  const { site, clock } = plan().desk;
  await plan().register('asha@example.com');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
  const looked = jest.spyOn(site.store, 'listFreeRegistrants');
  const mailer = startSessionMailer(site);
  while (looked.mock.results.length === 0) await turn();
  await looked.mock.results[0]?.value;
  expect(await plan().sent('asha@example.com')).toEqual(['You are registered']);
  clock.now += 30 * hour;
  jest.advanceTimersByTime(60_000);
  await mailer.stop();
  expect(await plan().sent('asha@example.com')).toContain('question-bank');
});
