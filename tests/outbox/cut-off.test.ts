import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Store } from '#lib/store/store';
import { StoreUnavailable } from '#lib/store/store';
import { OutboxHarness } from '#tests/outbox/outbox-harness';

const second = 1_000;

jest.setTimeout(30_000);

let office: OutboxHarness;

beforeEach(async () => {
  office = new OutboxHarness();
  await office.open();
});
afterEach(() => office.close());

/** The store does what it is asked, and dies before it can say so; `times` in a row. */
function dyingStore(store: Store, times: number): Store {
  let left = times;
  return {
    ...store,
    async claimDue(...claim) {
      const batch = await store.claimDue(...claim);
      if (batch.length === 0 || left-- <= 0) return batch;
      throw new StoreUnavailable(new Error('terminating connection'));
    },
  };
}

it('mails what it had claimed when the store died goes out as soon as the store is back', async () => {
  office.store = dyingStore(office.store, 3);
  const ids = await office.owe(25);
  office.courier();
  await office.clock.pass(20 * second);
  expect(office.delivered()).toEqual(ids.sort());
  expect(await office.backlog()).toEqual({ waiting: 0, parked: 0 });
});

it('takes nothing from another host that is at work', async () => {
  const store = office.store;
  await office.owe(1);
  const [other] = await store.claimDue('other', 1, office.clock.time);
  office.store = dyingStore(store, 1);
  const ids = await office.owe(1);
  office.courier();
  await office.clock.pass(20 * second);
  expect(office.delivered()).toEqual(ids);
  expect(other && (await store.markSent(other, office.clock.time))).toBe(true);
});

it('sends once what was sent while the store was away', async () => {
  const store = office.store;
  let away = 3;
  office.store = {
    ...dyingStore(store, 1),
    async markSent(...sent) {
      if (away-- > 0) throw new StoreUnavailable(new Error('terminating connection'));
      return store.markSent(...sent);
    },
  };
  const ids = await office.owe(25);
  office.courier();
  await office.clock.pass(40 * second);
  expect(office.delivered()).toEqual(ids.sort());
});
