import { expect, test } from '@jest/globals';
import { newSessionMailer } from '#lib/server/sessions/jobs';
import { hour, openSessionPlan } from '#tests/server/desk/session-plan';
import { forEachTest } from '#tests/setup/for-each-test';

const plan = forEachTest(openSessionPlan);

test('a clock that moves on brings the question bank with the next round', async () => {
  const { site, clock } = plan().desk;
  await plan().register('asha@example.com');
  const sendMails = newSessionMailer(site);
  await sendMails();
  expect(await plan().sent('asha@example.com')).toEqual(['You are registered']);
  clock.now += 30 * hour;
  await sendMails();
  expect(await plan().sent('asha@example.com')).toContain('question-bank');
});
