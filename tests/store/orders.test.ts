import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { statesBefore } from '#lib/payments/order-states';
import { openStore } from '#lib/store/open-store';
import type { Order } from '#lib/store/orders';
import type { Store } from '#lib/store/store';
import { engines, type Place } from '#tests/store/engines';
import { orderOf } from '#tests/store/order-samples';
import { mailOf, noon, submissionOf } from '#tests/store/samples';

describe.each(['sqlite', 'postgres'] as const)('orders on %s', (engine) => {
  let place: Place;
  let store: Store;
  beforeEach(async () => {
    place = await engines[engine]();
    store = await openStore(place);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  const confirm = (order: Order, paymentId: string, on = store) =>
    on.confirmOrder({
      order,
      paymentId,
      from: statesBefore('paid'),
      submission: submissionOf({ id: order.id, kind: 'webinar-paid' }),
      mails: [mailOf(), mailOf({ role: 'visitor', to: order.email })],
    });

  it('gives an order back as it was kept, and the first one under a known key', async () => {
    const order = orderOf({ suspicion: 'trap field filled' });
    expect(await store.recordOrder(order, 'k')).toEqual(order);
    expect(await store.findOrder(order.providerOrderId)).toEqual(order);
    expect(await store.recordOrder(orderOf(), 'k')).toEqual(order);
    expect(await store.findOrderByKey('k')).toEqual(order);
    expect(await store.findOrder('unknown')).toBeUndefined();
    expect(await store.findOrder('none of our text: \0')).toBeUndefined();
  });

  it('registers one of many confirmations that arrive at once on two hosts', async () => {
    const other = await openStore(place);
    const order = orderOf();
    await store.recordOrder(order);
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        confirm(order, index % 3 ? 'pay_1' : 'pay_2', index % 2 ? store : other),
      ),
    );
    await other.close();
    expect(outcomes.filter((outcome) => outcome === 'registered')).toHaveLength(1);
    const kept = await store.findOrder(order.providerOrderId);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(
      kept?.paymentId === 'pay_1' ? 19 : 9,
    );
    expect((await store.backlog(noon)).waiting).toBe(2);
    expect(await store.countPaid('e1')).toBe(1);
    expect(await store.hasPaid('e1', order.email)).toBe(true);
  });

  it('moves an order from the allowed states alone', async () => {
    const order = orderOf();
    await store.recordOrder(order);
    expect(await store.moveOrder(order.id, 'failed', ['authorized'], noon)).toBe(false);
    expect(await store.moveOrder(order.id, 'failed', ['opened'], noon + 1)).toBe(true);
    expect(await store.findOrder(order.providerOrderId)).toMatchObject({
      state: 'failed',
      changedAt: noon + 1,
    });
  });

  it('gives an order to be asked about to one host at a time', async () => {
    const other = await openStore(place);
    for (let count = 0; count < 20; count += 1) await store.recordOrder(orderOf());
    expect(await store.claimOrders(50, 1000, noon)).toHaveLength(0);
    const now = noon + 60_000;
    const claims = await Promise.all([
      store.claimOrders(15, 1000, now),
      other.claimOrders(15, 1000, now),
    ]);
    await other.close();
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length + (await store.claimOrders(50, 1000, now)).length).toBe(20);
    expect(await store.claimOrders(50, 1000, now + 1000)).toHaveLength(20);
  });

  it('asks no more about an order that was paid meanwhile', async () => {
    const order = orderOf({ nextCheckAt: noon });
    await store.recordOrder(order);
    await store.claimOrders(1, 1000, noon);
    await confirm(order, 'pay_1');
    await store.scheduleOrder(order.id, noon + 5000);
    await store.makeOrderDue(order.id, noon);
    expect(await store.makeOrdersDue(noon)).toBe(0);
    expect(await store.claimOrders(50, 1000, noon + 10_000)).toHaveLength(0);
  });

  it('counts a failed payment once', async () => {
    const { providerOrderId, ...order } = orderOf();
    await store.recordOrder({ ...order, providerOrderId });
    const failed = { id: 'failed:pay_1', kind: 'failed', at: noon, providerOrderId };
    expect(await store.recordPaymentEvent(failed)).toBe(true);
    expect(await store.recordPaymentEvent(failed)).toBe(false);
    expect(await store.findOrder(providerOrderId)).toMatchObject({ attempts: 1 });
    expect(await store.findPaymentEvents(providerOrderId)).toEqual([failed]);
  });

  it('forgets unpaid orders before paid ones', async () => {
    const unpaid = orderOf();
    const paid = orderOf();
    await store.recordOrder(unpaid);
    await store.recordOrder(paid);
    await confirm(paid, 'pay_1');
    expect(await store.forgetOrders(noon + 1, noon - 1)).toBe(1);
    expect(await store.findOrder(unpaid.providerOrderId)).toBeUndefined();
    expect(await store.findOrder(paid.providerOrderId)).toBeDefined();
    expect(await store.forgetOrders(noon + 1, noon + 1)).toBe(1);
  });
});
