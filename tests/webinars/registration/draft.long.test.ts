import { expect, it } from '@jest/globals';
import { forEachTest } from '#tests/setup/for-each-test';
import { openRegistrationHarness } from '#tests/webinars/registration/registration-harness';

const site = forEachTest(openRegistrationHarness);

it('a draft is counted apart, 600 in ten minutes', async () => {
  site().open({ RATE_LIMIT: '1' });
  for (let count = 0; count < 600; count += 1) expect((await site().draft()).status).toBe(200);
  expect((await site().draft()).status).toBe(429);
  const response = await site().register();
  expect(response.status).toBe(200);
});
