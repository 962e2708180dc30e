import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { OutboxHarness } from '#tests/outbox/outbox-harness';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let office: OutboxHarness;
beforeEach(async () => {
  office = new OutboxHarness();
  await office.open();
});
afterEach(() => office.close());

it.each([hour, 30 * day, -hour, -30 * day])(
  'sends what waits, soon after its clock is set by %d ms',
  async (jump) => {
    office.server.mood = 'defer';
    const ids = await office.owe(5);
    const courier = office.courier();
    await office.clock.pass(20 * minute);
    await courier.stop();
    // A dead host holds these.
    ids.push(...(await office.owe(3)));
    await office.store.claimDue('another host', 3, office.clock.time);

    office.courier();
    await office.clock.pass(0);
    office.clock.set(office.clock.time + jump);
    office.server.mood = 'accept';
    ids.push(...(await office.owe(2)));
    await office.clock.pass(Math.abs(jump) === hour ? 2 * hour : 5 * minute);
    expect(office.delivered()).toEqual([...ids].sort());
    expect(await office.backlog()).toEqual({ waiting: 0, parked: 0 });
  },
);

it('lets a visitor send again once a counted time lies far in the future', async () => {
  const { store, clock } = office;
  const window = 10 * minute;
  for (let visit = 0; visit < 60; visit += 1) await store.countRequest('a', window, clock.time);
  const yesterday = clock.time - day;
  expect(await store.countRequest('a', window, yesterday)).toEqual({
    count: 1,
    startedAt: yesterday,
  });
  expect((await store.countRequest('a', window, yesterday + minute)).count).toBe(2);
});
