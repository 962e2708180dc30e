import { beforeEach, expect, test } from '@jest/globals';
import { readEnv } from '#lib/platform/config/env';
import { context, openContext } from '#lib/platform/context';
import { health } from '#lib/start/health';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { mailOf, submissionOf } from '#tests/platform/db/samples';
import { forEachTest } from '#tests/setup/for-each-test';

forEachTest(openTrial);
beforeEach(async () => {
  openContext({ ...context(), env: readEnv({ METRICS_TOKEN: 'secret' }) });
  const { store, now } = context();
  await store.recordSubmission(submissionOf(), [
    { ...mailOf(), role: 'visitor', to: 'mistyped@example.com' },
  ]);
  for (const delivery of await store.claimDue('host', 10, now() + 1e9))
    await store.markDeadLetter(delivery, 'recipient-refused', now());
});

const asked = async (authorization = '') => {
  const headers = { authorization };
  const request = new Request('http://localhost/api/health', { headers });
  return (await (await health(request)).json()).mail;
};

test('a mail to a mistyped address is no alarm: nobody can keep ours ringing', async () => {
  expect(await asked()).toMatchObject({ parked: 0 });
  expect(await asked()).not.toHaveProperty('parkedToVisitors');
});

test('the holder of the token reads how the call reached us, for the check of the proxy', async () => {
  const headers = { authorization: 'Bearer secret', 'x-visitor-address': '203.0.113.9', host: 'a' };
  const request = new Request('http://localhost/api/health', { headers });
  const { seen } = await (await health(request)).json();
  expect(seen).toEqual({ visitor: '203.0.113.9', host: 'a' });
  expect(await (await health()).json()).not.toHaveProperty('seen');
});

test('only the holder of the token sees how many there are', async () => {
  expect(await asked('Bearer secret')).toMatchObject({ parked: 0, parkedToVisitors: 1 });
  expect(await asked('Bearer guess')).not.toHaveProperty('parkedToVisitors');
});
