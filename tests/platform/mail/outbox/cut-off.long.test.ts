import { expect, it, jest } from '@jest/globals';
import { StoreUnavailable } from '#lib/platform/db/errors';
import type { Store } from '#lib/platform/db/store';
import { OutboxHarness } from '#tests/platform/mail/outbox/outbox-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const second = 1_000;

jest.setTimeout(30_000);

const harness = forEachTest(OutboxHarness.open);

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
  harness().store = dyingStore(harness().store, 3);
  const ids = await harness().owe(25);
  harness().worker();
  await harness().clock.pass(20 * second);
  expect(harness().delivered()).toEqual(ids.sort());
  expect(await harness().backlog()).toEqual({ waiting: 0, parked: 0 });
});

it('takes nothing from another host that is at work', async () => {
  const store = harness().store;
  await harness().owe(1);
  const [other] = await store.claimDue('other', 1, harness().clock.time);
  harness().store = dyingStore(store, 1);
  const ids = await harness().owe(1);
  harness().worker();
  await harness().clock.pass(20 * second);
  expect(harness().delivered()).toEqual(ids);
  expect(other && (await store.markSent(other, harness().clock.time))).toBe(true);
});

it('sends once what was sent while the store was away', async () => {
  const store = harness().store;
  let away = 3;
  harness().store = {
    ...dyingStore(store, 1),
    async markSent(...sent) {
      if (away-- > 0) throw new StoreUnavailable(new Error('terminating connection'));
      return store.markSent(...sent);
    },
  };
  const ids = await harness().owe(25);
  harness().worker();
  await harness().clock.pass(40 * second);
  expect(harness().delivered()).toEqual(ids.sort());
});
