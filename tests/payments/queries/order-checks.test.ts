import { describe, expect, it } from '@jest/globals';
import { testedEngines } from '#tests/platform/db/engines';
import { orderOf, receiptOf } from '#tests/platform/db/order-samples';
import { noon } from '#tests/platform/db/samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';

describe.each(testedEngines)('orders to be asked about on %s', (_engine, newPlace) => {
  const { store, openOther } = newStoreForEachTest(newPlace);

  it('gives an order to be asked about to one host at a time', async () => {
    const other = await openOther();
    for (let count = 0; count < 20; count += 1) await store.recordOrder(orderOf());
    expect(await store.claimOrders(50, 1000, noon)).toHaveLength(0);
    const now = noon + 60_000;
    const claims = await Promise.all([
      store.claimOrders(15, 1000, now),
      other.claimOrders(15, 1000, now),
    ]);
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length + (await store.claimOrders(50, 1000, now)).length).toBe(20);
    expect(await store.claimOrders(50, 1000, now + 1000)).toHaveLength(20);
  });

  it('asks no more about an order that was paid meanwhile', async () => {
    const order = orderOf({ nextCheckAt: noon });
    await store.recordOrder(order);
    const [claimed = order] = await store.claimOrders(1, 1000, noon);
    await store.receiveOrder(receiptOf(order, 'pay_1'));
    await store.scheduleOrder(claimed, noon + 5000);
    await store.makeOrderDue(order.id, noon);
    expect(await store.makeOrdersDue(noon)).toBe(0);
    expect(await store.claimOrders(50, 1000, noon + 10_000)).toHaveLength(0);
  });

  it('does not let a report of the provider wait for the next planned check', async () => {
    await store.recordOrder(orderOf({ nextCheckAt: noon }));
    const [claimed] = await store.claimOrders(1, 60_000, noon);
    if (!claimed) throw new Error('no order claimed');
    await store.makeOrderDue(claimed.id, noon + 10);
    await store.scheduleOrder(claimed, noon + 3_600_000);
    const [again] = await store.claimOrders(1, 60_000, noon + 10);
    expect(again).toMatchObject({ id: claimed.id, checks: 1 });
    if (again) await store.scheduleOrder(again, undefined);
    expect(await store.claimOrders(1, 60_000, noon + 10_000_000)).toEqual([]);
  });
});
