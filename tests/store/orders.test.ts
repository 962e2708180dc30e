import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { statesBefore } from '#lib/payments/order-states';
import { seriesOf } from '#lib/store/invoices';
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
    const order = orderOf({
      suspicion: 'trap field filled',
      page: '/aiwebinar',
      campaign: 'insta / post',
    });
    expect(await store.recordOrder(order, 'k')).toEqual(order);
    expect(await store.findOrder(order.providerOrderId)).toEqual(order);
    expect(await store.recordOrder(orderOf(), 'k')).toEqual(order);
    expect(await store.findOrderByKey('k')).toEqual(order);
    expect(await store.findOrder('unknown')).toBeUndefined();
    expect(await store.findOrder('none of our text: \0')).toBeUndefined();
  });

  it('numbers the invoices of a financial year without a gap, whatever is repeated, refused or at once', async () => {
    const other = await openStore(place);
    const orders = Array.from({ length: 12 }, () => orderOf());
    for (const order of orders) await store.recordOrder(order);
    await Promise.all(
      orders.flatMap((order, at) => [
        confirm(order, `pay_${at}`, at % 2 ? store : other),
        confirm(order, `pay_${at}`, at % 2 ? other : store),
        confirm(order, `pay_other_${at}`),
      ]),
    );
    await other.close();
    // The submission of this one is there already: its transaction is undone, and so is its number.
    const broken = orderOf();
    await store.recordOrder(broken);
    await expect(
      store.confirmOrder({
        order: broken,
        paymentId: 'pay_broken',
        from: statesBefore('paid'),
        submission: submissionOf({ id: orders[0]?.id ?? '', kind: 'webinar-paid' }),
        mails: [],
      }),
    ).rejects.toThrow();
    const last = orderOf();
    await store.recordOrder(last);
    await confirm(last, 'pay_last');
    const numbers = await Promise.all(
      [...orders, last].map(async ({ providerOrderId }) => {
        return (await store.findOrder(providerOrderId))?.invoiceNumber ?? '';
      }),
    );
    expect(numbers.sort()).toEqual(
      Array.from({ length: 13 }, (_, at) => `${seriesOf(noon)}/${String(at + 1).padStart(5, '0')}`),
    );
  });

  it('begins a new series in April, in India', () => {
    expect(seriesOf(Date.parse('2027-03-31T23:59:00+05:30'))).toBe('HOA/26-27');
    expect(seriesOf(Date.parse('2027-04-01T00:00:00+05:30'))).toBe('HOA/27-28');
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
    const [claimed = order] = await store.claimOrders(1, 1000, noon);
    await confirm(order, 'pay_1');
    await store.scheduleOrder(claimed, noon + 5000);
    await store.makeOrderDue(order.id, noon);
    expect(await store.makeOrdersDue(noon)).toBe(0);
    expect(await store.claimOrders(50, 1000, noon + 10_000)).toHaveLength(0);
  });

  it('keeps what the provider told meanwhile from waiting for the next planned check', async () => {
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

  it('tells of the second of two payments of one address, be they at the same moment', async () => {
    const other = await openStore(place);
    const [first, second] = [orderOf(), orderOf()];
    await store.recordOrder(first);
    await store.recordOrder(second);
    const notice = (kind: string) => ({
      submission: submissionOf({ kind, idempotencyKey: kind }),
      mails: [mailOf({ subject: kind })],
    });
    const pay = (order: typeof first, on: typeof store) =>
      on.confirmOrder({
        order,
        paymentId: `pay_${order.id}`,
        from: ['opened'],
        submission: submissionOf({ id: order.id, kind: 'webinar-paid' }),
        mails: [],
        paidAgain: notice(`again ${order.id}`),
      });
    expect(await Promise.all([pay(first, store), pay(second, other)])).toEqual([
      'registered',
      'registered',
    ]);
    await other.close();
    const told = await store.claimDue('test', 10, noon);
    expect(told.map(({ mail }) => mail.subject)).toEqual([
      expect.stringMatching(`again (${first.id}|${second.id})`),
    ]);
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
