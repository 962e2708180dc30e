import { describe, expect, it } from '@jest/globals';
import { toGoBackTask } from '#lib/payments/rules/tasks';
import { testedEngines } from '#tests/platform/db/engines';
import { orderOf, receiptOf } from '#tests/platform/db/order-samples';
import { mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';

describe.each(testedEngines)('orders on %s', (_engine, newPlace) => {
  const { store, openOther } = newStoreForEachTest(newPlace);

  it('returns an order as it was stored, and the first one under a known key', async () => {
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

  it('registers one of many confirmations that arrive at once on two hosts', async () => {
    const other = await openOther();
    const order = orderOf();
    await store.recordOrder(order);
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 ? store : other).receiveOrder(receiptOf(order, index % 3 ? 'pay_1' : 'pay_2')),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'registered')).toHaveLength(1);
    const stored = await store.findOrder(order.providerOrderId);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(
      stored?.paymentId === 'pay_1' ? 19 : 9,
    );
    expect((await store.backlog(noon)).waiting).toBe(2);
    expect(await store.countPaid('e1')).toBe(1);
    expect(await store.hasPaid('e1', order.email)).toBe(true);
    expect(await store.countPaid('e1', order.email)).toBe(1);
    expect(await store.countPaid('e2', order.email)).toBe(0);
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

  it('reports the second of two payments of one address, be they at the same moment', async () => {
    const other = await openOther();
    const [first, second] = [orderOf(), orderOf()];
    await store.recordOrder(first);
    await store.recordOrder(second);
    const notice = (kind: string) => ({
      submission: submissionOf({ kind, idempotencyKey: kind }),
      mails: [mailOf({ subject: kind })],
      task: toGoBackTask({
        ...{ payment: kind, enquiryId: undefined, amountPaise: 100, receivedAt: noon, text: '' },
      }),
    });
    const pay = (order: typeof first, on: typeof store) =>
      on.receiveOrder(
        receiptOf(order, `pay_${order.id}`, { mails: [], paidAgain: notice(`again ${order.id}`) }),
      );
    expect(await Promise.all([pay(first, store), pay(second, other)])).toEqual([
      'registered',
      'registered',
    ]);
    const mails = await store.claimDue('test', 10, noon);
    expect(mails.map(({ mail }) => mail.subject)).toEqual([
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
    await store.receiveOrder(receiptOf(paid, 'pay_1'));
    expect(await store.forgetOrders(noon + 1, noon - 1)).toBe(1);
    expect(await store.findOrder(unpaid.providerOrderId)).toBeUndefined();
    expect(await store.findOrder(paid.providerOrderId)).toBeDefined();
    expect(await store.forgetOrders(noon + 1, noon + 1)).toBe(1);
  });
});
