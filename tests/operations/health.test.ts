import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { health } from '#lib/health';
import { site } from '#lib/site';
import { openTrial, type Trial } from '#tests/enquiries/trial';

let trial: Trial;
beforeEach(async () => {
  trial = await openTrial();
});
afterEach(() => trial.close());

const failing = {
  status: 'failing',
  store: 'failing',
  mail: { waiting: 0, parked: 0, oldestSeconds: 0 },
};

test('is well while the store writes', async () => {
  const answer = await health();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ ...failing, status: 'ok', store: 'ok' });
});

test('says that the store fails while another program holds it', async () => {
  const release = trial.hold();
  const answer = await health();
  release();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual(failing);
  expect((await health()).status).toBe(200);
});

test('says that the store fails for a reason that nobody foresaw, and not with an empty answer', async () => {
  await site().store.close();
  const answer = await health();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual(failing);
});
