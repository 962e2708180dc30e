import { expect, it } from '@jest/globals';
import { dayMs as day, hourMs as hour } from '#lib/platform/values/india';
import { OutboxHarness } from '#tests/platform/mail/outbox/outbox-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const minute = 60_000;

const harness = forEachTest(OutboxHarness.open);

it.each([hour, 30 * day, -hour, -30 * day])(
  'sends what waits, soon after its clock is set by %d ms',
  async (jump) => {
    harness().server.behaviour = 'defer';
    const ids = await harness().owe(5);
    const worker = harness().worker();
    await harness().clock.pass(20 * minute);
    await worker.stop();
    // A dead host holds these.
    ids.push(...(await harness().owe(3)));
    await harness().store.claimDue('another host', 3, harness().clock.time);

    harness().worker();
    await harness().clock.pass(0);
    harness().clock.set(harness().clock.time + jump);
    harness().server.behaviour = 'accept';
    ids.push(...(await harness().owe(2)));
    // A lease is told from one of another time when it lasts an hour too long.
    await harness().clock.pass((jump === -hour ? 65 : 5) * minute);
    expect(harness().delivered()).toEqual([...ids].sort());
    expect(await harness().backlog()).toEqual({ waiting: 0, parked: 0 });
  },
);

it('lets a visitor send again once a counted time lies far in the future', async () => {
  const { store, clock } = harness();
  const window = 10 * minute;
  for (let visit = 0; visit < 60; visit += 1) await store.countRequest('a', window, clock.time);
  const yesterday = clock.time - day;
  expect(await store.countRequest('a', window, yesterday)).toEqual({
    count: 1,
    startedAt: yesterday,
  });
  expect((await store.countRequest('a', window, yesterday + minute)).count).toBe(2);
});
