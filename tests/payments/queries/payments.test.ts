/** Money on both engines and two hosts: paid once, refunded once, numbers without a gap, nothing lost. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { askForPayment, cancelPayment } from '#lib/payments/actions/ask';
import { recordPaidElsewhere } from '#lib/payments/actions/elsewhere';
import { refund } from '#lib/payments/actions/refund';
import { registerPayment } from '#lib/payments/actions/sale';
import type { ActionInput, ActionResult, Order, Refund } from '#lib/payments/schema';
import { readEnv } from '#lib/platform/config/env';
import type { AppContext } from '#lib/platform/context';
import type { Store } from '#lib/platform/db/store';
import { testedEngines } from '#tests/platform/db/engines';
import { storeEnquiry } from '#tests/platform/db/enquiry-samples';
import { partOrderOf } from '#tests/platform/db/order-samples';
import { noon } from '#tests/platform/db/samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';

const by = { address: 'meena@hoa.example', name: 'Meena' };
const env = readEnv({});

describe.each(testedEngines)('payments on %s', (_engine, newPlace) => {
  const { store, openOther } = newStoreForEachTest(newPlace);
  let other: Store;
  let hosts: readonly [AppContext, AppContext];
  let id: string;
  let reference: string;
  beforeEach(async () => {
    other = await openOther();
    const siteOf = (own: Store) => ({ env, store: own, wake: () => {}, now: () => noon });
    hosts = [siteOf(store), siteOf(other)];
    const stored = await storeEnquiry(store, { kind: 'certificate' });
    ({ id } = stored);
    ({ reference } = stored.enquiry);
  });

  const file = () => store.findPaymentFile(id);
  const all = <T>(work: (context: AppContext, at: number) => Promise<T>, many = 2) =>
    Promise.all(Array.from({ length: many }, (_, at) => work(hosts[at % 2] ?? hosts[0], at)));

  async function enquiryNow() {
    const enquiry = await store.findEnquiry(reference);
    if (!enquiry) throw new Error('gone');
    return enquiry;
  }

  async function act(
    work: (input: ActionInput) => Promise<ActionResult>,
    fields: Readonly<Record<string, unknown>>,
    context = hosts[0],
  ): Promise<ActionResult> {
    return work({ context, by, enquiry: await enquiryNow(), fields, now: noon });
  }

  async function openPart(part = 1): Promise<Order> {
    const [request] = (await file()).requests;
    const order = partOrderOf(request?.number ?? '', part, {
      amountPaise: request?.parts[part - 1]?.amountPaise ?? 0,
      buyer: { state: '33', name: 'Divya Sample', address: '', gstin: '' },
    });
    return store.recordOrder(order, randomUUID());
  }

  const paymentOf = ({ amountPaise }: Order, name: string) => ({
    id: name,
    amountPaise,
    currency: 'INR',
    paidAt: noon,
  });
  async function payFirstPart(parts = 1): Promise<void> {
    await act(askForPayment, { line: 'module-5', parts });
    const order = await openPart();
    await registerPayment(hosts[0], order, paymentOf(order, 'pay_1'));
  }
  const numbers = async () => (await file()).documents.map(({ number }) => number).sort();

  test('of requests made at the same moment one is open', async () => {
    const enquiry = await enquiryNow();
    const fields = { line: 'module-5' };
    const done = await all(
      (context) => askForPayment({ context, by, enquiry, fields, now: noon }),
      4,
    );
    expect(done.filter((each) => 'answer' in each)).toHaveLength(1);
    expect((await file()).requests.filter(({ state }) => state === 'open')).toHaveLength(1);
  });

  test('a payment reported many times, on two hosts, pays its part once', async () => {
    await act(askForPayment, { line: 'module-5', parts: 2 });
    const order = await openPart();
    await all((context) => registerPayment(context, order, paymentOf(order, 'pay_1')), 8);
    const { requests, strays } = await file();
    expect([requests[0]?.state, strays, await numbers()]).toEqual([
      'part',
      [],
      ['HOA/26-27/00001'],
    ]);
    const { mails } = await store.findRelations(id);
    expect(mails.filter(({ role }) => role === 'visitor')).toHaveLength(2);
  });

  test('two orders of one part, paid at the same moment: one pays it, the other is to go back', async () => {
    await act(askForPayment, { line: 'module-5' });
    const orders = [await openPart(), await openPart()] as const;
    await all((context, at) => {
      const order = orders[at % 2] ?? orders[0];
      return registerPayment(context, order, paymentOf(order, `pay_${at % 2}`));
    }, 6);
    const { requests, strays } = await file();
    expect(requests[0]?.state).toBe('paid');
    expect(strays).toMatchObject([{ why: 'twice' }]);
    expect(await numbers()).toEqual(['HOA/26-27/00001']);
    expect((await store.findEnquiry(reference))?.outcome).toBe('enrolled');
  });

  test('a payment and a cancellation at the same moment: it is paid, or to go back', async () => {
    await act(askForPayment, { line: 'module-5' });
    const order = await openPart();
    await Promise.all([
      registerPayment(hosts[1], order, paymentOf(order, 'pay_1')),
      act(cancelPayment, {}),
    ]);
    const { documents, strays, requests } = await file();
    expect(documents.length + strays.length).toBe(1);
    expect(requests[0]?.state).toBe(documents.length === 1 ? 'paid' : 'cancelled');
  });

  test('the same refund clicked on two hosts goes once, with one credit note', async () => {
    await payFirstPart();
    const fields = { payment: 'pay_1', amount: '11682', reason: 'Agreed' };
    const done = await all((context) => act(refund, fields, context), 4);
    expect(done.filter((each) => 'answer' in each)).toHaveLength(1);
    const { refunds, requests, documents } = await file();
    expect(refunds).toMatchObject([{ state: 'refunded', creditNote: 'CN/26-27/00001' }]);
    expect(requests[0]?.state).toBe('refunded');
    expect(documents).toHaveLength(2);
    expect(await store.claimRefunds(10, 1000, noon + 10 * 60_000)).toEqual([]);
  });

  test('a host that dies while it sends a refund leaves it to be tried again, counted as tried', async () => {
    await payFirstPart();
    const invoice = (await file()).documents[0]?.number;
    if (!invoice) throw new Error('no invoice');
    const write = {
      id,
      version: (await enquiryNow()).version,
      change: {},
      event: { id: randomUUID(), at: noon, by: { kind: 'site' }, action: 'refund', detail: {} },
    } as const;
    const waiting: Refund = {
      ...{ id: randomUUID(), payment: 'pay_1', invoice, enquiryId: id, reference },
      ...{ amountPaise: 100, reason: 'x', method: 'razorpay', state: 'waiting', tries: 0 },
      ...{ askedBy: by.address, askedAt: noon, nextTryAt: noon },
    };
    const both = { some: write, all: write };
    await store.askRefund({ refund: waiting, prefix: 'CN', refundedPaise: 0, ...both });
    const [first] = await store.claimRefunds(10, 60_000, noon);
    expect(first?.tries).toBe(1);
    expect(await other.claimRefunds(10, 60_000, noon + 1)).toEqual([]);
    const [again] = await other.claimRefunds(10, 60_000, noon + 60_000);
    expect(again?.tries).toBe(2);
    // Whoever comes back late settles nothing.
    const outcome = { state: 'refunded', providerRefundId: 'rfnd_1' } as const;
    expect(first && (await store.settleRefund(first, outcome, noon))).toBe(false);
    expect(again && (await other.settleRefund(again, outcome, noon))).toBe(true);
    expect(await store.countPayments('2026-11-20')).toMatchObject({ refundsWaiting: 0 });
  });

  test('numbers have no gap where a receipt was refused between', async () => {
    await act(askForPayment, { line: ['module-1', 'module-5'], parts: 3 });
    const paid = { method: 'bank', amount: '7080', on: '2026-11-20' };
    const pay = (number: string) => act(recordPaidElsewhere, { ...paid, number });
    expect(await pay('A')).toHaveProperty('answer.invoice', 'HOA/26-27/00001');
    expect(await pay('A')).toHaveProperty('wrong.number');
    // Both have read the same page: who keeps it second is refused, also where the first was done by then.
    const enquiry = await enquiryNow();
    const [one, two] = await all((context, at) =>
      recordPaidElsewhere({
        context,
        by,
        enquiry,
        fields: { ...paid, number: `B${at}` },
        now: noon,
      }),
    );
    expect([one, two].filter((each) => each && 'answer' in each)).toHaveLength(1);
    await pay('C');
    expect(await numbers()).toEqual(['HOA/26-27/00001', 'HOA/26-27/00002', 'HOA/26-27/00003']);
    expect(await store.countPayments('2026-11-20')).toMatchObject({ requests: { paid: 1 } });
  });

  test('who was erased by age or by hand is in none of the rows', async () => {
    await payFirstPart(2);
    const today = [(await file()).requests[0]?.parts[1]?.due ?? ''];
    expect(await store.listDueParts(today, '2026-12-27')).toHaveLength(1);
    await store.eraseEnquiry(id, noon);
    expect(await store.listDueParts(today, '2026-12-27')).toEqual([]);
    const found = await store.findDocument('HOA/26-27/00001');
    expect(found?.document).toMatchObject({ name: 'Divya Sample', totalPaise: 584_100 });
  });
});
