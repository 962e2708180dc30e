/** A member cancels a batch at the moment at which somebody pays for it: both are answered, in either order. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { askForPayment } from '#lib/payments/actions/ask';
import { registerPayment } from '#lib/payments/actions/sale';
import { readEnv } from '#lib/platform/config/env';
import type { Store } from '#lib/platform/db/store';
import { moneyHolds, seatHolds, taskHolds } from '#tests/payments/model/stored';
import { batchOf } from '#tests/platform/db/batch-samples';
import { crossed } from '#tests/platform/db/crossed';
import { openAt, testedEngines } from '#tests/platform/db/engines';
import { storeEnquiry } from '#tests/platform/db/enquiry-samples';
import { partOrderOf } from '#tests/platform/db/order-samples';

const now = Date.parse('2026-11-24T11:00:00+05:30');
const by = { member: 'meena@hoa.example', at: now };
const batch = 'k7m3qz';

/** Somebody who has asked for a seat in the batch and opened the checkout. */
async function openCheckout(store: Store) {
  const context = { env: readEnv({}), store, wake: () => {}, now: () => now };
  await store.addBatch(batchOf({ id: batch }), by);
  const { id, enquiry: stored } = await storeEnquiry(store, { kind: 'certificate' });
  const enquiry = await store.findEnquiry(stored.reference);
  if (!enquiry) throw new Error('the enquiry is gone');
  const member = { address: by.member, name: 'Meena' };
  const fields = { line: `batch-${batch}` };
  await askForPayment({ context, by: member, enquiry, fields, now });
  const [request] = (await store.findPaymentFile(id)).requests;
  if (!request) throw new Error('nothing was asked for');
  const { number, amountPaise } = request;
  const order = await store.recordOrder(partOrderOf(number, 1, { amountPaise }), randomUUID());
  const came = { id: `pay_${randomUUID()}`, amountPaise, currency: 'INR' };
  return { id, amountPaise, pay: () => registerPayment(context, order, came) };
}

const cancel = (store: Store) =>
  store.changeBatch({ id: batch, version: 1, change: { kind: 'cancel' }, by });

test.each(testedEngines)(
  'a batch that is cancelled at the moment of a payment leaves no money without a duty, and both are answered (%s)',
  async (_, open) => {
    const place = await open();
    const store = await openAt(place);
    const { id, amountPaise, pay } = await openCheckout(store);
    // The payment has its request and waits for the number of its invoice; the cancellation has the batch and waits for the
    // request. Then each waits for the other.
    const [paid, cancelled] = await crossed(place, 'invoice_series', pay, () => cancel(store));
    expect(cancelled).toBeUndefined();
    expect((await store.findBatch(batch, now))?.cancelledAt).toBe(now);
    const kinds = (await store.listTasksOf(id)).map(({ kind }) => kind);
    // Paid before: staff move the seat or refund it. Cancelled before: the money goes back.
    expect([paid, kinds]).toEqual(
      paid === 'registered' ? ['registered', ['batch-cancelled']] : ['stray', ['to-go-back']],
    );
    expect(moneyHolds(await store.findPaymentFile(id), amountPaise)).toEqual([]);
    expect(await seatHolds(store, [batch], now)).toEqual([]);
    expect(await taskHolds(store, id, now)).toEqual([]);
    await store.close();
    await place.remove();
  },
);
